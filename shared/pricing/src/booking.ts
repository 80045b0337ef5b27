import { chargeOn } from './charges';
import type { Charge } from './charges';
import { bookingCopy } from './copy';
import { formatPounds } from './money';
import type { Pence } from './money';

/** What a table costs: `guestPrice` for each guest once there are more than `freeGuests`, and a deposit for every booking. */
export interface BookingTerms {
  readonly guestPrice: Pence;
  readonly freeGuests: number;
  readonly deposit: Pence;
  readonly serviceCharge: Charge;
}

/** The figures of a booking in pence; `total` is guests' price and deposit, `amountDue` adds the service charge (D68). */
export interface BookingFigures {
  readonly guests: Pence;
  readonly deposit: Pence;
  readonly total: Pence;
  readonly serviceCharge: Pence;
  readonly amountDue: Pence;
}

/** The customer's answers to the payment step. */
export interface PaymentAnswers {
  readonly paymode: string | null;
  readonly isTermsAgreed: boolean;
}

/** The state of the payment step: whether it is shown, the mode in force, whether the chosen mode was refused, and what is missing. */
export interface BookingPayment {
  readonly isStepShown: boolean;
  readonly paymode: string | null;
  readonly isPaymodeRefused: boolean;
  readonly isReady: boolean;
  readonly message: string;
}

/** Prices a booking for a number of guests (BKP-1..4, D69). */
export function priceBooking(terms: BookingTerms, guestCount: number): BookingFigures {
  const guests = isAboveThreshold(terms, guestCount) ? guestCount * terms.guestPrice : 0;
  const total = guests + terms.deposit;
  const serviceCharge = chargeOn(total, terms.serviceCharge);
  return { guests, deposit: terms.deposit, total, serviceCharge, amountDue: total + serviceCharge };
}

/** Whether choosing this many guests clears the payment mode and the agreement to the terms (BKP-9). */
export function clearsPayment(terms: BookingTerms, guestCount: number): boolean {
  return terms.freeGuests > 0 && isAboveThreshold(terms, guestCount);
}

/**
 * The payment step of a booking: nothing due means cash, no step and agreed terms; anything due needs a permitted mode
 * (preselected when it is the only one) and agreed terms (BKP-6..8, BKP-10..16, BKP-18..21, D68).
 */
export function bookingPayment(
  amountDue: Pence,
  permitted: readonly string[],
  { paymode, isTermsAgreed }: PaymentAnswers,
): BookingPayment {
  if (amountDue === 0)
    return { isStepShown: false, paymode: 'cod', isPaymodeRefused: false, isReady: true, message: '' };
  const isPaymodeRefused = paymode !== null && !permitted.includes(paymode);
  const preselected = permitted.length === 1 ? (permitted[0] ?? null) : null;
  const mode = isPaymodeRefused ? null : (paymode ?? preselected);
  const message = missingAnswer(mode !== null, isTermsAgreed);
  return { isStepShown: true, paymode: mode, isPaymodeRefused, isReady: message === '', message };
}

/** The submit button's label: 'Book with £ 17.00', or 'Book' when nothing is due (BKP-22, D69). */
export function bookingButtonLabel(amountDue: Pence): string {
  return amountDue === 0 ? bookingCopy.book : bookingCopy.bookWith(formatPounds(amountDue));
}

const isAboveThreshold = (terms: BookingTerms, guestCount: number): boolean => guestCount > terms.freeGuests;

const missingAnswer = (hasPaymode: boolean, isTermsAgreed: boolean): string => {
  if (hasPaymode) return isTermsAgreed ? '' : bookingCopy.termsMissing;
  return isTermsAgreed ? bookingCopy.paymentMissing : bookingCopy.bothMissing;
};
