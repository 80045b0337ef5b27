import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { closingTime, nextOpening } from '../hours/opening';
import { writeMessages } from '../outbox/write-message';
import { orderConfirmed, orderForKitchen } from './messages';
import { createOrderRepository } from './repository';
import type { Order } from './repository';

const toAccept = 15 * 60_000;

/**
 * An order that waited stands: its code was confirmed, or its payment called back (D41). `profile` is undefined when the business has
 * gone meanwhile.
 */
export async function confirmOrder(
  transaction: Database,
  order: Order,
  profile: CatalogueProfile | undefined,
  now: Date,
): Promise<Order> {
  const standing = await createOrderRepository(transaction).stand(order, now, acceptBy(profile, now));
  if (!standing) throw new Error('An order moved while it was locked');
  await announceOrder(transaction, standing, profile, now);
  return standing;
}

/** Sends an order that stands to the kitchen and tells the customer, in the transaction that lets it stand (ORD-22, D42). */
export function announceOrder(
  transaction: Database,
  order: Order,
  profile: CatalogueProfile | undefined,
  now: Date,
): Promise<void> {
  return writeMessages(transaction, [...orderForKitchen(order, profile), orderConfirmed(order)], now);
}

/** Fifteen minutes from when there is somebody to accept an order: at once, or once the business opens (D80). */
export function acceptBy(profile: CatalogueProfile | undefined, now: Date): Date {
  const isOpen = profile === undefined || closingTime(profile, now.getTime()) !== undefined;
  const opens = isOpen ? undefined : nextOpening(profile, now.getTime());
  return new Date((opens ?? now.getTime()) + toAccept);
}
