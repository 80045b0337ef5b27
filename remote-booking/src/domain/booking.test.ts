import { londonDate } from '@storefront/contract';
import { aBooking } from '../testing/builders';
import { calendarFile, canCancel } from './booking';

describe('a booking', () => {
  it('can be cancelled until two hours before it begins', () => {
    const until = Date.parse('2026-11-27T17:00:00Z');
    expect(canCancel(aBooking(), until - 1)).toBe(true);
    expect(canCancel(aBooking(), until)).toBe(false);
    expect(canCancel(aBooking({ state: 'cancelled' }), until - 1)).toBe(false);
  });

  it('is written as a calendar file of two hours, with its texts escaped', () => {
    const file = calendarFile(
      aBooking({ businessName: 'Fish, Chips; Co\r\nBEGIN:VALARM' }),
      Date.parse('2026-11-21T18:00:00Z'),
    );
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//storefront//table booking//EN',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:20261127T190000Z-[0-9a-f]{8}@storefront$/),
      'DTSTAMP:20261121T180000Z',
      'DTSTART:20261127T190000Z',
      'DTEND:20261127T210000Z',
      'SUMMARY:Table for 4 at Fish\\, Chips\\; Co\\nBEGIN:VALARM',
      'DESCRIPTION:Booking number B-4821',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is written into the calendar on its calendar date when it begins after midnight (D83)', () => {
    const file = calendarFile(
      aBooking({
        at: { date: '2026-11-28', time: '00:30', serviceDate: '2026-11-27' },
        cancelUntil: '2026-11-27T22:30:00.000Z',
      }),
      Date.parse('2026-11-21T18:00:00Z'),
    );
    expect(file).toContain('DTSTART:20261128T003000Z');
  });

  it('[BKG-9/today] today is the date in London, also in summer while UTC is on the day before', () => {
    expect(londonDate(Date.parse('2026-07-01T22:59:00Z'))).toBe('2026-07-01');
    expect(londonDate(Date.parse('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
    expect(londonDate(Date.parse('2026-11-20T23:30:00Z'))).toBe('2026-11-20');
  });
});
