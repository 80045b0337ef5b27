import type { Body, FreeDishChoice } from '@storefront/contract';
import { formatPounds, wireFreeDishChoice } from '@storefront/pricing';
import type { PricedOrder } from './price-order';

type Claims = Pick<
  Body<'business/order'>,
  'discount' | 'freedish' | 'service_charge' | 'baggage_charge' | 'delivery_price'
>;

/** Whether the customer saw another cart or other figures than the server's; if so, the order is refused and the server's are shown (G4, D29). */
export function differsFromClaims({ cart, figures }: PricedOrder, claims: Claims): boolean {
  if (cart.changes.length > 0) return true;
  if ((claims.discount?.discountid ?? null) !== (figures.appliedDiscount?.id ?? null)) return true;
  const seen = [
    [claims.discount?.discountvalue ?? '0.00', figures.discount],
    [claims.service_charge, figures.service],
    [claims.baggage_charge, figures.bag],
    [claims.delivery_price, figures.delivery],
  ] as const;
  return (
    seen.some(([claimed, computed]) => claimed !== formatPounds(computed)) ||
    freeDishesDiffer(figures, claims)
  );
}

/** A group without a chosen dish counts as absent: browsers may send it or leave it out. */
function freeDishesDiffer({ freeDishes }: PricedOrder['figures'], { freedish }: Claims): boolean {
  const chosen = (groups: readonly FreeDishChoice[]) =>
    groups
      .map(({ id, qnty, freedish_item }) => {
        const dishes = freedish_item.filter(({ selected }) => selected === 'yes').map(({ fd_id }) => fd_id);
        return dishes.length === 0 || qnty === 0 ? '' : JSON.stringify([id, qnty, dishes.sort()]);
      })
      .filter((group) => group !== '')
      .sort();
  return chosen(freeDishes.map(wireFreeDishChoice)).join() !== chosen(freedish).join();
}
