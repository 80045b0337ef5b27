import { cartKeys, type OkAnswer } from '@storefront/contract';
import { foodSubtotal, readCartLines, unitCount } from '@storefront/pricing';
import type { Host } from './host';

type Again = Pick<OkAnswer<'business/reorder'>, 'business_id' | 'cartitems' | 'reorder_order_id'>;

/**
 * Puts an earlier order in the place of the kept cart and tells the bus (D44); how it is to come is for the customer to
 * choose anew. False, and nothing is touched, when no line of it can be had.
 */
export const replaceCart = (
  { storage, bus, clock }: Pick<Host, 'storage' | 'bus' | 'clock'>,
  { business_id, cartitems, reorder_order_id }: Again,
): boolean => {
  const lines = readCartLines(cartitems);
  if (cartitems.length === 0 || !lines.ok) return false;
  storage.remove(...cartKeys);
  storage.write('business_id', business_id);
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
};
