import fc from 'fast-check';
import { bookingButtonLabel, bookingPayment, clearsPayment, priceBooking } from './booking';
import type { BookingTerms } from './booking';
import { anyCharge } from './testing/arbitraries';

const terms = (changes: Partial<BookingTerms> = {}): BookingTerms => ({
  guestPrice: 300,
  freeGuests: 4,
  deposit: 500,
  serviceCharge: { kind: 'percentage', rate: 100_000 },
  ...changes,
});
const free = terms({ deposit: 0, serviceCharge: { kind: 'fixed', amount: 0 } });
const CASH_OR_CARD = ['cod', 'card'];
const unanswered = { paymode: null, isTermsAgreed: false };

describe('the price of a booking', () => {
  it('[BKP-1] is guests times the guest price, plus the deposit', () => {
    expect(priceBooking(terms(), 6)).toMatchObject({ guests: 1_800, deposit: 500, total: 2_300 });
  });

  it('[BKP-2] asks for every guest once there are more than the threshold, and for none before', () => {
    expect([4, 5].map((guests) => priceBooking(terms(), guests).guests)).toStrictEqual([0, 1_500]);
    expect([0, 1].map((guests) => priceBooking(terms({ freeGuests: 0 }), guests).guests)).toStrictEqual([
      0, 300,
    ]);
  });

  it('[BKP-3] a fixed service charge is its amount', () => {
    const figures = priceBooking(terms({ serviceCharge: { kind: 'fixed', amount: 150 } }), 2);
    expect(figures).toMatchObject({ total: 500, serviceCharge: 150, amountDue: 650 });
  });

  it('[BKP-4] a percentage is of the total, rounded half away from zero', () => {
    expect(priceBooking(terms(), 5)).toMatchObject({ total: 2_000, serviceCharge: 200, amountDue: 2_200 });
    expect(priceBooking(terms({ deposit: 505 }), 2).serviceCharge).toBe(51);
    expect(priceBooking(terms({ deposit: 504 }), 2).serviceCharge).toBe(50);
  });

  it('[BKP-1] is never negative and never falls when a guest joins', () => {
    fc.assert(
      fc.property(
        fc.record({
          guestPrice: fc.nat({ max: 5_000 }),
          freeGuests: fc.nat({ max: 6 }),
          deposit: fc.nat({ max: 5_000 }),
          serviceCharge: anyCharge,
        }),
        fc.integer({ min: 1, max: 12 }),
        (bookingTerms, guests) => {
          const { amountDue, total, serviceCharge } = priceBooking(bookingTerms, guests);
          expect(amountDue).toBe(total + serviceCharge);
          expect(amountDue).toBeGreaterThanOrEqual(0);
          expect(priceBooking(bookingTerms, guests + 1).amountDue).toBeGreaterThanOrEqual(amountDue);
        },
      ),
    );
  });
});

describe('the payment step of a booking', () => {
  it('[BKP-7][BKP-8] nothing due sets the mode to cash', () => {
    const none = terms({ guestPrice: 0, deposit: 0, serviceCharge: { kind: 'fixed', amount: 0 } });
    expect(bookingPayment(priceBooking(none, 9).amountDue, CASH_OR_CARD, unanswered).paymode).toBe('cod');
    expect(bookingPayment(priceBooking(free, 4).amountDue, CASH_OR_CARD, unanswered).paymode).toBe('cod');
    expect(bookingPayment(priceBooking(free, 5).amountDue, CASH_OR_CARD, unanswered).paymode).toBeNull();
  });

  it('nothing due hides the step, within the threshold and above it', () => {
    const shown = (bookingTerms: BookingTerms, guests: number) =>
      bookingPayment(priceBooking(bookingTerms, guests).amountDue, CASH_OR_CARD, unanswered).isStepShown;
    expect([
      shown(free, 4),
      shown({ ...free, guestPrice: 0 }, 5),
      shown(free, 5),
      shown(terms(), 1),
    ]).toStrictEqual([false, false, true, true]);
  });

  it('[BKP-6] the only option is preselected, one of several is not', () => {
    expect(bookingPayment(100, ['card'], unanswered).paymode).toBe('card');
    expect(bookingPayment(100, CASH_OR_CARD, unanswered).paymode).toBeNull();
    expect(bookingPayment(100, [], unanswered).paymode).toBeNull();
  });

  it('more guests than a positive threshold clear the mode and the agreement', () => {
    expect([4, 5].map((guests) => clearsPayment(terms(), guests))).toStrictEqual([false, true]);
    expect(clearsPayment(terms({ freeGuests: 0 }), 5)).toBe(false);
  });

  it('[BKP-12] a mode that is not permitted is cleared with an error flag while anything is due', () => {
    const asked = { paymode: 'cod', isTermsAgreed: true };
    expect(bookingPayment(100, ['card'], asked)).toMatchObject({
      paymode: null,
      isPaymodeRefused: true,
      isReady: false,
    });
    expect(bookingPayment(0, ['card'], asked)).toMatchObject({ isPaymodeRefused: false, isReady: true });
  });

  it('[BKP-14] an amount due needs a chosen mode and agreed terms', () => {
    expect(bookingPayment(100, CASH_OR_CARD, { paymode: 'card', isTermsAgreed: true })).toStrictEqual({
      isStepShown: true,
      paymode: 'card',
      isPaymodeRefused: false,
      isReady: true,
      message: '',
    });
  });

  it('[BKP-15][BKP-16] nothing due needs no answer', () => {
    expect(bookingPayment(priceBooking(free, 4).amountDue, CASH_OR_CARD, unanswered)).toMatchObject({
      isReady: true,
      message: '',
    });
  });

  it('[BKP-19][BKP-20][BKP-21] a missing answer holds the step back, and its message names the answer', () => {
    const message = (paymode: string | null, isTermsAgreed: boolean) => {
      const payment = bookingPayment(100, CASH_OR_CARD, { paymode, isTermsAgreed });
      expect(payment.isReady).toBe(false);
      return payment.message;
    };
    expect(message(null, false)).toBe(
      'Please agree our Terms & Conditions and choose a valid payment method.',
    );
    expect(message(null, true)).toBe('Please select a payment method.');
    expect(message('card', false)).toBe('Please agree our Terms & Conditions.');
  });

  it('[BKP-22] the button names the amount due, if there is one', () => {
    expect(bookingButtonLabel(1_700)).toBe('Book with £ 17.00');
    expect(bookingButtonLabel(0)).toBe('Book');
  });
});
