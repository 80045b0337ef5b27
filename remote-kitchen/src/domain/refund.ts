import type { Pence } from '@storefront/pricing';

/** What can still go back of an order that was paid by card. */
export interface Refundable {
  /** What went back so far. */
  readonly refunded: Pence;
  /** What is left that could. */
  readonly left: Pence;
  readonly lines: readonly RefundableLine[];
}

/** A line of the order: `quantity` dishes of it are left to refund, and one of them gives back `each`. */
export interface RefundableLine {
  readonly line: number;
  readonly name: string;
  readonly quantity: number;
  readonly each: Pence;
}

/** How many dishes of a line are refunded. */
export interface RefundedLine {
  readonly line: number;
  readonly quantity: number;
}

/** What the customer gets back, and why; without `lines` all that is left. */
export interface Refund {
  readonly lines: readonly RefundedLine[] | undefined;
  readonly amount: Pence;
  readonly reason: string;
}

/** What chosen dishes give back together. */
export function sumRefund(chosen: readonly RefundedLine[], lines: readonly RefundableLine[]): Pence {
  const each = new Map(lines.map((one) => [one.line, one.each]));
  return chosen.reduce((amount, { line, quantity }) => amount + quantity * (each.get(line) ?? 0), 0);
}
