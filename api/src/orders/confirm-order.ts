import type { CatalogueProfile } from '../catalogue/format';
import type { Database } from '../database/database';
import { closingTime, nextOpening } from '../hours/opening';
import { knownCause, writeMessages } from '../outbox/write-message';
import { orderConfirmed, orderForKitchen } from './messages';
import { createOrderRepository } from './repository';
import type { Order } from './repository';

const timeToAccept = 15 * 60_000;

/**
 * Makes an order binding that waited for its code or its payment (D41). `profile` is undefined when the business has left the
 * catalogue meanwhile.
 */
export async function confirmOrder(
  transaction: Database,
  order: Order,
  profile: CatalogueProfile | undefined,
  now: Date,
): Promise<Order> {
  const confirmed = await createOrderRepository(transaction).confirm(order, now, acceptBy(profile, now));
  if (!confirmed) throw new Error('An order moved while it was locked');
  await announceOrder(transaction, confirmed, profile, { now, cause: knownCause });
  return confirmed;
}

/** Sends a confirmed order to the kitchen and tells the customer, in the transaction that confirms it (ORD-22, D42). */
export function announceOrder(
  transaction: Database,
  order: Order,
  profile: CatalogueProfile | undefined,
  writing: Parameters<typeof writeMessages>[2],
): Promise<void> {
  return writeMessages(transaction, [...orderForKitchen(order, profile), orderConfirmed(order)], writing);
}

/** The end of the fifteen minutes in which a business has to accept an order; while it is closed they begin when it opens (D80). */
export function acceptBy(profile: CatalogueProfile | undefined, now: Date): Date {
  const opens = profile && opensLater(profile, now);
  return new Date((opens ?? now).getTime() + timeToAccept);
}

/** When a business that is closed opens next; undefined while it is open. */
export function opensLater(profile: CatalogueProfile, now: Date): Date | undefined {
  const isOpen = closingTime(profile, now.getTime()) !== undefined;
  const opens = isOpen ? undefined : nextOpening(profile, now.getTime());
  return opens === undefined ? undefined : new Date(opens);
}
