/** An order of before, as far as it reminds of what was eaten. */
export interface PastOrder {
  readonly key: string;
  readonly business: string;
  readonly slug: string;
  readonly dishes: readonly string[];
  /** In pounds. */
  readonly total: string;
}

/** The last order at each restaurant, the newest first. */
export function lastAtEach(orders: readonly PastOrder[], max: number): PastOrder[] {
  return orders
    .filter(({ slug }, index) => orders.findIndex((other) => other.slug === slug) === index)
    .slice(0, max);
}
