import { replaceCart } from '@storefront/cart';
import type { Host } from '@storefront/host';
import type { ReorderedCart } from '../domain/reordered-cart';

/** Replaces the cart by the dishes of an earlier order; returns false, and changes nothing, when none of them is sold any more. */
export type FillCart = (cart: ReorderedCart) => boolean;

export function cartFiller(host: Pick<Host, 'storage' | 'bus' | 'clock'>): FillCart {
  return ({ businessId, items, orderKey, service }) =>
    replaceCart(host, {
      ...service,
      business_id: businessId,
      cartitems: [...items],
      reorder_order_id: orderKey,
    });
}
