import { aBooking } from '../testing/builders';
import { calendarFile, canCancel, dayInWords, londonDate, slotLabel } from './booking';

describe('a booking', () => {
  it('can be cancelled until two hours before, while it is ahead', () => {
    const until = Date.parse('2026-11-27T17:00:00Z');
    expect(canCancel(aBooking(), until - 1)).toBe(true);
    expect(canCancel(aBooking(), until)).toBe(false);
    expect(canCancel(aBooking({ state: 'cancelled' }), until - 1)).toBe(false);
  });

  it('is a calendar file of two hours, with its texts escaped', () => {
    const file = calendarFile(
      aBooking({ businessName: 'Fish, Chips; Co\r\nBEGIN:VALARM' }),
      Date.parse('2026-11-21T18:00:00Z'),
    );
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//storefront//table booking//EN',
      'BEGIN:VEVENT',
      'UID:k7Zq@storefront',
      'DTSTAMP:20261121T180000Z',
      'DTSTART:20261127T190000Z',
      'DTEND:20261127T210000Z',
      'SUMMARY:Table for 4 at Fish\\, Chips\\; Co\\nBEGIN:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('tells its day in words, and today in London', () => {
    expect(dayInWords('2026-11-27')).toBe('Friday 27 November 2026');
    expect(londonDate(Date.parse('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
    expect(londonDate(Date.parse('2026-11-20T23:30:00Z'))).toBe('2026-11-20');
  });

  it('[BKG-22] a slot past midnight says that it belongs to the evening before', () => {
    const first = { id: 'a', time: '18:00' };
    expect(slotLabel(first, first)).toBe('18:00');
    expect(slotLabel({ id: 'b', time: '00:15' }, first)).toBe('00:15 (after midnight)');
  });
});
