import type { CartLine, ServiceMode } from '../cart';
import { unitCount } from '../lines';
import type { AutomaticDiscounts } from './decision';
import { isCovered } from './discount';

/** Whether an automatic discount of either mode covers a product, and in which modes: the wire's has_discount flags (D64). */
export function discountFlags(
  discounts: AutomaticDiscounts,
  product: Pick<CartLine, 'productId' | 'mainProduct'>,
): { readonly any: boolean; readonly delivery: boolean; readonly collection: boolean } {
  const delivery = discounts.delivery.some((discount) => isCovered(discount, product));
  const collection = discounts.collection.some((discount) => isCovered(discount, product));
  return { any: delivery || collection, delivery, collection };
}

/** How many dishes of the cart an automatic discount of the mode covers (CRT-5, D62). */
export function discountedUnits(
  lines: readonly CartLine[],
  discounts: AutomaticDiscounts,
  mode: ServiceMode,
): number {
  return mode === 'unset' ? 0 : unitCount(lines.filter((line) => discountFlags(discounts, line)[mode]));
}
