import { assertNever } from '@storefront/contract';
import { countsInMode } from '../cart';
import type { CartLine, OfferService, ServiceMode } from '../cart';
import { foodSubtotal, isOfProduct } from '../lines';
import { percentageOf, roundToTenPence } from '../money';
import type { Pence, Rate } from '../money';

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

/** Whether a discount covers a dish: listed itself or by its product, or the discount lists none (DSC-6, D27). */
export function isCovered(discount: Discount, line: Pick<CartLine, 'productId' | 'mainProduct'>): boolean {
  return discount.productIds.length === 0 || discount.productIds.some((id) => isOfProduct(line, id));
}

const coveredLines = (discount: Discount, lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter((line) => isCovered(discount, line));

/** The only place that computes a saving, to ten pence and never above the food subtotal (TOT-14, TOT-17). */
const savingOf = ({ reduction }: Discount, covered: readonly CartLine[], subtotal: Pence): Pence => {
  return Math.min(reducedBy(reduction, covered), subtotal);
};

const reducedBy = (reduction: Reduction, covered: readonly CartLine[]): Pence => {
  switch (reduction.kind) {
    case 'percentage':
      return percentageOf(foodSubtotal(covered), reduction.rate, 10);
    case 'price':
      return roundToTenPence(reduction.amount);
    default:
      return assertNever(reduction);
  }
};

/** Whether a discount applies to a cart now, and what it saves, or why it does not (DSC-3..6, D63, D64). */
export function judgeDiscount(discount: Discount, { mode, lines, today }: DiscountBasis): Judgement {
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
}
