import { assertNever } from '@storefront/contract';
import { discountCopy } from '../copy';
import { formatPounds, formatRate } from '../money';
import type { Discount } from './discount';

/** The label in the totals: 'Discount(10%)' or 'Discount(£3.00 Fixed)', amounts in pounds as everywhere (TOT-12, TOT-13). */
export function discountLabel({ reduction }: Pick<Discount, 'reduction'>): string {
  switch (reduction.kind) {
    case 'percentage':
      return discountCopy.percentage(formatRate(reduction.rate));
    case 'price':
      return discountCopy.fixed(formatPounds(reduction.amount));
    default:
      return assertNever(reduction);
  }
}

/** What the coupon box shows: a typed discount's code, else '10%' or '£3.00' (CPN-8, CPN-9). */
export function discountName({ isManual, code, reduction }: Discount): string {
  if (isManual) return code;
  switch (reduction.kind) {
    case 'percentage':
      return `${formatRate(reduction.rate)}%`;
    case 'price':
      return `£${formatPounds(reduction.amount)}`;
    default:
      return assertNever(reduction);
  }
}
