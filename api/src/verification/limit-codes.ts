import type { Config } from '../config';
import { blockOf, isThisMachine, networkShares, networksOf } from '../limits/networks';
import type { RateLimit, RateLimitResult, SubjectLimit } from '../limits/rate-limit';
import { findCeiling, findUnprovenCeiling } from '../outbox/ceilings';

const hour = 3_600;
const day = 24 * hour;
/** Codes to numbers that have never answered one: of one address, to strangers as well as to the household. */
const ofAddress = { times: 20, seconds: hour };
/** The same of one account. */
const ofAccount = { times: 5, seconds: hour };
/** The same to one number, of one network block. */
const ofNumber = { times: 10, seconds: day };
/** The share of the ceiling that such codes for the orders of one business may take. */
const shareOfBusiness = 0.2;

export interface CodeRequest {
  /** The network address that asks for the code. */
  readonly address: string;
  /** The account of the order; null for a guest's. */
  readonly userId: string | null;
  readonly numberHash: string;
  /** Whether the number has answered a code before. */
  readonly isProven: boolean;
  readonly businessId: string;
}

/**
 * Counts a code before it is written: in the ceiling of all text messages, and to a new number also by business and by who asks, so that
 * nobody sends codes to strangers at our cost. Half of the ceiling is kept for proven numbers and accounts (D116). `rateLimit` counts within
 * the transaction of the code.
 */
export function takeCode(
  rateLimit: RateLimit,
  config: Pick<Config, 'textsPerHour' | 'emailsPerHour' | 'production'>,
  { address, userId, numberHash, isProven, businessId }: CodeRequest,
): Promise<RateLimitResult> {
  const all = findCeiling('sms', config);
  const isFree = !config.production && isThisMachine(address);
  if (isProven || isFree) return rateLimit.takeTogether([all]);
  const ofBusiness = { times: Math.ceil(config.textsPerHour * shareOfBusiness), seconds: hour };
  const byCaller: readonly SubjectLimit[] =
    userId === null
      ? [
          findUnprovenCeiling('sms', config),
          { action: 'codes-of-business', subject: businessId, limit: ofBusiness },
          ...networksOf(address).map(({ key, width }) => ({
            action: 'codes-of-network',
            subject: key,
            limit: { ...ofAddress, times: ofAddress.times * networkShares[width] },
          })),
        ]
      : [{ action: 'codes-of-account', subject: userId, limit: ofAccount }];
  const toNumber = {
    action: 'codes-to-number',
    subject: `${numberHash} ${blockOf(address)}`,
    limit: ofNumber,
  };
  return rateLimit.takeTogether([all, toNumber, ...byCaller]);
}
