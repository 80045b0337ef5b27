import { foodSubtotal, judgeDiscount, repriceCart } from '@storefront/pricing';
import type {
  CartLine,
  ChosenMode,
  ClaimedLine,
  Discount,
  DiscountRefusal,
  Menu,
  Pence,
} from '@storefront/pricing';
import { assertNever } from '@storefront/contract';
import type { CatalogueDiscount } from '../catalogue/format';
import { discountOfCode } from './discount-of-code';

export interface CodeQuestion {
  readonly discounts: readonly CatalogueDiscount[];
  readonly menu: Menu;
  readonly code: string;
  readonly lines: readonly ClaimedLine[];
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
export function judgeCode({
  discounts,
  menu,
  code,
  lines: claims,
  mode,
  today,
}: CodeQuestion): CodeJudgement {
  if (code.trim() === '') return { kind: 'no-code' };
  const discount = discountOfCode(discounts, code, mode);
  if (!discount) return { kind: 'unknown' };

  const { lines } = repriceCart(menu, claims);
  if (lines.length === 0) return { kind: 'empty-cart' };
  const judged = judgeDiscount(discount, { mode, lines, today });
  return judged.kind === 'applies' ? judged : explain(judged.reason, discount, { menu, lines, today });
}

interface Circumstances {
  readonly menu: Menu;
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
    // Neither happens here: a mode is always given, and a withdrawn discount is not in the catalogue.
    case 'no-mode':
    case 'withdrawn':
      return { kind: 'unknown' };
    default:
      return assertNever(reason);
  }
}

function namesOf({ productIds }: Discount, menu: Menu): string[] {
  return [...menu.values()]
    .filter(({ id, subProducts }) =>
      [id, ...subProducts.map((sub) => sub.id)].some((each) => productIds.includes(each)),
    )
    .map(({ name }) => name);
}
