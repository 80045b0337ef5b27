import { formatPounds, formatRate } from '@storefront/pricing';
import type { Charge } from '@storefront/pricing';

/** A charge as it is told before anything is ordered: '£0.50', or the rate as `ofFood` puts it; `''` for none (G23). */
export function chargeText(charge: Charge, ofFood: (rate: string) => string): string {
  if (charge.kind === 'fixed') return charge.amount === 0 ? '' : `£${formatPounds(charge.amount)}`;
  return charge.rate === 0 ? '' : ofFood(formatRate(charge.rate));
}
