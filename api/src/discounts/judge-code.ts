import type { CartItem, MenuCategory } from '@storefront/contract';
import { foodSubtotal, judgeDiscount, parseClaimedLines, parseMenu, repriceCart } from '@storefront/pricing';
import type { CartLine, ChosenMode, Discount, DiscountRefusal, Pence } from '@storefront/pricing';
import type { CatalogueDiscount } from '../catalogue/format';
import { unwrap } from '../unwrap';
import { pricedDiscount } from './priced-discount';

export interface CodeQuestion {
  readonly discounts: readonly CatalogueDiscount[];
  readonly menu: readonly MenuCategory[];
  readonly code: string;
  readonly items: readonly CartItem[];
  readonly mode: ChosenMode;
  /** London date. */
  readonly today: string;
}

export type CodeJudgement =
  | { readonly kind: 'applies'; readonly discount: Discount; readonly saved: Pence }
  | { readonly kind: 'no-code' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'empty-cart' }
  | { readonly kind: 'not-yet'; readonly from: string }
  | { readonly kind: 'over' }
  | { readonly kind: 'other-mode'; readonly discount: Discount }
  | { readonly kind: 'below-minimum'; readonly minimum: Pence; readonly missing: Pence }
  | { readonly kind: 'no-matching-dish'; readonly dishes: readonly string[] }
  | { readonly kind: 'saves-nothing' };

/** What a typed code gives for a cart, priced from the menu: the prices in the cart are claims (CPN-5, D29). */
export function judgeCode({ discounts, menu, code, items, mode, today }: CodeQuestion): CodeJudgement {
  const typed = code.trim().toUpperCase();
  if (typed === '') return { kind: 'no-code' };
  // One code may stand for two discounts, one for each mode.
  const named = discounts.filter((discount) => discount.code.toUpperCase() === typed).map(pricedDiscount);
  const discount = named.find(({ service }) => service === mode) ?? named[0];
  if (!discount) return { kind: 'unknown' };

  const { lines } = repriceCart(unwrap(parseMenu(menu)), unwrap(parseClaimedLines(items)));
  if (lines.length === 0) return { kind: 'empty-cart' };
  const judged = judgeDiscount(discount, { mode, lines, today });
  return judged.kind === 'applies' ? judged : explain(judged.reason, discount, { menu, lines, today });
}

interface Circumstances {
  readonly menu: readonly MenuCategory[];
  readonly lines: readonly CartLine[];
  readonly today: string;
}

function explain(
  reason: DiscountRefusal,
  discount: Discount,
  { menu, lines, today }: Circumstances,
): CodeJudgement {
  switch (reason) {
    case 'other-mode':
      return { kind: 'other-mode', discount };
    case 'not-today':
      return today < discount.from ? { kind: 'not-yet', from: discount.from } : { kind: 'over' };
    case 'below-minimum':
      return {
        kind: 'below-minimum',
        minimum: discount.minimum,
        missing: discount.minimum - foodSubtotal(lines),
      };
    case 'no-matching-dish':
      return { kind: 'no-matching-dish', dishes: namesOf(discount, menu) };
    case 'saves-nothing':
      return { kind: 'saves-nothing' };
    // A mode is always given here, and what has been withdrawn is not in the catalogue.
    case 'no-mode':
    case 'withdrawn':
      return { kind: 'unknown' };
  }
}

function namesOf({ productIds }: Discount, menu: readonly MenuCategory[]): string[] {
  const products = menu.flatMap(({ product }) => product);
  return products
    .filter(({ product_id, sub_product }) =>
      [product_id, ...sub_product.map((sub) => sub.product_id)].some((id) => productIds.includes(id)),
    )
    .map(({ product_name }) => product_name);
}
