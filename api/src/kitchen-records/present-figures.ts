import type { Answer } from '@storefront/contract';
import { formatPounds } from '@storefront/pricing';
import type { DayFigures, SoldDish } from './repository';

/** The figures of days and the dishes that were sold most, on the wire. */
export function presentFigures(
  days: readonly DayFigures[],
  best: readonly SoldDish[],
): Pick<Extract<Answer<'kitchen/figures'>, { days: unknown }>, 'days' | 'best'> {
  return {
    days: days.map(({ date, orders, refused, sales, refunded, accepted, acceptSeconds }) => ({
      date,
      orders,
      refused,
      sales: formatPounds(sales),
      refunded: formatPounds(refunded),
      accepted,
      accept_seconds: acceptSeconds ?? -1,
    })),
    best: best.map(({ name, quantity, sales }) => ({ name, quantity, sales: formatPounds(sales) })),
  };
}
