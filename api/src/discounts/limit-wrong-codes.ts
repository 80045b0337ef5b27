import type { Discount } from '@storefront/contract';
import type { CallContext } from '../call';
import type { CatalogueDiscount } from '../catalogue/format';
import { throwIfLimited } from '../limits/limit';
import { networkShares, networksOf } from '../limits/networks';
import { provenCaller } from '../sessions/proven-caller';
import type { Ports } from '../ports';

/** Enough for typing errors, too few to guess a code. */
const wrongCodes = { times: 20, seconds: 600 };

interface Tried {
  readonly body: unknown;
  readonly context: Pick<CallContext, 'address' | 'brand'>;
  readonly code: string;
  readonly discounts: readonly CatalogueDiscount[];
}

/**
 * Counts wrong codes in every call that takes a code, by network, so that no call is a way around the limit. Past the limit, right codes
 * are refused too: otherwise the answer would still tell them apart. Then an account has a count of its own (D116).
 */
export async function limitWrongCodes(
  ports: Pick<Ports, 'rateLimit' | 'database' | 'clock'>,
  { body, context: { address, brand }, code, discounts }: Tried,
): Promise<void> {
  const typed = code.trim().toUpperCase();
  if (typed === '') return;
  const amount = discounts.some((one) => one.code.toUpperCase() === typed) ? 0 : 1;
  const countedAs = (subject: string, share = 1) => ({
    action: 'wrong-code',
    subject,
    limit: { ...wrongCodes, times: wrongCodes.times * share },
  });
  const ofNetworks = networksOf(address).map(({ key, width }) => countedAs(key, networkShares[width]));
  const result = await ports.rateLimit.takeTogether(ofNetworks, amount);
  if (result.kind === 'taken') return;
  const userId = await provenCaller(ports, body, brand.id);
  if (userId === undefined) return throwIfLimited(result);
  throwIfLimited(await ports.rateLimit.takeTogether([countedAs(`account ${userId}`)], amount));
}

/** The code that a cart claims to have; '' when none was typed. */
export function claimedCode(discount: Discount | null): string {
  return discount?.coupon_type === 'manual' ? discount.code : '';
}
