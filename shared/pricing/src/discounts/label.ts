import { formatPounds, formatRate } from '../money';
import type { Discount } from './discount';

/** The label in the totals: 'Discount(10%)' or 'Discount(3.00 Fixed)' (TOT-12, TOT-13). */
export function discountLabel({ reduction }: Pick<Discount, 'reduction'>): string {
  return reduction.kind === 'percentage'
    ? `Discount(${formatRate(reduction.rate)}%)`
    : `Discount(${formatPounds(reduction.amount)} Fixed)`;
}

/** What the coupon box shows: a typed discount's code, else '10%' or '£3.00' (CPN-8, CPN-9). */
export function discountName({ isManual, code, reduction }: Discount): string {
  if (isManual) return code;
  return reduction.kind === 'percentage'
    ? `${formatRate(reduction.rate)}%`
    : `£${formatPounds(reduction.amount)}`;
}
