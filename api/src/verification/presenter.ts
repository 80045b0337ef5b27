import type { Answer } from '@storefront/contract';
import { refused } from '../answers';
import { assertNever } from '@storefront/contract';
import { copy } from './copy';
import type { SendCodeResult } from './send-code';
import type { Verification } from './verify-code';

export function alreadyVerified() {
  return refused(copy.alreadyVerified);
}

const minutes = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The answer of `business/cash_order_change_mobile` (API2-22). */
export function presentSending(sending: SendCodeResult): Answer<'business/cash_order_change_mobile'> {
  switch (sending.kind) {
    case 'sent':
      return { responsecode: '200', status: copy.sent };
    case 'too-soon':
      return refused(copy.tooSoon(minutes(sending.waitSeconds)));
    case 'too-many':
      return refused(copy.tooMany(minutes(sending.waitSeconds)));
    case 'not-a-mobile':
      return refused(copy.notMobile);
    default:
      return assertNever(sending);
  }
}

/** The answer of `business/cash_order_otp_verify` (API2-24). */
export function presentVerification(verification: Verification): Answer<'business/cash_order_otp_verify'> {
  switch (verification.kind) {
    case 'verified':
      return { responsecode: '200', status: copy.verified };
    // An unknown order and one without a valid code get the same answer (G8).
    case 'unknown':
    case 'expired':
      return refused(copy.deadCode);
    case 'already':
      return { responsecode: '200', status: copy.alreadyVerified };
    case 'wrong':
      return refused(copy.wrongCode(verification.triesLeft));
    default:
      return assertNever(verification);
  }
}
