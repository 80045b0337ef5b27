import { assertNever } from '@storefront/contract';
import type { Booking } from './repository';

const holdDuration = 15 * 60_000;
const codeDuration = 30 * 60_000;

/** Whether a booking that is paid in this way is held until it is paid. */
function isPaidFirst(paymode: Booking['paymode']): boolean {
  switch (paymode) {
    case 'card':
      return true;
    case 'cod':
      return false;
    default:
      return assertNever(paymode);
  }
}

/** Until when the covers of a booking that is paid first are held (D34); null for one that needs no payment now. */
export function holdEnd(
  { paymode, amountDue }: Pick<Booking, 'paymode' | 'amountDue'>,
  now: Date,
): Date | null {
  return amountDue > 0 && isPaidFirst(paymode) ? new Date(now.getTime() + holdDuration) : null;
}

/** Until when a booking waits for its code, without any covers (D120). */
export function codeEnd(now: Date): Date {
  return new Date(now.getTime() + codeDuration);
}
