import { formatServiceTime, yesNo } from '@storefront/contract';
import { formatPounds } from '@storefront/pricing';
import type { CatalogueProfile } from '../catalogue/format';
import { presentRepeated } from '../hours/service-time';
import { composeEmail, composeSms } from '../outbox/message';
import type { Message } from '../outbox/message';
import { bookingReference } from './booking-reference';
import { bookingTime } from './booking-time';
import type { Booking } from './repository';

const linkTo = ({ siteOrigin, id }: Booking, text: string) =>
  siteOrigin === '' ? {} : { link: { text, address: `${siteOrigin}/booking-complete?v=${id}` } };

const whenOf = (booking: Booking) => formatServiceTime(bookingTime(booking));

const table = (booking: Booking) => `A table for ${booking.guests} on ${whenOf(booking)}`;

const moneyLine = ({ amountDue, paidAt }: Booking): string[] => {
  if (amountDue === 0) return [];
  return [
    paidAt === null
      ? `£${formatPounds(amountDue)} is to be paid at the restaurant.`
      : `£${formatPounds(amountDue)} has been paid by card.`,
  ];
};

/** To the customer when a booking is confirmed (D79); by text message too when the box is ticked. */
export function bookingConfirmed(booking: Booking): Message[] {
  const { id, name, email, mobile, businessName, wantsTexts } = booking;
  const text = composeSms({
    brandId: booking.brandId,
    to: mobile,
    topic: id,
    body: `${table(booking)} is booked for you at ${businessName}. Your booking number is ${bookingReference(booking)}.`,
  });
  const mail = composeEmail({
    brandId: booking.brandId,
    to: email,
    topic: id,
    subject: `Your table at ${businessName}`,
    paragraphs: [
      `Thank you, ${name}. ${table(booking)} is booked for you at ${businessName}. Your booking number is ${bookingReference(booking)}.`,
      ...moneyLine(booking),
    ],
    ...linkTo(booking, 'See or cancel your booking'),
  });
  return [...(wantsTexts ? [text] : []), mail];
}

/** To the customer when a booking is cancelled. */
export function bookingCancelled(booking: Booking): Message {
  return composeEmail({
    brandId: booking.brandId,
    to: booking.email,
    topic: booking.id,
    subject: `Your table at ${booking.businessName} is cancelled`,
    paragraphs: [
      `Your booking ${bookingReference(booking)} has been cancelled, as you asked: ${table(booking)} at ${booking.businessName}.`,
      ...(booking.paidAt === null
        ? []
        : [`The £${formatPounds(booking.amountDue)} that you have paid goes back to your card.`]),
    ],
  });
}

/** To the customer when the payment came after the table was given to others (D34). */
export function bookingLost(booking: Booking): Message {
  return composeEmail({
    brandId: booking.brandId,
    to: booking.email,
    topic: booking.id,
    subject: `Your table at ${booking.businessName}`,
    paragraphs: [
      `We are sorry: ${table(booking)} at ${booking.businessName} (booking ${bookingReference(booking)}) was held for 15 minutes, and had gone when your payment came.`,
      `Your £${formatPounds(booking.amountDue)} goes back to your card, in full.`,
    ],
  });
}

/** The message that asks a business's system at the time of the booking whether the guests came. It answers `{ "state": "completed" }`, signed (D96). */
export const bookingStarts = 'booking.starts';

type Business = Pick<CatalogueProfile, 'business_email' | 'webhook_url'>;

/** To the business when a booking is confirmed or cancelled: signed to its own system if it has one, else by e-mail. */
export function bookingForBusiness(booking: Booking, business: Business | undefined): Message[] {
  const isNew = booking.state === 'booked';
  const { id, businessId, date, time, guests, name, email, mobile, occasion, message, amountDue, paidAt } =
    booking;
  if (business?.webhook_url) {
    const at = bookingTime(booking);
    const event = isNew ? 'booking.placed' : 'booking.cancelled';
    const paid = yesNo(paidAt !== null);
    const amount_due = formatPounds(amountDue);
    const wire = {
      id,
      booking_number: bookingReference(booking),
      date,
      calendar_date: at.date,
      time,
      ...presentRepeated(at),
      guest: guests,
      name,
      email,
      phone: mobile,
      occasion,
      message,
      amount_due,
      paid,
    };
    const eventOf = (name: string): Message => ({
      channel: 'webhook',
      brandId: booking.brandId,
      to: business.webhook_url ?? '',
      topic: id,
      subject: name,
      body: JSON.stringify({ event: name, booking: wire }),
      details: { businessId, businessSlug: booking.businessSlug },
    });
    return isNew
      ? [eventOf(event), { ...eventOf(bookingStarts), dueAt: booking.startsAt }]
      : [eventOf(event)];
  }
  if (!business?.business_email) return [];
  const notice = composeEmail({
    brandId: booking.brandId,
    to: business.business_email,
    topic: id,
    subject: `${isNew ? 'New table booking' : 'Table booking cancelled'} ${bookingReference(booking)}: ${guests} on ${whenOf(booking)}`,
    paragraphs: [
      `${table(booking)}, ${occasion}.`,
      `${name}, ${mobile}, ${email}`,
      ...(message === '' ? [] : [`“${message}”`]),
      ...moneyLine(booking),
    ],
  });
  return [{ ...notice, details: { reader: 'business' } }];
}
