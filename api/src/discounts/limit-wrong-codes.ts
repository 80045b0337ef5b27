import type { Discount } from '@storefront/contract';
import type { CatalogueDiscount } from '../catalogue/format';
import { ApiError } from '../errors';
import type { Ports } from '../ports';

/** Enough for typing errors, too few to guess a code. */
const wrongCodes = { times: 20, seconds: 600 };

interface Tried {
  /** The caller's network address. */
  readonly address: string;
  readonly code: string;
  readonly discounts: readonly CatalogueDiscount[];
}

/**
 * Counts wrong codes in every call that takes a code, so that no call is a way around the limit. Past the limit, right codes are
 * refused too: otherwise the answer would still tell them apart.
 */
export async function limitWrongCodes(
  { rateLimit }: Pick<Ports, 'rateLimit'>,
  { address, code, discounts }: Tried,
): Promise<void> {
  const typed = code.trim().toUpperCase();
  if (typed === '') return;
  const isRight = discounts.some((one) => one.code.toUpperCase() === typed);
  const result = await rateLimit.take('wrong-code', address, wrongCodes, isRight ? 0 : 1);
  if (result.kind === 'limited')
    throw new ApiError('too-many', { retryAfterSeconds: result.retryAfterSeconds });
}

/** The code that a cart claims to have; '' when none was typed. */
export function claimedCode(discount: Discount | null): string {
  return discount?.coupon_type === 'manual' ? discount.code : '';
}
