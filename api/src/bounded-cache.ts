/** A cache of at most `most` values that drops the least recently used one first. */
export class BoundedCache<Value> {
  #values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  /** Returns the cached value, or makes and caches it. A promise that rejects or resolves to undefined is not cached. */
  get(key: string, make: () => Value): Value {
    const kept = this.#values.get(key);
    if (kept !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, kept);
      return kept;
    }
    const made = make();
    this.#values.set(key, made);
    if (made instanceof Promise) {
      const drop = () => this.#drop(key, made);
      made.then((value: unknown) => (value === undefined ? drop() : undefined), drop);
    }
    if (this.#values.size > this.most) {
      for (const oldest of this.#values.keys()) {
        this.#values.delete(oldest);
        break;
      }
    }
    return made;
  }

  /** Empties the cache. A value that an earlier `get` is still making is not cached either. */
  clear() {
    this.#values = new Map();
  }

  #drop(key: string, value: Value) {
    if (this.#values.get(key) === value) this.#values.delete(key);
  }
}
