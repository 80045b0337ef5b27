import type { Storage } from '@storefront/host';
import { wireServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import type { WireCart } from './read-cart';

/** A cart as an order of it is sent. */
export interface OrderedCart {
  readonly businessId: string;
  readonly mode: ChosenMode;
  readonly wire: WireCart;
}

/**
 * The `request_key` that belongs to this cart (D87): the one kept with it, or a new one once the customer has changed
 * it. Every tab that orders the same cart sends the same key, so it is ordered once (G1).
 */
export function requestKeyOf(storage: Storage, cart: OrderedCart, randomKey: () => string): string {
  const mark = markOf(cart);
  const kept = storage.read('request_key');
  if (kept?.basket === mark) return kept.key;
  const key = randomKey();
  storage.write('request_key', { key, basket: mark });
  return key;
}

/** The next order of the same cart is another one: the last was refused, or is over. */
export function renewRequestKey(storage: Storage): void {
  storage.remove('request_key');
}

/** Tells the other tabs which order was made under a key. */
export function savePlaced(storage: Storage, requestKey: string, okey: string): void {
  storage.write('placed_order', { request_key: requestKey, id: okey });
}

/** That order is over, so the next order of the same cart is another one. */
export function forgetPlaced(storage: Storage, okey: string): void {
  if (storage.read('placed_order')?.id === okey) storage.remove('placed_order', 'request_key');
}

/** The order that was made last, if it was made under this key. */
export function placedUnder(storage: Storage, requestKey: string): string | undefined {
  const placed = storage.read('placed_order');
  return placed?.request_key === requestKey ? placed.id : undefined;
}

/**
 * A short mark of what the customer decided. Prices, charges and texts are left out: the server may correct those, and a
 * press that is repeated after a lost answer must send the same key all the same.
 */
function markOf({ businessId, mode, wire }: OrderedCart): string {
  const decided = [
    businessId,
    // Pages of an older release mark the same cart with the wire's word; another mark would order it twice.
    wireServiceMode(mode),
    wire.items.map((item) => [
      item.product_id,
      item.main_pro_id,
      item.product_qnty,
      item.product_comment,
      item.product_option.map(({ optionId, itemId, itemQuantity }) => [optionId, itemId, itemQuantity]),
    ]),
    wire.discount?.discountid ?? '',
    wire.freeDishes.map(({ id, freedish_item }) => [
      id,
      freedish_item.filter(({ selected }) => selected === 'yes').map(({ fd_id }) => fd_id),
    ]),
  ];
  return hashOf(JSON.stringify(decided));
}

/** FNV-1a of 32 bits. Two carts with the same mark do no harm: the server refuses another payload under one key. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return (hash >>> 0).toString(36);
}
