import { market } from '../testing/brands';
import { anOrderingBusiness } from '../testing/ordering';
import { toProfile } from '../catalogue/format';
import { bookingCalendar } from './booking-calendar';
import type { Booking } from './repository';

const now = new Date('2026-11-20T18:30:00Z');
const profile = toProfile(anOrderingBusiness());

const aStoredBooking = (parts: Partial<Booking> = {}): Booking => ({
  id: 'k7ZqSecretIdOfLinks',
  brandId: 'market',
  bookingNumber: 4821,
  businessId: 'b-1',
  businessName: 'Saffron Yard',
  businessSlug: 'saffron-yard',
  userId: null,
  date: '2026-11-27',
  time: '19:00',
  startsAt: new Date('2026-11-27T19:00:00Z'),
  guests: 4,
  state: 'booked',
  paymode: 'cod',
  amountDue: 0,
  name: 'Ada Moss',
  email: 'ada@example.test',
  mobile: '07700900123',
  postcode: 'E1 6AN',
  occasion: 'Birthday',
  message: '',
  wantsTexts: false,
  wantsOffers: false,
  wantsBusinessOffers: false,
  siteOrigin: market.origin,
  createdAt: now,
  holdEndsAt: null,
  paidAt: null,
  changeKeyHash: 'hash',
  revision: 0,
  noShowAt: null,
  isWalkIn: false,
  ...parts,
});
const fileOf = (parts: Partial<Booking> = {}) =>
  bookingCalendar(aStoredBooking(parts), { brand: market, profile, now }).text;
/** The lines of a file, unfolded as RFC 5545 (3.1) says. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a booking', () => {
  it('[BKC-7] has time, place, number and a UID without the keys of the booking, in lines of at most 75 octets', () => {
    const text = fileOf({ businessName: `Café “Rosé”; bread, butter \\ ${'ü'.repeat(60)}` });
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(text)).toStrictEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//storefront//table booking//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      `UID:B-4821@${new URL(market.origin).hostname}`,
      'SEQUENCE:0',
      'DTSTAMP:20261120T183000Z',
      'DTSTART:20261127T190000Z',
      'DTEND:20261127T210000Z',
      `SUMMARY:Table for 4 at Café “Rosé”\\; bread\\, butter \\\\ ${'ü'.repeat(60)}`,
      `LOCATION:Café “Rosé”\\; bread\\, butter \\\\ ${'ü'.repeat(60)}\\, 12 Hanbury Street\\, Spitalfields\\, London\\, E1 6QR`,
      'DESCRIPTION:Booking number B-4821\\n02079460101',
      `ORGANIZER;CN="${market.messages.sender}":mailto:${market.contactEmail}`,
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(text).not.toContain('k7Zq');
  });

  it('[BKC-7] keeps its UID and counts up when the booking was changed, and strikes it out when cancelled', () => {
    const uidOf = (text: string) => linesOf(text).find((line) => line.startsWith('UID:'));
    const changed = fileOf({ revision: 1, startsAt: new Date('2026-11-28T20:00:00Z') });
    expect(uidOf(changed)).toBe(uidOf(fileOf()));
    expect(linesOf(changed)).toStrictEqual(
      expect.arrayContaining(['SEQUENCE:1', 'DTSTART:20261128T200000Z']),
    );
    const cancelled = fileOf({ revision: 2, state: 'cancelled' });
    expect(uidOf(cancelled)).toBe(uidOf(fileOf()));
    expect(linesOf(cancelled)).toStrictEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']),
    );
  });

  it('[BKC-7] tells the two hours of one name apart when the clocks go back, and knows summer time', () => {
    const startOf = (startsAt: string) =>
      linesOf(fileOf({ startsAt: new Date(startsAt) })).find((line) => line.startsWith('DTSTART'));
    expect(startOf('2026-10-25T00:15:00Z')).toBe('DTSTART:20261025T001500Z');
    expect(startOf('2026-10-25T01:15:00Z')).toBe('DTSTART:20261025T011500Z');
    expect(startOf('2026-07-03T19:00:00+01:00')).toBe('DTSTART:20260703T180000Z');
  });

  it('cannot be given further lines by a name', () => {
    const text = fileOf({ businessName: 'Rosé\r\nATTENDEE:mailto:x@y.test\u2028"END:VEVENT' });
    expect(linesOf(text).filter((line) => /^(ATTENDEE|END:VEVENT)/.test(line))).toStrictEqual(['END:VEVENT']);
  });
});
