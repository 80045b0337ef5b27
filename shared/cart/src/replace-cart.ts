import type { OkAnswer } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { foodSubtotal, parseCartLines, unitCount } from '@storefront/pricing';
import { cartOwner, beginCart } from './stored-cart';
import { setCartAside } from './former-cart';

type EarlierOrder = Pick<OkAnswer<'business/reorder'>, 'business_id' | 'cartitems' | 'reorder_order_id'>;

/**
 * Puts an earlier order in the place of the kept cart and tells the bus (D44); how it is to come is for the customer to
 * choose anew. A cart of another business can be brought back (D88). False, and nothing is touched, when no line of the
 * order can be had.
 */
export function replaceCart(
  { storage, bus, clock }: Pick<Host, 'storage' | 'bus' | 'clock'>,
  { business_id, cartitems, reorder_order_id }: EarlierOrder,
): boolean {
  const lines = parseCartLines(cartitems);
  if (cartitems.length === 0 || !lines.ok) return false;
  if (cartOwner(storage) !== business_id) setCartAside(storage);
  beginCart(storage, business_id);
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
