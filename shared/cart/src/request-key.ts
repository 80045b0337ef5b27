import type { Storage } from '@storefront/host';
import { wireServiceMode } from '@storefront/pricing';
import type { ChosenMode } from '@storefront/pricing';
import type { WireCart } from './read-cart';

/** What identifies the contents of an order. */
export interface OrderedCart {
  readonly businessId: string;
  readonly mode: ChosenMode;
  readonly wire: WireCart;
}

/**
 * Returns the `request_key` of this cart (D87): the stored one, or a new one when the customer has changed the cart since.
 * Every tab that orders the same cart sends the same key, so it is ordered once (G1).
 */
export function requestKeyOf(storage: Storage, cart: OrderedCart, randomKey: () => string): string {
  const fingerprint = fingerprintOf(cart);
  const stored = storage.read('request_key');
  if (stored?.basket === fingerprint) return stored.key;
  const key = randomKey();
  storage.write('request_key', { key, basket: fingerprint });
  return key;
}

/** Gives the next order of the same cart a new key, because the last one was refused or is over. */
export function renewRequestKey(storage: Storage): void {
  storage.remove('request_key');
}

/** Stores which order was made under a key, for the other tabs. */
export function savePlaced(storage: Storage, requestKey: string, okey: string): void {
  storage.write('placed_order', { request_key: requestKey, id: okey });
}

/** Forgets an order that is over, so that the next order of the same cart gets a new key. */
export function forgetPlaced(storage: Storage, okey: string): void {
  if (storage.read('placed_order')?.id === okey) storage.remove('placed_order', 'request_key');
}

/** The key of the latest order if it was made under this request key, else undefined. */
export function placedOrderOf(storage: Storage, requestKey: string): string | undefined {
  const placed = storage.read('placed_order');
  return placed?.request_key === requestKey ? placed.id : undefined;
}

/**
 * A short fingerprint of what the customer chose. Prices, charges and texts are left out: the server may correct them, and
 * a press that is repeated after a lost answer must still send the same key.
 */
function fingerprintOf({ businessId, mode, wire }: OrderedCart): string {
  const choices = [
    businessId,
    // Pages of an older release use the wire's word here; with another fingerprint the same cart would be ordered twice.
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
  return hashOf(JSON.stringify(choices));
}

/** FNV-1a of 32 bits. Two carts with the same hash do no harm: the server refuses a second payload under one key. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
