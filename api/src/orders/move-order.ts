import { everyBrand } from '../brands/brand-scope';
import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { createKitchenActRepository } from '../kitchen-acts/repository';
import type { Actor } from '../kitchen-acts/repository';
import { holdBack } from '../outbox/hold';
import type { Hold } from '../outbox/hold';
import type { Message } from '../outbox/message';
import { isProvenNumber } from '../proven-numbers/proven-number';
import { knownCause, writeMessages } from '../outbox/write-message';
import { refundPayments } from '../payment-records/refund';
import { createUserRepository } from '../users/repository';
import { orderEvent, orderMoved } from './messages';
import { isOver, nextStates } from './moves';
import { createOrderRepository } from './repository';
import type { Order } from './repository';
import type { OrderState } from './tables';

export type MoveOrderResult =
  | { readonly kind: 'moved' | 'unchanged'; readonly order: Order }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly order: Order; readonly possible: readonly OrderState[] };

/** The state that an order moves to, and the words that the customer is told with it. */
interface Move {
  readonly state: OrderState;
  readonly reason: string;
  /** How long the business says that it takes from now on. */
  readonly minutes?: number | undefined;
  readonly now: Date;
  /** The server's secret, for hashing numbers. */
  readonly codeSecret: string;
  /** Who moves it, for the log. */
  readonly by: Actor;
  /** Until when it can be undone; left out where it cannot. */
  readonly hold?: Hold | undefined;
}

/**
 * A business moves one of its orders on (D80); the same state sent twice changes nothing. The brand does not matter: one kitchen may
 * cook for several brands, and its token counts for the orders of all of them (D95).
 */
export async function moveOrder(
  database: Database,
  { okey, businessId }: { readonly okey: string; readonly businessId: string },
  move: Move,
): Promise<MoveOrderResult> {
  return database.transaction(async (transaction): Promise<MoveOrderResult> => {
    const order = await createOrderRepository(transaction).findForChange(okey, everyBrand);
    if (order?.businessId !== businessId) return { kind: 'unknown' };
    if (order.state === move.state) return { kind: 'unchanged', order };
    const possible = nextStates(order.state, order.mode);
    if (!possible.includes(move.state)) return { kind: 'refused', order, possible };
    return { kind: 'moved', order: await applyMove(transaction, order, move) };
  });
}

/** Moves an order that the transaction has locked, tells the customer, and refunds an order that is rejected or cancelled. */
export async function applyMove(
  transaction: Database,
  order: Order,
  { state, reason, minutes, now, codeSecret, by, hold }: Move,
  kitchen?: Pick<CatalogueProfile, 'webhook_url'>,
): Promise<Order> {
  const moved = await createOrderRepository(transaction).move(order, { state, now, reason, minutes, hold });
  if (!moved) throw new Error('An order moved while it was locked');
  await createKitchenActRepository(transaction).add(
    {
      businessId: order.businessId,
      by,
      act: 'order moved',
      subject: String(order.orderNumber),
      before: { state: order.state },
      after: { state, ...(reason !== '' && { reason }) },
    },
    now,
  );
  const isRefunded = isOver(state) && state !== 'completed' && moved.paidAt !== null;
  const refunded = isRefunded
    ? await refundPayments(transaction, { kind: 'order', id: order.okey, brandId: order.brandId }, now, {
        hold,
      })
    : 0;
  const wantsTexts = (await isSubscribed()) && (await canText());
  const forKitchen: Message[] = kitchen?.webhook_url
    ? [orderEvent(moved, `order.${state}`, kitchen.webhook_url)]
    : [];
  await writeMessages(
    transaction,
    holdBack([...forKitchen, ...orderMoved(moved, { wantsTexts, refunded })], hold),
    { now, cause: knownCause },
  );
  return moved;

  async function isSubscribed(): Promise<boolean> {
    if (order.userId === null) return false;
    return (await createUserRepository(transaction).byId(order.userId))?.smsSubscription ?? false;
  }

  /** Text messages cost money and the number may be a stranger's: the order is paid, or the number has answered a code. */
  async function canText(): Promise<boolean> {
    return order.paidAt !== null || isProvenNumber(transaction, { codeSecret, mobile: order.contact.mobile });
  }
}
