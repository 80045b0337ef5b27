/** A cache of at most `capacity` values that drops the least recently used one first. */
export class BoundedCache<Value> {
  #values = new Map<string, Value>();

  constructor(private readonly capacity: number) {}

  /** Returns the cached value, or makes and caches it. A promise that rejects or resolves to undefined is not cached. */
  get(key: string, make: () => Value): Value {
    const cached = this.#values.get(key);
    if (cached !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, cached);
      return cached;
    }
    const created = make();
    this.#values.set(key, created);
    if (created instanceof Promise) {
      const drop = () => this.#drop(key, created);
      created.then((value: unknown) => (value === undefined ? drop() : undefined), drop);
    }
    if (this.#values.size > this.capacity) {
      for (const oldest of this.#values.keys()) {
        this.#values.delete(oldest);
        break;
      }
    }
    return created;
  }

  /** Empties the cache. A value that an earlier `get` is still making is not cached either. */
  clear() {
    this.#values = new Map();
  }

  #drop(key: string, value: Value) {
    if (this.#values.get(key) === value) this.#values.delete(key);
  }
}
