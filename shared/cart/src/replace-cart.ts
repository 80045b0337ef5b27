import type { OkAnswer, ServiceMode } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { foodSubtotal, parseCartLines, unitCount } from '@storefront/pricing';
import { cartOwner, beginCart } from './stored-cart';
import { setCartAside } from './former-cart';

type Answer = OkAnswer<'business/reorder'>;
type EarlierOrder = Pick<Answer, 'business_id' | 'cartitems' | 'reorder_order_id'> &
  Partial<
    Pick<
      Answer,
      'del_mode' | 'slot' | 'zipcode' | 'delivery_price' | 'minorder_price' | 'delivery_charge_waiver'
    >
  >;

/**
 * Replaces the kept cart by the dishes of an earlier order, with its mode and its time where it names them, and tells the bus (D44, D127).
 * Without a mode the customer chooses one again. A cart of another business can be brought back (D88). Returns false and changes nothing when the order has no
 * line that can be parsed.
 */
export function replaceCart(
  { storage, bus, clock }: Pick<Host, 'storage' | 'bus' | 'clock'>,
  order: EarlierOrder,
): boolean {
  const { business_id, cartitems, reorder_order_id } = order;
  const lines = parseCartLines(cartitems);
  if (cartitems.length === 0 || !lines.ok) return false;
  if (cartOwner(storage) !== business_id) setCartAside(storage);
  beginCart(storage, business_id);
  storage.write('cartlist', cartitems);
  storage.write('reorder_order_id', reorder_order_id);
  storage.write('timestamp', clock.now());
  const mode = saveService(storage, order);
  bus.publish('cart-changed', {
    businessId: business_id,
    count: unitCount(lines.value),
    total: foodSubtotal(lines.value),
    mode,
  });
  return true;
}

/** Stores mode and time of the earlier order, and returns the mode; null where it names none that can be had. */
function saveService(storage: Host['storage'], order: EarlierOrder): ServiceMode | null {
  const { del_mode, slot, zipcode, delivery_price, minorder_price, delivery_charge_waiver } = order;
  if (del_mode === undefined) return null;
  if (del_mode === 'delivery') {
    if (delivery_price === undefined || minorder_price === undefined || delivery_charge_waiver === undefined)
      return null;
    storage.write('zone_delivery_charg', delivery_price);
    storage.write('minimum_order', minorder_price);
    storage.write('delivery_charge_waiver', delivery_charge_waiver);
    if (zipcode !== undefined && zipcode !== '') storage.write('searched_pincode', zipcode);
  }
  storage.write('isDelMode', del_mode);
  if (slot !== undefined) storage.write('timeslot', slot);
  return del_mode;
}
