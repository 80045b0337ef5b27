import { everyBrand } from '../brands/brand-scope';
import type { Database } from '../database/database';
import { createKitchenActRepository } from '../kitchen-acts/repository';
import type { Actor } from '../kitchen-acts/repository';
import { createOutboxRepository } from '../outbox/repository';
import { createPaymentRepository } from '../payment-records/repository';
import { createOrderRepository } from './repository';
import type { Order } from './repository';
import type { OrderState } from './tables';

// Somebody who has undone "accept" at the last moment gets time to answer in another way.
const minTimeToAnswer = 60_000;

export type UndoMoveResult =
  { readonly kind: 'undone' | 'moved-on' | 'too-late'; readonly order: Order } | { readonly kind: 'unknown' };

interface Undo {
  readonly okey: string;
  readonly businessId: string;
  /** The state that the step to undo has led to. */
  readonly from: OrderState;
  readonly now: Date;
  readonly by: Actor;
}

/**
 * Inside a transaction, undoes the last step of an order, with the refunds and messages that came with it (KIT-9). It is too late once the time is over by the
 * server's clock, or one of those has been sent.
 */
export async function undoMove(
  transaction: Database,
  { okey, businessId, from, now, by }: Undo,
): Promise<UndoMoveResult> {
  const order = await createOrderRepository(transaction).findForChange(okey, everyBrand);
  if (order?.businessId !== businessId) return { kind: 'unknown' };
  if (order.state !== from) return { kind: 'moved-on', order };
  const [former, last] = order.history.slice(-2);
  if (!former || !last?.undo || Date.parse(last.undo.until) < now.getTime())
    return { kind: 'too-late', order };
  const { key, reason } = last.undo;
  if (!(await createOutboxRepository(transaction).withdrawHeld(okey, key)))
    return { kind: 'too-late', order };
  await createPaymentRepository(transaction).withdrawRefunds(okey, key);
  const { state } = former;
  const earliest = now.getTime() + minTimeToAnswer;
  const acceptBy = order.acceptBy && new Date(Math.max(order.acceptBy.getTime(), earliest));
  const undone = await createOrderRepository(transaction).undo(order, {
    state,
    stateReason: reason,
    acceptBy,
  });
  await createKitchenActRepository(transaction).add(
    {
      businessId,
      by,
      act: 'step undone',
      subject: String(order.orderNumber),
      before: { state: from },
      after: { state },
    },
    now,
  );
  return { kind: 'undone', order: undone };
}
