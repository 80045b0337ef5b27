import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { deriveSecret } from '../signature';
import type { Booking } from './repository';

/**
 * The key that lets a guest change a booking: it stands in the links of its mails and in the answer that booked it (D124). It is derived, so
 * that every mail can carry it, and 256 bits long; the database has its hash alone.
 */
export function computeChangeKey(secret: string, bookingId: string): string {
  return createHmac('sha256', deriveSecret(secret, 'booking changes')).update(bookingId).digest('base64url');
}

export function hashChangeKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Whether a key is that of the booking; a booking from before there were such keys has none. */
export function isChangeKey({ changeKeyHash }: Pick<Booking, 'changeKeyHash'>, key: string): boolean {
  const [expected, given] = [changeKeyHash ?? '', hashChangeKey(key)].map((hash) => Buffer.from(hash));
  if (!expected || !given || expected.length !== given.length) return false;
  return timingSafeEqual(expected, given);
}
