/** Keeps at most `most` values; the one longest unused goes first. */
export class BoundedCache<Value> {
  #values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  /** The kept value, or the one that `make` makes and that is kept from now on. A promise of nothing, or one that rejects, is not kept. */
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

  /** Forgets everything; what is still being made by an earlier `get` is not kept either. */
  clear() {
    this.#values = new Map();
  }

  #drop(key: string, value: Value) {
    if (this.#values.get(key) === value) this.#values.delete(key);
  }
}
