import type { CartLine, ServiceMode } from '../cart';
import { unitCount } from '../lines';
import type { AutomaticDiscounts } from './decision';
import { isCovered } from './discount';
import type { Discount } from './discount';

type Article = Pick<CartLine, 'productId' | 'mainProduct'>;

/** How a line is marked: whether the discount in force covers it (CRT-12), and whether an automatic one of each mode does (CRT-13). */
export interface DiscountMarks {
  readonly isDiscounted: boolean;
  readonly delivery: boolean;
  readonly collection: boolean;
}

/** Whether an automatic discount of either mode covers a dish, and in which modes: the wire's has_discount flags (D64). */
export function discountFlags(
  discounts: AutomaticDiscounts,
  article: Article,
): { readonly any: boolean; readonly delivery: boolean; readonly collection: boolean } {
  const delivery = discounts.delivery.some((discount) => isCovered(discount, article));
  const collection = discounts.collection.some((discount) => isCovered(discount, article));
  return { any: delivery || collection, delivery, collection };
}

/** The marks of a line under the automatic discounts and the one in force. */
export function discountMarks(
  discounts: AutomaticDiscounts,
  applied: Discount | null,
  article: Article,
): DiscountMarks {
  const { delivery, collection } = discountFlags(discounts, article);
  return { isDiscounted: applied !== null && isCovered(applied, article), delivery, collection };
}

/** How many dishes of the cart an automatic discount of the mode covers (CRT-5, D62). */
export function discountedUnits(
  lines: readonly CartLine[],
  discounts: AutomaticDiscounts,
  mode: ServiceMode,
): number {
  return mode === 'unset' ? 0 : unitCount(lines.filter((line) => discountFlags(discounts, line)[mode]));
}
