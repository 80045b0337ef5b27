import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Brand } from '../brands/brands';
import { businessAddress } from '../catalogue/business-address';
import type { CatalogueProfile } from '../catalogue/format';
import { bookingReference } from './booking-reference';
import type { Booking } from './repository';

/** How long a table is taken for in a calendar (D79). */
const stay = 2 * 3_600_000;

interface CalendarDeps {
  readonly brand: Brand;
  readonly profile: CatalogueProfile | undefined;
  readonly now: Date;
}

/** A calendar file, and its method as the content type of an e-mail names it (RFC 5546). */
export interface BookingCalendar {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly text: string;
}

/**
 * The booking as a calendar file (RFC 5545). Every file of a booking has the same UID and a higher SEQUENCE than the one before, so that
 * calendars move and strike out what they have. The UID is made of the booking's number: calendars are shared, and its id and its key open the booking. Times are in
 * universal time, since local time cannot tell the two hours of one name apart when the clocks go back (D114).
 */
export function bookingCalendar(booking: Booking, { brand, profile, now }: CalendarDeps): BookingCalendar {
  const { startsAt, guests, businessName, revision } = booking;
  const isCancelled = booking.state === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const phone = profile?.business_phone_number ?? '';
  const calendar = ical({ method, prodId: '//storefront//table booking//EN' });
  calendar.createEvent({
    id: `${bookingReference(booking)}@${new URL(brand.origin).hostname}`,
    sequence: revision,
    stamp: now,
    start: startsAt,
    end: new Date(startsAt.getTime() + stay),
    summary: `Table for ${guests} at ${oneLine(businessName)}`,
    location: [oneLine(businessName), businessAddress(profile)].filter((text) => text !== '').join(', '),
    description: [`Booking number ${bookingReference(booking)}`, ...(phone === '' ? [] : [phone])].join('\n'),
    // A quoted parameter cannot hold a quotation mark.
    organizer: { name: oneLine(brand.messages.sender).replaceAll('"', ''), email: brand.contactEmail },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', text: `${calendar.toString()}\r\n` };
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
