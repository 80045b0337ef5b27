import type { OkAnswer } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { foodSubtotal, parseCartLines, unitCount } from '@storefront/pricing';
import { cartOwner, beginCart } from './stored-cart';
import { setCartAside } from './former-cart';

type EarlierOrder = Pick<OkAnswer<'business/reorder'>, 'business_id' | 'cartitems' | 'reorder_order_id'>;

/**
 * Replaces the kept cart by the dishes of an earlier order and tells the bus (D44). The customer chooses the service mode
 * again. A cart of another business can be brought back (D88). Returns false and changes nothing when the order has no
 * line that can be parsed.
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
