import { checkStored, type StoredKey, type StoredValues } from '@storefront/contract';
import type { Storage } from '../host';

/** The stored keys in one map of JSON texts; what has another shape is dropped when read, as the shell's storage does. */
export class FakeStorage implements Storage {
  private readonly texts = new Map<StoredKey, string>();
  private readonly watchers = new Map<StoredKey, Set<(value: never) => void>>();

  read<Key extends StoredKey>(key: Key): StoredValues[Key] | undefined {
    const text = this.texts.get(key);
    if (text === undefined) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      if (checkStored(key, value)) return value;
    } catch {
      // falls through: half a JSON is as good as none
    }
    this.texts.delete(key);
    return undefined;
  }

  write<Key extends StoredKey>(key: Key, value: StoredValues[Key]) {
    this.texts.set(key, JSON.stringify(value));
  }

  remove(...keys: StoredKey[]) {
    for (const key of keys) this.texts.delete(key);
  }

  watch<Key extends StoredKey>(key: Key, changed: (value: StoredValues[Key] | undefined) => void) {
    const watchers = this.watchers.get(key) ?? new Set();
    this.watchers.set(key, watchers.add(changed as (value: never) => void));
    return () => void watchers.delete(changed as (value: never) => void);
  }

  /** Puts any text under a key, as a hostile or older page would have. */
  plant(key: StoredKey, text: string) {
    this.texts.set(key, text);
  }

  /** Changes a key as another tab does: those who watch it are told. */
  changeElsewhere<Key extends StoredKey>(key: Key, value: StoredValues[Key] | undefined) {
    if (value === undefined) this.remove(key);
    else this.write(key, value);
    for (const changed of this.watchers.get(key) ?? [])
      (changed as (value: StoredValues[Key] | undefined) => void)(value);
  }
}
