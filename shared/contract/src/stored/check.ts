import type { StoredKey } from './keys';
import { storedChecks } from './stored.generated';
import type { StoredValues } from './values';

/** Whether a value read from storage has the shape of its key; if not, the reader drops it. */
export function checkStored<Key extends StoredKey>(key: Key, value: unknown): value is StoredValues[Key] {
  return storedChecks[key](value);
}
