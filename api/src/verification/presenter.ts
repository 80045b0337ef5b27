import type { Answer } from '@storefront/contract';
import { assertNever } from '@storefront/contract';
import { refused } from '../answers';
import { sharedCopy } from '../copy';
import { copy } from './copy';
import type { SendCodeResult } from './send-code';
import type { EndedState, SubjectName } from './subject';
import type { Verification } from './verify-code';

/** The refusal of a question about a code that nothing waits for. */
export function nothingToVerify(state: EndedState, kind: SubjectName['kind']) {
  return refused(endedSentence(state, kind));
}

function endedSentence(state: EndedState, kind: SubjectName['kind']): string {
  switch (state) {
    case 'done':
      return copy[kind].alreadyVerified;
    case 'expired':
      return copy.booking.expired;
    case 'cancelled':
      return copy[kind].cancelled;
    default:
      return assertNever(state);
  }
}

const minutes = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** The answer of `business/cash_order_change_mobile` (API2-22), and of its like for bookings. */
export function presentSending(sending: SendCodeResult): Answer<'business/cash_order_change_mobile'> {
  switch (sending.kind) {
    case 'sent':
      return { responsecode: '200', status: copy.sent };
    case 'too-soon':
      return refused(copy.tooSoon(minutes(sending.waitSeconds)));
    case 'too-many':
      return refused(copy.tooMany(sending.waitSeconds));
    case 'not-a-mobile':
      return refused(sharedCopy.notMobile);
    default:
      return assertNever(sending);
  }
}

/** Seconds until the first code of an order or a booking, which could not be sent, can be. */
export function waitSeconds(sending: SendCodeResult | undefined): number {
  return sending?.kind === 'too-many' ? sending.waitSeconds : 0;
}

/** The answer of `business/cash_order_otp_verify` (API2-24). */
export function presentVerification(
  verification: Verification,
  { kind }: SubjectName,
): Answer<'business/cash_order_otp_verify'> {
  switch (verification.kind) {
    case 'verified': {
      const { confirmed } = verification;
      return { responsecode: '200', status: confirmed === 'held' ? copy.booking.held : copy[kind].verified };
    }
    // An unknown subject and one without a valid code get the same answer (G8).
    case 'unknown':
    case 'expired':
      return refused(copy.deadCode);
    case 'nothing-to-verify': {
      const { state } = verification;
      return state === 'done'
        ? { responsecode: '200', status: copy[kind].alreadyVerified }
        : nothingToVerify(state, kind);
    }
    case 'wrong':
      return refused(copy.wrongCode(verification.triesLeft));
    default:
      return assertNever(verification);
  }
}

/** The answer of `business/booking_otp_verify`: as for an order, but the covers may have gone meanwhile (D120). */
export function presentBookingVerification(
  verification: Verification,
  subject: SubjectName,
): Answer<'business/booking_otp_verify'> {
  const isTaken = verification.kind === 'verified' && verification.confirmed === 'taken';
  return isTaken
    ? { responsecode: '409', status: copy.booking.taken }
    : presentVerification(verification, subject);
}
