import type { Answer } from '@storefront/contract';
import { nothingFound, refused } from '../answers';
import { assertNever } from '@storefront/contract';
import type { SendCodeResult } from './send-code';
import type { Verification } from './verify-code';

export function unknownOrder() {
  return nothingFound('We cannot find that order.');
}

export function alreadyVerified() {
  return refused('This order is confirmed already.');
}

/** For a number that cannot get text messages. */
export const notMobileSentence =
  'We send the code by text message: please enter a mobile number that begins with 07.';

const minutes = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The answer of `business/cash_order_change_mobile` (API2-22). */
export function presentSending(sending: SendCodeResult): Answer<'business/cash_order_change_mobile'> {
  switch (sending.kind) {
    case 'sent':
      return { responsecode: '200', status: 'We have sent the code to your number, please verify.' };
    case 'too-soon':
      return refused(
        `Please wait, we have already send a verification code. If you not receved then try after ${minutes(sending.waitSeconds)} minute`,
      );
    case 'too-many':
      return refused(
        `We have sent as many codes as we can for now. Please try again after ${minutes(sending.waitSeconds)} minute, or call the restaurant.`,
      );
    case 'not-a-mobile':
      return refused(notMobileSentence);
    default:
      return assertNever(sending);
  }
}

/** The answer of `business/cash_order_otp_verify` (API2-24). */
export function presentVerification(verification: Verification): Answer<'business/cash_order_otp_verify'> {
  switch (verification.kind) {
    case 'verified':
      return { responsecode: '200', status: 'Thank you, your order is confirmed.' };
    // An unknown order and one without a valid code get the same answer (G8).
    case 'unknown':
    case 'expired':
      return refused('That code is no longer valid. Please ask for a new one.');
    case 'already':
      return { responsecode: '200', status: 'This order is confirmed already.' };
    case 'wrong':
      return refused(
        verification.triesLeft > 0
          ? `That code is not right. You have ${verification.triesLeft} ${verification.triesLeft === 1 ? 'try' : 'tries'} left.`
          : 'That code is not right. Please ask for a new one.',
      );
    default:
      return assertNever(verification);
  }
}
