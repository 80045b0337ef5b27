import { formatPounds, formatRate } from '@storefront/pricing';
import type { Charge } from '@storefront/pricing';

/** A charge as the customer reads it before ordering: '£0.50', or a rate formatted by `ofFood`; `''` for none (G23). */
export function chargeText(charge: Charge, ofFood: (rate: string) => string): string {
  if (charge.kind === 'fixed') return charge.amount === 0 ? '' : `£${formatPounds(charge.amount)}`;
  return charge.rate === 0 ? '' : ofFood(formatRate(charge.rate));
}
