import { formatServiceTime } from '@storefront/contract';
import { formatPounds } from '@storefront/pricing';
import type { Brand } from '../brands/brands';
import { businessAddress } from '../catalogue/business-address';
import type { CatalogueProfile } from '../catalogue/format';
import { composeEmail, composeSms } from '../outbox/message';
import type { EmailContent, EmailTable, Message } from '../outbox/message';
import { bookingCalendar } from './booking-calendar';
import { bookingReference } from './booking-reference';
import { bookingTime } from './booking-time';
import { computeChangeKey, isChangeKey } from './change-key';
import type { Booking } from './repository';

/** What messages to a guest say beside the booking. */
export interface GuestMailDeps {
  /** Undefined when the brand or the business has gone since. */
  readonly brand: Brand | undefined;
  readonly profile: CatalogueProfile | undefined;
  /** The server's secret, from which keys are derived. */
  readonly secret: string;
  readonly now: Date;
}

export function formatWhen(booking: Booking): string {
  return formatServiceTime(bookingTime(booking));
}

export function describeTable(booking: Booking): string {
  return `A table for ${booking.guests} on ${formatWhen(booking)}`;
}

/** What is to be paid or has been, as one sentence; none where the table is free of charge. */
export function moneyLine({ amountDue, paidAt }: Booking): string[] {
  if (amountDue === 0) return [];
  return [
    paidAt === null
      ? `£${formatPounds(amountDue)} is to be paid at the restaurant.`
      : `£${formatPounds(amountDue)} has been paid by card.`,
  ];
}

const factsOf = (booking: Booking, profile: CatalogueProfile | undefined): EmailTable => {
  const facts = [
    ['When', formatWhen(booking)],
    ['Guests', String(booking.guests)],
    ['Where', businessAddress(profile)],
    ['Phone', profile?.business_phone_number ?? ''],
    ['Booking number', bookingReference(booking)],
  ] as const;
  return {
    heading: booking.businessName,
    rows: facts.flatMap(([name, amount]) => (amount === '' ? [] : [{ name, amount }])),
  };
};

/** The link of a mail; it holds the key that changes the booking, so such a mail is wiped once it is sent. */
const linkOf = (booking: Booking, secret: string) => {
  const { siteOrigin, id } = booking;
  if (siteOrigin === '') return {};
  const key = computeChangeKey(secret, id);
  // The key of an older secret cannot be derived any more: its first mail still has it.
  const change = isChangeKey(booking, key) ? `&change=${key}` : '';
  return {
    link: {
      text: 'See, change or cancel your booking',
      address: `${siteOrigin}/booking-complete?v=${id}${change}`,
    },
  };
};

type Letter = Pick<EmailContent, 'subject' | 'headline' | 'paragraphs' | 'tables' | 'link'>;

const mailOf = (booking: Booking, { brand, profile, now }: GuestMailDeps, letter: Letter): Message => ({
  ...composeEmail({ brandId: booking.brandId, to: booking.email, topic: booking.id, ...letter }),
  ...(brand && { calendar: bookingCalendar(booking, { brand, profile, now }) }),
});

const textOf = ({ brandId, mobile, id }: Booking, body: string): Message =>
  composeSms({ brandId, to: mobile, topic: id, body });

/** To the customer when a booking is confirmed (D79); by text message too when the box is ticked. */
export function bookingConfirmed(booking: Booking, deps: GuestMailDeps): Message[] {
  const { name, businessName, wantsTexts } = booking;
  const said = `${describeTable(booking)} is booked for you at ${businessName}. Your booking number is ${bookingReference(booking)}.`;
  const mail = mailOf(booking, deps, {
    subject: `Your table at ${businessName}`,
    headline: 'Your table is booked',
    paragraphs: [`Thank you, ${name}. ${said}`, ...moneyLine(booking)],
    tables: [factsOf(booking, deps.profile)],
    ...linkOf(booking, deps.secret),
  });
  return [...(wantsTexts ? [textOf(booking, said)] : []), { ...mail, isSecret: true }];
}

/** To the customer when day, time or guests of a booking were changed; `before` is the booking as it was. */
export function bookingChanged(booking: Booking, before: Booking, deps: GuestMailDeps): Message[] {
  const { businessName, wantsTexts } = booking;
  const number = bookingReference(booking);
  const mail = mailOf(booking, deps, {
    subject: `Your table at ${businessName} is changed`,
    headline: 'Your booking is changed',
    paragraphs: [
      `Your booking ${number} at ${businessName} is changed, as you asked. ${describeTable(booking)} is booked for you.`,
      `Before, it was for ${before.guests} on ${formatWhen(before)}.`,
      ...moneyLine(booking),
    ],
    tables: [factsOf(booking, deps.profile)],
    ...linkOf(booking, deps.secret),
  });
  const said = `Your booking ${number} at ${businessName} is changed: a table for ${booking.guests} on ${formatWhen(booking)}.`;
  return [...(wantsTexts ? [textOf(booking, said)] : []), { ...mail, isSecret: true }];
}

/** To the customer when a booking is cancelled. */
export function bookingCancelled(booking: Booking, deps: GuestMailDeps): Message {
  return mailOf(booking, deps, {
    subject: `Your table at ${booking.businessName} is cancelled`,
    headline: 'Your booking is cancelled',
    paragraphs: [
      `Your booking ${bookingReference(booking)} has been cancelled, as you asked: ${describeTable(booking)} at ${booking.businessName}.`,
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
      `We are sorry: ${describeTable(booking)} at ${booking.businessName} (booking ${bookingReference(booking)}) was held for 15 minutes, and had gone when your payment came.`,
      `Your £${formatPounds(booking.amountDue)} goes back to your card, in full.`,
    ],
  });
}
