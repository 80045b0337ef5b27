import { formatPounds } from '@storefront/pricing';
import { dateInWords } from '../hours/words';
import { composeEmail, type Message } from '../outbox/message';
import type { Booking } from './repository';

const linkTo = ({ siteOrigin, id }: Booking, text: string) =>
  siteOrigin === '' ? {} : { link: { text, address: `${siteOrigin}/booking-complete?v=${id}` } };

const table = ({ guests, date, time }: Booking) => `A table for ${guests} on ${dateInWords(date)} at ${time}`;

/** To the customer, when a booking stands (D79). */
export const bookingConfirmed = (booking: Booking): Message =>
  composeEmail({
    to: booking.email,
    topic: booking.id,
    subject: `Your table at ${booking.businessName}`,
    paragraphs: [
      `Thank you, ${booking.name}. ${table(booking)} is booked for you at ${booking.businessName}.`,
      ...(booking.amountDue > 0 ? [`£${formatPounds(booking.amountDue)} is due.`] : []),
    ],
    ...linkTo(booking, 'See or cancel your booking'),
  });

/** To the customer, when a booking was cancelled. */
export const bookingCancelled = (booking: Booking): Message =>
  composeEmail({
    to: booking.email,
    topic: booking.id,
    subject: `Your table at ${booking.businessName} is cancelled`,
    paragraphs: [`${table(booking)} at ${booking.businessName} has been cancelled, as you asked.`],
  });
