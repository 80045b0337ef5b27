import { londonDate } from '@storefront/contract';
import { aBooking } from '../testing/builders';
import { canCancel, canChange } from './booking';

describe('a booking', () => {
  it('can be cancelled until two hours before it begins', () => {
    const until = Date.parse('2026-11-27T17:00:00Z');
    expect(canCancel(aBooking(), until - 1)).toBe(true);
    expect(canCancel(aBooking(), until)).toBe(false);
    expect(canCancel(aBooking({ state: 'cancelled' }), until - 1)).toBe(false);
  });

  it('can be changed until two hours before it begins, once it is confirmed', () => {
    const until = Date.parse('2026-11-27T17:00:00Z');
    expect(canChange(aBooking(), until - 1)).toBe(true);
    expect(canChange(aBooking(), until)).toBe(false);
    expect(canChange(aBooking({ state: 'held' }), until - 1)).toBe(false);
  });

  it('[BKG-9/today] today is the date in London, also in summer while UTC is on the day before', () => {
    expect(londonDate(Date.parse('2026-07-01T22:59:00Z'))).toBe('2026-07-01');
    expect(londonDate(Date.parse('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
    expect(londonDate(Date.parse('2026-11-20T23:30:00Z'))).toBe('2026-11-20');
  });
});
