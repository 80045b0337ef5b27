import type { StoredKey } from './keys';
import { storedChecks } from './stored.generated';
import type { StoredValues } from './values';

/** Whether a value read from storage has the shape of its key; what has not is to be dropped. */
export function checkStored<Key extends StoredKey>(key: Key, value: unknown): value is StoredValues[Key] {
  return storedChecks[key](value);
}
