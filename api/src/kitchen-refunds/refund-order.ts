import type { Answer, Body } from '@storefront/contract';
import { formatPounds, parsePounds } from '@storefront/pricing';
import type { Pence } from '@storefront/pricing';
import { refused, unknownOrder } from '../answers';
import { everyBrand } from '../brands/brand-scope';
import type { Database } from '../database/database';
import { createKitchenActRepository } from '../kitchen-acts/repository';
import type { Actor } from '../kitchen-acts/repository';
import { findRefundable } from '../kitchen/find-refundable';
import type { Refundable } from '../kitchen/find-refundable';
import { presentOne } from '../kitchen/present-kitchen-orders';
import { moneyReturned } from '../orders/messages';
import { createOrderRepository } from '../orders/repository';
import { knownCause, writeMessage } from '../outbox/write-message';
import { refundPart } from '../payment-records/refund';
import { createPaymentRepository } from '../payment-records/repository';
import type { RefundedLine } from '../payment-records/tables';
import { unwrap } from '../unwrap';
import { copy } from './copy';

interface Refund extends Pick<Body<'kitchen/refund'>, 'okey' | 'lines' | 'expected' | 'reason'> {
  readonly businessId: string;
  readonly by: Actor;
  readonly now: Date;
}

/**
 * Inside a transaction, refunds dishes of an order, or all that is left of what was paid, and tells the customer (KIT-10). The lock on the order keeps two devices
 * from refunding the same dish.
 */
export async function refundOrder(
  transaction: Database,
  { okey, lines: asked, expected, reason, businessId, by, now }: Refund,
): Promise<Answer<'kitchen/refund'>> {
  if (reason.trim() === '') return refused(copy.reasonMissing);
  const order = await createOrderRepository(transaction).findForChange(okey, everyBrand);
  if (order?.businessId !== businessId) return unknownOrder();
  if (order.paidAt === null) return refused(copy.notPaid);
  const payments = createPaymentRepository(transaction);
  const refundable = findRefundable(order, await payments.allOf([okey]), await payments.refundsOf([okey]));
  if (refundable.left === 0) return refused(copy.nothingLeft);
  const lines = asked && joinLines(asked);
  const amount = lines === undefined ? refundable.left : amountOf(lines, refundable);
  if (amount === undefined) return refused(copy.tooMany);
  const subject = { kind: 'order', id: okey, brandId: order.brandId } as const;
  if (
    amount !== unwrap(parsePounds(expected)) ||
    !(await refundPart(transaction, subject, { amount, lines: lines ?? [], now }))
  )
    return {
      responsecode: '409',
      status: copy.overtaken(order.orderNumber, formatPounds(refundable.left)),
      order: await presentOne(transaction, order),
    };
  await writeMessage(transaction, moneyReturned(order, { amount, reason: reason.trim() }), {
    now,
    cause: knownCause,
  });
  const inPounds = (pence: Pence) => formatPounds(pence);
  await createKitchenActRepository(transaction).add(
    {
      businessId,
      by,
      act: 'refund',
      subject: String(order.orderNumber),
      before: { refunded: inPounds(refundable.refunded) },
      after: { refunded: inPounds(refundable.refunded + amount), reason: reason.trim() },
    },
    now,
  );
  return { responsecode: '200', order: await presentOne(transaction, order) };
}

/** Each line once, with all its dishes. */
function joinLines(asked: readonly RefundedLine[]): readonly RefundedLine[] {
  const quantities = new Map<number, number>();
  for (const { line, quantity } of asked) quantities.set(line, (quantities.get(line) ?? 0) + quantity);
  return [...quantities].map(([line, quantity]) => ({ line, quantity }));
}

/** What these dishes give back; undefined when the order does not have that many left, or they gave nothing. */
function amountOf(lines: readonly RefundedLine[], refundable: Refundable): Pence | undefined {
  let amount = 0;
  for (const { line, quantity } of lines) {
    const left = refundable.lines[line];
    if (left === undefined || left.quantity < quantity) return undefined;
    amount += left.each * quantity;
  }
  return amount > 0 && amount <= refundable.left ? amount : undefined;
}
