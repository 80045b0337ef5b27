import type { StoredKey } from '@storefront/contract';

/** The keys that make up a cart (STO-2 to STO-7, D67, D87, D89, D112). `placed_order` is not one: it outlives the cart. */
export const cartKeys = [
  'cartlist',
  'business_id',
  'timestamp',
  'today_token',
  'isDelMode',
  'minimum_order',
  'zone_delivery_charg',
  'delivery_charge_waiver',
  'discount',
  'scharge',
  'freedish',
  'reorder_order_id',
  'timeslot',
  'chosen_discount',
  'freedish_chosen',
  'freedish_seen',
  'request_key',
  'checkout_choices',
] as const satisfies readonly StoredKey[];
