import { emptyForm, formErrors, guestOptions, occasions } from './booking-form';
import type { BookingForm } from './booking-form';

const filled: BookingForm = {
  date: '2026-11-27',
  occasion: 'Birthday',
  time: '19:30',
  guests: '4',
  name: 'Ada Moss',
  email: 'ada@example.test',
  mobile: '07700900123',
  postcode: 'E1 6AN',
  message: '',
};
const optional = { isMessageRequired: false };
const errorOf = (parts: Partial<BookingForm>, rules = optional) =>
  Object.values(formErrors({ ...filled, ...parts }, rules)).filter((message) => message !== '');

describe('the booking form', () => {
  it('[BKG-6] offers exactly these occasions', () => {
    expect(occasions).toStrictEqual([
      'Birthday',
      'Anniversary',
      'Family Reunion',
      'Friends Party',
      'Special Occasion',
      'Business Related',
      'Others',
    ]);
  });

  it('[BKG-7] the guest options run from the minimum to the maximum', () => {
    expect(guestOptions({ minimumGuests: 2, maximumGuests: 5 })).toStrictEqual(['2', '3', '4', '5']);
  });

  it.each([
    ['[BKV-1]', { date: '' }, 'Preferred date required'],
    ['[BKV-2]', { occasion: '' }, 'Occasion required'],
    ['[BKV-3]', { time: '' }, 'Preferred time slot required'],
    ['[BKV-4]', { guests: '' }, 'Preferred guest number required'],
    ['[BKV-5]', { name: ' ' }, 'Name required'],
    ['[BKV-6]', { email: '' }, 'Email required'],
    ['[BKV-7]', { email: 'ada@example' }, 'Please enter valid email'],
    ['[BKV-8]', { mobile: '' }, 'Mobile number required'],
    ['[BKV-9]', { mobile: '7700900123' }, 'Mobile number must have 11 digit and a leading 0'],
    ['[BKV-9]', { mobile: '077009001234' }, 'Mobile number must have 11 digit and a leading 0'],
    ['[BKV-10]', { postcode: '' }, 'Postcode required'],
    ['[BKV-11]', { postcode: 'E1 6' }, 'Please enter valid postcode'],
    ['[BKV-11]', { postcode: 'EC1A 1BBX' }, 'Please enter valid postcode'],
  ] as const)(
    '[BKV-1][BKV-2][BKV-3][BKV-4][BKV-5][BKV-6][BKV-7][BKV-8][BKV-9][BKV-10][BKV-11] %s %j shows its message',
    (_, parts, message) => {
      expect(errorOf(parts)).toStrictEqual([message]);
    },
  );

  it('[BKV-11] the length of a postcode is counted without its space', () => {
    expect(errorOf({ postcode: 'EC1A 1BB' })).toStrictEqual([]);
    expect(errorOf({ postcode: 'E16AN' })).toStrictEqual([]);
  });

  it('[BKV-12] an empty message is accepted', () => {
    expect(errorOf({ message: '' })).toStrictEqual([]);
  });

  it('[BKV-13] an empty message is refused when the business requires one', () => {
    expect(errorOf({ message: '' }, { isMessageRequired: true })).toStrictEqual(['Message required']);
  });

  it('an empty form has a message for every field but the optional one', () => {
    expect(Object.values(formErrors(emptyForm, optional)).filter((message) => message === '')).toHaveLength(
      1,
    );
  });
});
