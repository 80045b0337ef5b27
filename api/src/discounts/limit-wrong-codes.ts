import type { Discount } from '@storefront/contract';
import type { CatalogueDiscount } from '../catalogue/format';
import { ApiError } from '../errors';
import type { Ports } from '../ports';

/** Enough for whoever mistypes a code, too few to find one. */
const wrongCodes = { times: 20, seconds: 600 };

interface Tried {
  /** The caller's network address. */
  readonly address: string;
  readonly code: string;
  readonly discounts: readonly CatalogueDiscount[];
}

/**
 * Counts a code that the business does not have, wherever one can be tried: else every other call is a way around the limit. Once
 * there were too many, right codes are refused as well, or the answer would still tell them apart.
 */
export async function limitWrongCodes(
  { rateLimit }: Pick<Ports, 'rateLimit'>,
  { address, code, discounts }: Tried,
): Promise<void> {
  const typed = code.trim().toUpperCase();
  if (typed === '') return;
  const isRight = discounts.some((one) => one.code.toUpperCase() === typed);
  const taking = await rateLimit.take('wrong-code', address, wrongCodes, isRight ? 0 : 1);
  if (taking.kind === 'limited')
    throw new ApiError('too-many', { retryAfterSeconds: taking.retryAfterSeconds });
}

/** The code that a cart claims to have; '' when none was typed. */
export function claimedCode(discount: Discount | null): string {
  return discount?.coupon_type === 'manual' ? discount.code : '';
}
