import { createHmac } from 'node:crypto';
import { networkShares, networksOf } from '../limits/networks';
import type { OpenBookingLimits } from '../limits/open-booking-limits';
import { deriveSecret } from '../signature';

/** Who books a table, as far as it decides what is counted. */
export interface Booker {
  /** The account of the session; null without one. */
  readonly userId: string | null;
  /** Whether the account has answered a code that was sent to its mail or to this number. */
  readonly isProvenAccount: boolean;
  /** Whether a code that was sent to the number has been typed in. */
  readonly isProvenNumber: boolean;
  readonly mobile: string;
  readonly email: string;
  /** The network address of the request; undefined where its bookings are not counted by network. */
  readonly address: string | undefined;
}

/** One of the things that open bookings are counted by. `key` is a keyed hash (G14); a wider network has a larger share. */
export interface BookingCount {
  readonly key: string;
  readonly share: number;
}

/**
 * What the open bookings of somebody are counted by. Others do not count against who has proven himself: the account with its session, the
 * number that answered a code. Anybody else is counted together with others who name the same number or mail or come from the same network (D116, D120). The
 * first is the booker's own.
 */
export function listBookingCounts(booker: Booker, secret: string): readonly BookingCount[] {
  const count = (what: string, share = 1): BookingCount => ({ key: hashOf(what, secret), share });
  if (booker.userId !== null && booker.isProvenAccount) return [count(`account ${booker.userId}`)];
  const byNumber = count(`number ${booker.mobile}`);
  if (booker.isProvenNumber) return [byNumber];
  const networks = booker.address === undefined ? [] : networksOf(booker.address);
  return [
    byNumber,
    count(`mail ${booker.email.toLowerCase()}`),
    ...networks.map(({ key, width }) => count(`network ${key}`, networkShares[width])),
  ];
}

/** Whether somebody with so many open bookings may make another one, and whether a code has to confirm it. */
export function judgeOpenBookings(
  counts: readonly BookingCount[],
  open: ReadonlyMap<string, number>,
  { withoutCode, atAll }: OpenBookingLimits,
): 'free' | 'needs-code' | 'too-many' {
  const [own] = counts;
  if (own && (open.get(own.key) ?? 0) >= atAll) return 'too-many';
  return counts.some(({ key, share }) => (open.get(key) ?? 0) >= withoutCode * share) ? 'needs-code' : 'free';
}

const hashOf = (what: string, secret: string) =>
  createHmac('sha256', deriveSecret(secret, 'open bookings')).update(what).digest('base64url');
