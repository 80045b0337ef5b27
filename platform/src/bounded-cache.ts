export interface CacheBounds<Value> {
  /** The limit of all weights together. */
  readonly capacity: number;
  /** The weight of one value; 1 by default, so that `capacity` is the number of values. */
  weigh?(value: Value): number;
}

/** Values by key, up to a limit; the least recently used are removed first. */
export class BoundedCache<Value> {
  private readonly values = new Map<string, { readonly value: Value; readonly weight: number }>();
  private weight = 0;

  constructor(private readonly bounds: CacheBounds<Value>) {}

  get(key: string): Value | undefined {
    const known = this.values.get(key);
    if (known === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, known);
    return known.value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    const weight = this.bounds.weigh?.(value) ?? 1;
    if (weight > this.bounds.capacity) return;
    this.values.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.values.keys()) {
      if (this.weight <= this.bounds.capacity) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const known = this.values.get(key);
    if (known === undefined) return;
    this.values.delete(key);
    this.weight -= known.weight;
  }

  clear(): void {
    this.values.clear();
    this.weight = 0;
  }

  /** Every value, the least recently used first. */
  *all(): IterableIterator<Value> {
    for (const { value } of this.values.values()) yield value;
  }

  get size(): number {
    return this.values.size;
  }
}
