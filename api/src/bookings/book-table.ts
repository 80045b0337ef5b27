import { parsePostcode, type Body } from '@storefront/contract';
import { priceBooking, readBookingTerms } from '@storefront/pricing';
import type { BusinessRecord } from '../catalogue/catalogue';
import { certain } from '../certain';
import type { Database } from '../database/database';
import type { Message } from '../outbox/message';
import { writeMessages } from '../outbox/write-message';
import { randomId } from '../random-id';
import { freeSlots } from './free-slots';
import { bookingConfirmed } from './messages';
import { bookingPrices } from './presenter';
import { createBookingRepository, type Booking } from './repository';

const holdLasts = 15 * 60_000;

export type BookingOutcome =
  | { readonly kind: 'booked' | 'held'; readonly booking: Booking }
  | {
      readonly kind:
        | 'no-business'
        | 'no-tables'
        | 'guests-refused'
        | 'message-missing'
        | 'pay-mode-refused'
        | 'postcode-refused';
    }
  | { readonly kind: 'taken' };

interface Circumstances {
  readonly business: BusinessRecord | undefined;
  readonly userId: string | null;
  readonly siteOrigin: string;
  readonly now: Date;
}

/** Books a table: the slot is locked before its covers are counted, so that the last ones are given once (BKS-9, G2). */
export async function bookTable(
  transaction: Database,
  body: Body<'business/booking'>,
  { business, userId, siteOrigin, now }: Circumstances,
): Promise<BookingOutcome> {
  if (!business) return { kind: 'no-business' };
  const { profile } = business;
  const { booking: rules } = profile;
  if (rules === null || rules.status === 'no') return { kind: 'no-tables' };
  if (body.guest < rules.min_person || body.guest > rules.max_person) return { kind: 'guests-refused' };
  if (rules.message_required === 'yes' && body.message.trim() === '') return { kind: 'message-missing' };
  const postcode = body.pincode.replace(/\s+/g, '');
  if (postcode.length < 5 || postcode.length > 7) return { kind: 'postcode-refused' };

  const { amountDue } = priceBooking(certain(readBookingTerms(bookingPrices(rules))), body.guest);
  const isPermitted = profile.payment_permission.booking.some(({ value }) => value === body.paymode);
  if (amountDue > 0 && !isPermitted) return { kind: 'pay-mode-refused' };

  const repository = createBookingRepository(transaction);
  const slotKey = { businessId: profile.business_id, date: body.date, time: body.time };
  await repository.lockSlot(slotKey);
  const taken = await repository.coversOn(profile.business_id, body.date, now);
  const slot = freeSlots({
    hours: profile,
    date: body.date,
    capacity: rules.capacity_per_slot,
    taken,
    now: now.getTime(),
  }).find(({ time }) => time === body.time);
  if (!slot || slot.freeCovers < body.guest) return { kind: 'taken' };

  const isHeld = amountDue > 0 && body.paymode === 'card';
  const booking = await repository.add({
    ...slotKey,
    id: randomId(),
    businessName: profile.business_name,
    businessSlug: profile.business_slug,
    userId,
    startsAt: new Date(slot.startsAt),
    guests: body.guest,
    state: isHeld ? 'held' : 'booked',
    paymode: amountDue === 0 ? 'cod' : body.paymode,
    amountDue,
    name: body.name,
    email: body.email,
    mobile: body.phone,
    postcode: parsePostcode(body.pincode)?.text ?? body.pincode,
    occasion: body.occasion,
    message: body.message,
    siteOrigin,
    createdAt: now,
    holdEndsAt: isHeld ? new Date(now.getTime() + holdLasts) : null,
  });
  if (isHeld) return { kind: 'held', booking };
  const messages: Message[] = [bookingConfirmed(booking)];
  if (profile.webhook_url) {
    messages.push({
      channel: 'webhook',
      to: profile.webhook_url,
      topic: booking.id,
      subject: 'booking.placed',
      body: JSON.stringify({
        id: booking.id,
        date: booking.date,
        time: booking.time,
        guests: booking.guests,
        name: booking.name,
      }),
    });
  }
  await writeMessages(transaction, messages, now);
  return { kind: 'booked', booking };
}
