import type { Body } from '@storefront/contract';
import { formatPounds, wireFreeDishChoice } from '@storefront/pricing';
import type { PricedOrder } from './price-order';

type Claims = Pick<
  Body<'business/order'>,
  'discount' | 'freedish' | 'service_charge' | 'baggage_charge' | 'delivery_price'
>;

/** Whether the customer saw another cart or another figure than the server's: then nothing is ordered before it is shown (G4, D29). */
export function differsFromClaims({ cart, figures }: PricedOrder, claims: Claims): boolean {
  if (cart.changes.length > 0) return true;
  const seen = [
    [claims.discount?.discountvalue ?? '0.00', figures.discount],
    [claims.service_charge, figures.service],
    [claims.baggage_charge, figures.baggage],
    [claims.delivery_price, figures.delivery],
  ] as const;
  return (
    seen.some(([claimed, computed]) => claimed !== formatPounds(computed)) ||
    freeDishesDiffer(figures, claims)
  );
}

function freeDishesDiffer({ freeDishes }: PricedOrder['figures'], { freedish }: Claims): boolean {
  const given = new Map(freeDishes.map(wireFreeDishChoice).map(({ id, qnty }) => [id, qnty]));
  const claimed = freedish.filter(({ qnty }) => qnty > 0);
  return claimed.length !== given.size || claimed.some(({ id, qnty }) => given.get(id) !== qnty);
}
