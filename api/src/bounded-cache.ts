import { LRUCache } from 'lru-cache';

/** A cache of at most `max` values that drops the least recently used one first. */
export class BoundedCache<Value extends NonNullable<unknown>> {
  readonly #values: LRUCache<string, Value>;

  constructor(max: number) {
    this.#values = new LRUCache({ max });
  }

  /** Returns the cached value, or makes and caches it. A promise that rejects or resolves to undefined is not cached. */
  get(key: string, make: () => Value): Value {
    const cached = this.#values.get(key);
    if (cached !== undefined) return cached;
    const created = make();
    this.#values.set(key, created);
    if (created instanceof Promise) {
      const drop = () => this.#drop(key, created);
      created.then((value: unknown) => (value === undefined ? drop() : undefined), drop);
    }
    return created;
  }

  /** Empties the cache. A value that an earlier `get` is still making is not cached either. */
  clear() {
    this.#values.clear();
  }

  #drop(key: string, value: Value) {
    if (this.#values.peek(key) === value) this.#values.delete(key);
  }
}
