import { createHash } from 'node:crypto';
import { londonMoment } from '@storefront/contract';

/** The token that a business's carts carry for a day; it changes at midnight in London (D22). */
export function todayToken(businessId: string, now: number): string {
  return createHash('sha256')
    .update(`${businessId} ${londonMoment(now).date}`)
    .digest('base64url')
    .slice(0, 22);
}
