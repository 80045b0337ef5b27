import type { OkAnswer } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { foodSubtotal, readCartLines, unitCount } from '@storefront/pricing';
import { basketOwner, beginBasket } from './stored-basket';
import { setBasketAside } from './former-basket';

type EarlierOrder = Pick<OkAnswer<'business/reorder'>, 'business_id' | 'cartitems' | 'reorder_order_id'>;

/**
 * Puts an earlier order in the place of the kept basket and tells the bus (D44); how it is to come is for the customer to
 * choose anew. A basket of another business can be brought back (D88). False, and nothing is touched, when no line of the
 * order can be had.
 */
export function replaceBasket(
  { storage, bus, clock }: Pick<Host, 'storage' | 'bus' | 'clock'>,
  { business_id, cartitems, reorder_order_id }: EarlierOrder,
): boolean {
  const lines = readCartLines(cartitems);
  if (cartitems.length === 0 || !lines.ok) return false;
  if (basketOwner(storage) !== business_id) setBasketAside(storage);
  beginBasket(storage, business_id);
  storage.write('cartlist', cartitems);
  storage.write('reorder_order_id', reorder_order_id);
  storage.write('timestamp', clock.now());
  bus.publish('cart-changed', {
    businessId: business_id,
    count: unitCount(lines.value),
    total: foodSubtotal(lines.value),
    mode: null,
  });
  return true;
}
