import { assertNever } from '@storefront/contract';
import type { Answer, Body } from '@storefront/contract';
import { refused, unknownOrder } from '../answers';
import { everyBrand } from '../brands/brand-scope';
import type { Database } from '../database/database';
import type { Actor } from '../kitchen-acts/repository';
import { copy as orderCopy } from '../orders/copy';
import { moveOrder } from '../orders/move-order';
import { reasonOf } from '../orders/reason';
import { randomId } from '../random-id';
import { createOrderRepository } from '../orders/repository';
import { copy } from './copy';
import { presentOne } from './present-kitchen-orders';

type Asked = Omit<Body<'kitchen/order_state'>, 'kitchen_token' | 'request_key'>;

interface KitchenMove extends Asked {
  readonly businessId: string;
  readonly now: Date;
  /** The server's secret, for hashing numbers. */
  readonly codeSecret: string;
  readonly by: Actor;
}

const undoSeconds = 10;

/** Inside a transaction, moves an order on from the state in which a device showed it; an order that has left that state stays as it is (KIT-3). */
export async function moveFromKitchen(
  database: Database,
  { okey, from, state, businessId, now, codeSecret, by, ...words }: KitchenMove,
): Promise<Answer<'kitchen/order_state'>> {
  const reason = reasonOf(words);
  // The customer is told the reason, and is owed one.
  if (state === 'rejected' && reason === '') return refused(copy.reasonMissing);
  const { minutes } = words;
  // The lock is held until the transaction ends, so the state cannot change between the check and the move.
  const order = await createOrderRepository(database).findForChange(okey, everyBrand);
  if (order?.businessId !== businessId) return unknownOrder();
  if (order.state !== from)
    return {
      responsecode: '409',
      status: copy.overtaken(order.orderNumber, order.state),
      order: await presentOne(database, order),
    };
  const hold = { key: randomId(), until: new Date(now.getTime() + undoSeconds * 1_000) };
  const move = { state, reason, minutes, now, codeSecret, by, hold };
  const result = await moveOrder(database, { okey, businessId }, move);
  switch (result.kind) {
    case 'moved':
    case 'unchanged':
      return { responsecode: '200', order: await presentOne(database, result.order) };
    case 'unknown':
      return unknownOrder();
    case 'refused':
      return refused(orderCopy.moveRefused(result.order.state, result.possible));
    default:
      return assertNever(result);
  }
}
