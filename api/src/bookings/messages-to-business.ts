import { yesNo } from '@storefront/contract';
import { formatPounds } from '@storefront/pricing';
import type { CatalogueProfile } from '../catalogue/format';
import { presentRepeated } from '../hours/service-time';
import { composeEmail } from '../outbox/message';
import type { Message } from '../outbox/message';
import { bookingReference } from './booking-reference';
import { bookingTime } from './booking-time';
import { moneyLine, describeTable, formatWhen } from './messages';
import type { Booking } from './repository';

/** The message that asks a business's system at the time of the booking whether the guests came. It answers `{ "state": "completed" }`, signed (D96). */
export const bookingStarts = 'booking.starts';

type Business = Pick<CatalogueProfile, 'business_email' | 'webhook_url'>;

/** What has happened to a booking; `before` is the booking as it was before a change. */
export type BookingNews =
  { readonly kind: 'placed' | 'cancelled' } | { readonly kind: 'changed'; readonly before: Booking };

const headings = {
  placed: 'New table booking',
  changed: 'Table booking changed',
  cancelled: 'Table booking cancelled',
} as const;

/** To the business when a booking is confirmed, changed or cancelled: signed to its own system if it has one, else by e-mail. */
export function bookingForBusiness(
  booking: Booking,
  business: Business | undefined,
  news: BookingNews,
): Message[] {
  if (business?.webhook_url) return webhooksOf(booking, business.webhook_url, news);
  if (!business?.business_email) return [];
  const { guests, name, email, mobile, occasion, message } = booking;
  const notice = composeEmail({
    brandId: booking.brandId,
    to: business.business_email,
    topic: booking.id,
    subject: `${headings[news.kind]} ${bookingReference(booking)}: ${guests} on ${formatWhen(booking)}`,
    headline: headings[news.kind],
    paragraphs: [
      `${describeTable(booking)}, ${occasion}.`,
      ...(news.kind === 'changed' ? [`Before: ${describeTable(news.before)}.`] : []),
      `${name}, ${mobile}, ${email}`,
      ...(message === '' ? [] : [`“${message}”`]),
      ...moneyLine(booking),
    ],
  });
  return [{ ...notice, details: { reader: 'business' } }];
}

/** Events of a booking; the one of its start is written again when the booking moves. */
function webhooksOf(booking: Booking, url: string, news: BookingNews): Message[] {
  const eventOf = (event: string): Message => ({
    channel: 'webhook',
    brandId: booking.brandId,
    to: url,
    topic: booking.id,
    subject: event,
    body: JSON.stringify({
      event,
      booking: presentForBusiness(booking),
      ...(news.kind === 'changed' && event === 'booking.changed' && { before: visitOf(news.before) }),
    }),
    details: { businessId: booking.businessId, businessSlug: booking.businessSlug },
  });
  const event = eventOf(`booking.${news.kind}`);
  return news.kind === 'cancelled'
    ? [event]
    : [event, { ...eventOf(bookingStarts), dueAt: booking.startsAt }];
}

function visitOf(booking: Booking) {
  const at = bookingTime(booking);
  return {
    date: booking.date,
    calendar_date: at.date,
    time: booking.time,
    ...presentRepeated(at),
    guest: booking.guests,
  };
}

function presentForBusiness(booking: Booking) {
  const { id, name, email, mobile, occasion, message, amountDue, paidAt } = booking;
  return {
    id,
    booking_number: bookingReference(booking),
    ...visitOf(booking),
    name,
    email,
    phone: mobile,
    occasion,
    message,
    amount_due: formatPounds(amountDue),
    paid: yesNo(paidAt !== null),
  };
}
