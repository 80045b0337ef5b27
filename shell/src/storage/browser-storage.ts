import { checkStored, storedAreas } from '@storefront/contract';
import type { StoredKey, StoredValues } from '@storefront/contract';
import type { End, Storage } from '@storefront/host';

/** The part of the Web Storage interface that is used. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** A change that another tab has made; `key` null: everything was cleared. */
export interface ForeignChange {
  readonly key: string | null;
}

export interface BrowserStorageDeps {
  readonly local: TextStore;
  readonly session: TextStore;
  /** Listens to what other tabs of the origin change in the local store. */
  readonly listen: (heard: (change: ForeignChange) => void) => End;
  /** Called when a value of another shape was dropped. */
  readonly dropped: (key: StoredKey) => void;
}

/** The specification's keys in the browser's stores: values are checked at every read, and dropped if they have another shape. */
export function browserStorage({ local, session, listen, dropped }: BrowserStorageDeps): Storage {
  const storeOf = (key: StoredKey) => (storedAreas[key] === 'session' ? session : local);

  const read = <Key extends StoredKey>(key: Key): StoredValues[Key] | undefined => {
    const text = storeOf(key).getItem(key);
    if (text === null) return undefined;
    const value = parsed(text);
    if (checkStored(key, value)) return value;
    storeOf(key).removeItem(key);
    dropped(key);
    return undefined;
  };

  return {
    read,
    write: (key, value) => storeOf(key).setItem(key, JSON.stringify(value)),
    remove: (...keys) => {
      // From both stores: older pages may have used the other one (RTE-20).
      for (const key of keys) for (const store of [local, session]) store.removeItem(key);
    },
    watch: (key, changed) =>
      listen((change) => {
        if (change.key === key || change.key === null) changed(read(key));
      }),
  };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
