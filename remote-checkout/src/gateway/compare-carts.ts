import type { CartItem } from '@storefront/contract';
import type { WireCart } from '../domain/checkout-cart';

/** Whether the server's lines equal those that were sent in dishes, options, prices and quantities (D29). */
export function isSameCart(sent: readonly CartItem[], answered: readonly CartItem[]): boolean {
  return JSON.stringify(sent.map(lineKey)) === JSON.stringify(answered.map(lineKey));
}

const lineKey = ({ product_id, product_qnty, sell_price, extras }: CartItem) => [
  product_id,
  product_qnty,
  sell_price,
  extras.flatMap(({ selection }) =>
    selection.map(({ itemId, itemQuantity, itemPrice }) => [itemId, itemQuantity, itemPrice]),
  ),
];

/** Whether the discount that applies is still the one that was sent. */
export function isSameDiscount(sent: WireCart, answered: WireCart): boolean {
  return sent.discount?.discountid === answered.discount?.discountid;
}
