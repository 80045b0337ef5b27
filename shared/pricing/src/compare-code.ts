import type { Discount } from './discounts/discount';
import type { Pence } from './money';
import { priceCart } from './totals';
import type { Cart, CartFigures, Terms } from './totals';

/** What a typed code would change for a cart, in pence. */
export interface CodeComparison {
  /** The figures without the code, with the discount in force. */
  readonly now: CartFigures;
  /** The figures under the code. */
  readonly withCode: CartFigures;
  /** What the code saves; 0 when it does not apply to the cart. */
  readonly saved: Pence;
  /** Whether the code applies, but saves less than the discount in force or makes the order dearer. */
  readonly isWorse: boolean;
}

/**
 * Compares a cart with the same cart under a typed code (D110). A code that saves more can still make the order dearer: it may take
 * the food below the sum from which delivery is free (TOT-5).
 */
export function compareCode(cart: Cart, code: Discount, terms: Terms): CodeComparison {
  const now = priceCart(cart, terms);
  const withCode = priceCart({ ...cart, discount: { kind: 'manual', discount: code } }, terms);
  const isApplied = withCode.unmetDiscount === null;
  const isWorse = isApplied && (withCode.discount < now.discount || withCode.total > now.total);
  return { now, withCode, saved: isApplied ? withCode.discount : 0, isWorse };
}
