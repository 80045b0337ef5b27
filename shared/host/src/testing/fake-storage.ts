import { checkStored, storedAreas } from '@storefront/contract';
import type { StoredKey, StoredValues } from '@storefront/contract';
import type { Storage } from '../host';

/** A storage in memory that holds JSON texts; like the shell's storage it drops a value of another shape when it is read. */
export class FakeStorage implements Storage {
  private local = new Map<StoredKey, string>();
  private readonly session = new Map<StoredKey, string>();
  private readonly others = new Set<FakeStorage>();
  private readonly watchers = new Map<StoredKey, Set<(value: never) => void>>();

  read<Key extends StoredKey>(key: Key): StoredValues[Key] | undefined {
    const text = this.textsOf(key).get(key);
    if (text === undefined) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      if (checkStored(key, value)) return value;
    } catch {
      // Falls through: half a JSON counts as none.
    }
    this.textsOf(key).delete(key);
    return undefined;
  }

  write<Key extends StoredKey>(key: Key, value: StoredValues[Key]) {
    const text = JSON.stringify(value);
    if (this.textsOf(key).get(key) === text) return;
    this.textsOf(key).set(key, text);
    this.notifyOtherTabs(key);
  }

  remove(...keys: StoredKey[]) {
    for (const key of keys) if (this.textsOf(key).delete(key)) this.notifyOtherTabs(key);
  }

  watch<Key extends StoredKey>(key: Key, changed: (value: StoredValues[Key] | undefined) => void) {
    const watchers = this.watchers.get(key) ?? new Set();
    this.watchers.set(key, watchers.add(changed as (value: never) => void));
    return () => void watchers.delete(changed as (value: never) => void);
  }

  /** Puts any text under a key, as a hostile or older page would have. */
  writeRaw(key: StoredKey, text: string) {
    this.textsOf(key).set(key, text);
  }

  /** Changes a key as another tab does: those who watch it are told. */
  changeElsewhere<Key extends StoredKey>(key: Key, value: StoredValues[Key] | undefined) {
    if (value === undefined) this.remove(key);
    else this.write(key, value);
    this.notify(key);
  }

  /**
   * The storage of another tab: the same local values, a session of its own. Each is told of the other's changes after every single key,
   * which exposes a reader that takes a half-written cart for a whole one.
   */
  otherTab(): FakeStorage {
    const other = new FakeStorage();
    other.local = this.local;
    this.others.add(other);
    other.others.add(this);
    return other;
  }

  private textsOf(key: StoredKey) {
    return storedAreas[key] === 'session' ? this.session : this.local;
  }

  private notifyOtherTabs(key: StoredKey) {
    for (const other of this.others) other.notify(key);
  }

  private notify<Key extends StoredKey>(key: Key) {
    const value = this.read(key);
    for (const changed of this.watchers.get(key) ?? [])
      (changed as (value: StoredValues[Key] | undefined) => void)(value);
  }
}
