import { assertNever } from '@storefront/contract';
import type { ServiceMode } from '../cart';
import { judgeDiscount } from './discount';
import type { Discount, DiscountBasis, DiscountRefusal, Judgement, Offer } from './discount';

/** The automatic discounts of each mode (DSC-1). */
export interface AutomaticDiscounts {
  readonly delivery: readonly Discount[];
  readonly collection: readonly Discount[];
}

/** What the customer asked for: nothing particular, one of the list, or a typed code (D26). */
export type DiscountChoice =
  | { readonly kind: 'automatic' }
  | { readonly kind: 'chosen'; readonly discountId: string }
  | { readonly kind: 'manual'; readonly discount: Discount };

/** The one discount in force (DSC-7), all that apply, best first, and the choice that does not apply, with the reason. */
export interface DiscountDecision {
  readonly applied: Offer | null;
  readonly offers: readonly Offer[];
  readonly unmet: { readonly choice: DiscountChoice; readonly reason: DiscountRefusal } | null;
}

/** The automatic discounts that apply to a cart in its mode, the largest saving first (DSC-1, DSC-2, DSC-8). */
export function discountOffers(discounts: AutomaticDiscounts, basis: DiscountBasis): readonly Offer[] {
  return automaticFor(discounts, basis.mode)
    .map((discount) => judgeDiscount(discount, basis))
    .flatMap((judged) =>
      judged.kind === 'applies' ? [{ discount: judged.discount, saved: judged.saved }] : [],
    )
    .sort((one, other) => other.saved - one.saved);
}

/** The discount in force: the customer's choice while it applies, else the best automatic one, with the reason (DSC-7, DSC-10, CPN-12). */
export function decideDiscount(
  choice: DiscountChoice,
  discounts: AutomaticDiscounts,
  basis: DiscountBasis,
): DiscountDecision {
  const offers = discountOffers(discounts, basis);
  const best = offers[0] ?? null;
  if (choice.kind === 'automatic') return { applied: best, offers, unmet: null };
  const wanted = wantedDiscount(choice, discounts, basis.mode);
  const judged: Judgement =
    wanted === undefined ? { kind: 'refused', reason: 'withdrawn' } : judgeDiscount(wanted, basis);
  if (judged.kind === 'refused') return { applied: best, offers, unmet: { choice, reason: judged.reason } };
  return { applied: { discount: judged.discount, saved: judged.saved }, offers, unmet: null };
}

const wantedDiscount = (
  choice: Exclude<DiscountChoice, { kind: 'automatic' }>,
  discounts: AutomaticDiscounts,
  mode: ServiceMode,
): Discount | undefined => {
  switch (choice.kind) {
    case 'manual':
      return choice.discount;
    case 'chosen':
      return [...automaticFor(discounts, mode), ...discounts.delivery, ...discounts.collection].find(
        ({ id }) => id === choice.discountId,
      );
    default:
      return assertNever(choice);
  }
};

const automaticFor = (discounts: AutomaticDiscounts, mode: ServiceMode): readonly Discount[] =>
  mode === 'unset' ? [] : discounts[mode];
