import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { closingTime, nextOpening } from '../hours/opening';
import { writeMessages } from '../outbox/write-message';
import { orderConfirmed, orderForKitchen } from './messages';
import { createOrderRepository, type Order } from './repository';

const toAccept = 15 * 60_000;

/**
 * An order stands: it goes to the kitchen and the customer is told, in the transaction of the one cause that lets it stand: placed in
 * cash, its code confirmed, or its payment called back (ORD-22, D41, D42). `profile` is undefined when the business has gone meanwhile.
 */
export async function standOrder(
  transaction: Database,
  order: Order,
  profile: CatalogueProfile | undefined,
  now: Date,
): Promise<Order> {
  const standing = await createOrderRepository(transaction).stand(order, now, acceptBy(profile, now));
  if (!standing) throw new Error('An order moved while it was locked');
  await writeMessages(transaction, [...orderForKitchen(standing, profile), orderConfirmed(standing)], now);
  return standing;
}

/** Fifteen minutes from when there is somebody to accept it: at once, or once the business opens (D80). */
function acceptBy(profile: CatalogueProfile | undefined, now: Date): Date {
  const isOpen = profile === undefined || closingTime(profile, now.getTime()) !== undefined;
  const opens = isOpen ? undefined : nextOpening(profile, now.getTime());
  return new Date((opens ?? now.getTime()) + toAccept);
}
