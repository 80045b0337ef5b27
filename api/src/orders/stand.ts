import type { Database } from '../database/database';
import { writeMessages } from '../outbox/write-message';
import type { Message } from '../outbox/message';
import { orderConfirmed, orderForKitchen } from './messages';
import { createOrderRepository, type Order } from './repository';

/**
 * An order stands: it goes to the kitchen and the customer is told, in the transaction of the one cause that lets it stand: placed in
 * cash, its code confirmed, or its payment called back (ORD-22, D41, D42).
 */
export async function standOrder(
  transaction: Database,
  order: Order,
  webhookUrl: string | undefined,
  now: Date,
): Promise<Order> {
  const standing =
    order.state === 'placed' ? order : await createOrderRepository(transaction).move(order, 'placed', now);
  if (!standing) throw new Error('An order moved while it was locked');
  const messages = [orderConfirmed(standing), orderForKitchen(standing, webhookUrl)];
  await writeMessages(
    transaction,
    messages.filter((message): message is Message => message !== undefined),
    now,
  );
  return standing;
}
