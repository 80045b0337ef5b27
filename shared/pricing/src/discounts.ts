import { countsInMode } from './cart';
import type { CartLine, OfferService, ServiceMode } from './cart';
import { foodSubtotal, isOfProduct, unitCount } from './lines';
import { formatPounds, formatRate, percentageOf, roundToTenPence } from './money';
import type { Pence, Rate } from './money';

/** What a discount takes off: a percentage of the dishes it covers, or a fixed amount (DSC-4, DSC-5). */
export type Reduction =
  { readonly kind: 'percentage'; readonly rate: Rate } | { readonly kind: 'price'; readonly amount: Pence };

/** A discount. No product ids means the whole food (DSC-6); `from` and `until` are London dates, both included, '' for open. */
export interface Discount {
  readonly id: string;
  readonly code: string;
  readonly text: string;
  readonly isManual: boolean;
  readonly reduction: Reduction;
  readonly minimum: Pence;
  readonly productIds: readonly string[];
  readonly service: OfferService;
  readonly from: string;
  readonly until: string;
}

/** The automatic discounts of each mode (DSC-1). */
export interface AutomaticDiscounts {
  readonly delivery: readonly Discount[];
  readonly pickup: readonly Discount[];
}

/** What a discount is judged by; `today` is the London date, YYYY-MM-DD. */
export interface DiscountBasis {
  readonly mode: ServiceMode;
  readonly lines: readonly CartLine[];
  readonly today: string;
}

/** A discount that applies, and the pence it takes off. */
export interface Offer {
  readonly discount: Discount;
  readonly saved: Pence;
}

export type DiscountRefusal =
  | 'no-mode'
  | 'other-mode'
  | 'not-today'
  | 'below-minimum'
  | 'no-matching-dish'
  | 'saves-nothing'
  | 'withdrawn';

export type Judgement =
  ({ readonly kind: 'applies' } & Offer) | { readonly kind: 'refused'; readonly reason: DiscountRefusal };

/** What the customer asked for: nothing particular, one of the list, or a typed code (D26). */
export type DiscountChoice =
  | { readonly kind: 'automatic' }
  | { readonly kind: 'chosen'; readonly discountId: string }
  | { readonly kind: 'manual'; readonly discount: Discount };

/** The one discount in force (DSC-7), all that would apply, best first, and the wish that could not be met, with its reason. */
export interface DiscountDecision {
  readonly applied: Offer | null;
  readonly offers: readonly Offer[];
  readonly unmet: { readonly choice: DiscountChoice; readonly reason: DiscountRefusal } | null;
}

const isCovered = (discount: Discount, line: Pick<CartLine, 'productId' | 'mainProduct'>): boolean =>
  discount.productIds.length === 0 || discount.productIds.some((id) => isOfProduct(line, id));

const coveredLines = (discount: Discount, lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter((line) => isCovered(discount, line));

/** The one place where a saving is computed: shown, compared and charged alike. To ten pence, never above the food (TOT-14, TOT-17). */
const savingOf = ({ reduction }: Discount, covered: readonly CartLine[], subtotal: Pence): Pence => {
  const saving =
    reduction.kind === 'percentage'
      ? percentageOf(foodSubtotal(covered), reduction.rate, 10)
      : roundToTenPence(reduction.amount);
  return Math.min(saving, subtotal);
};

/** Whether a discount applies to a cart now, and what it saves, or why it does not (DSC-3..6, D63, D64). */
export const judgeDiscount = (discount: Discount, { mode, lines, today }: DiscountBasis): Judgement => {
  const refuse = (reason: DiscountRefusal): Judgement => ({ kind: 'refused', reason });
  if (mode === 'unset') return refuse('no-mode');
  if (!countsInMode(discount.service, mode)) return refuse('other-mode');
  if (discount.from !== '' && today < discount.from) return refuse('not-today');
  if (discount.until !== '' && today > discount.until) return refuse('not-today');
  const subtotal = foodSubtotal(lines);
  if (subtotal < discount.minimum) return refuse('below-minimum');
  const covered = coveredLines(discount, lines);
  if (covered.length === 0) return refuse('no-matching-dish');
  const saved = savingOf(discount, covered, subtotal);
  return saved === 0 ? refuse('saves-nothing') : { kind: 'applies', discount, saved };
};

/** The automatic discounts that apply to a cart in its mode, the largest saving first (DSC-1, DSC-2, DSC-8). */
export const discountOffers = (discounts: AutomaticDiscounts, basis: DiscountBasis): readonly Offer[] =>
  automaticFor(discounts, basis.mode)
    .map((discount) => judgeDiscount(discount, basis))
    .flatMap((judged) =>
      judged.kind === 'applies' ? [{ discount: judged.discount, saved: judged.saved }] : [],
    )
    .sort((one, other) => other.saved - one.saved);

/** The discount in force: the customer's wish while it applies, else the best automatic one, saying why (DSC-7, DSC-10, CPN-12). */
export const decideDiscount = (
  choice: DiscountChoice,
  discounts: AutomaticDiscounts,
  basis: DiscountBasis,
): DiscountDecision => {
  const offers = discountOffers(discounts, basis);
  const best = offers[0] ?? null;
  if (choice.kind === 'automatic') return { applied: best, offers, unmet: null };
  const wanted =
    choice.kind === 'manual'
      ? choice.discount
      : automaticFor(discounts, basis.mode).find(({ id }) => id === choice.discountId);
  const judged: Judgement =
    wanted === undefined ? { kind: 'refused', reason: 'withdrawn' } : judgeDiscount(wanted, basis);
  if (judged.kind === 'refused') return { applied: best, offers, unmet: { choice, reason: judged.reason } };
  return { applied: { discount: judged.discount, saved: judged.saved }, offers, unmet: null };
};

/** Whether an automatic discount of either mode covers a product, and in which modes: the wire's has_discount flags (D64). */
export const discountFlags = (
  discounts: AutomaticDiscounts,
  product: Pick<CartLine, 'productId' | 'mainProduct'>,
): { readonly any: boolean; readonly delivery: boolean; readonly pickup: boolean } => {
  const delivery = discounts.delivery.some((discount) => isCovered(discount, product));
  const pickup = discounts.pickup.some((discount) => isCovered(discount, product));
  return { any: delivery || pickup, delivery, pickup };
};

/** How many dishes of the cart an automatic discount of the mode covers (CRT-5, D62). */
export const discountedUnits = (
  lines: readonly CartLine[],
  discounts: AutomaticDiscounts,
  mode: ServiceMode,
): number => (mode === 'unset' ? 0 : unitCount(lines.filter((line) => discountFlags(discounts, line)[mode])));

/** The label in the totals: 'Discount(10%)' or 'Discount(3.00 Fixed)' (TOT-12, TOT-13). */
export const discountLabel = ({ reduction }: Pick<Discount, 'reduction'>): string =>
  reduction.kind === 'percentage'
    ? `Discount(${formatRate(reduction.rate)}%)`
    : `Discount(${formatPounds(reduction.amount)} Fixed)`;

/** What the coupon box shows: a typed discount's code, else '10%' or '£3.00' (CPN-8, CPN-9). */
export const discountName = ({ isManual, code, reduction }: Discount): string => {
  if (isManual) return code;
  return reduction.kind === 'percentage'
    ? `${formatRate(reduction.rate)}%`
    : `£${formatPounds(reduction.amount)}`;
};

const automaticFor = (discounts: AutomaticDiscounts, mode: ServiceMode): readonly Discount[] =>
  mode === 'unset' ? [] : discounts[mode];
