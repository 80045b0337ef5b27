import { unitPrice } from '@storefront/pricing';
import type { Pence } from '@storefront/pricing';
import type { Order } from '../orders/repository';
import type { createPaymentRepository } from '../payment-records/repository';

type Repository = ReturnType<typeof createPaymentRepository>;
type Payments = Awaited<ReturnType<Repository['allOf']>>;
type Refunds = Awaited<ReturnType<Repository['refundsOf']>>;

/** What of an order that was paid by card can still be refunded. */
export interface Refundable {
  readonly refunded: Pence;
  readonly left: Pence;
  /** Of each line how many dishes nobody has refunded yet, and what one of them gives back. */
  readonly lines: readonly { readonly line: number; readonly quantity: number; readonly each: Pence }[];
}

/** Finds what of a paid order can be refunded, out of the payments and refunds of several (KIT-10). */
export function findRefundable(order: Order, payments: Payments, refunds: Refunds): Refundable {
  const left = payments
    .filter(({ subjectId, state, refundedAt }) => {
      return subjectId === order.okey && state === 'paid' && refundedAt === null;
    })
    .reduce((sum, { amount, refundedPence }) => sum + amount - refundedPence, 0);
  const { subtotal, discount, total } = order.figures;
  const given = refunds.filter(({ subjectId }) => subjectId === order.okey).flatMap(({ lines }) => lines);
  const lines = order.lines.map((ordered, line) => {
    const taken = given
      .filter((refunded) => refunded.line === line)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    // A discount is of all dishes alike. Rounded down, the dishes together never give back more than they cost.
    const each =
      subtotal === 0 ? 0 : Math.floor((unitPrice(ordered.line) * (subtotal - discount)) / subtotal);
    return { line, quantity: left === 0 ? 0 : ordered.line.quantity - taken, each };
  });
  return { refunded: total - left, left, lines };
}
