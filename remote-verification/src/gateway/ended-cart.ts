import type { StoredKey } from '@storefront/contract';
import type { Storage } from '@storefront/host';

/** The keys that hold a cart and what belongs to it: what a reset takes away (CRT-17, D62). */
const ofOneCart = [
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
] as const satisfies readonly StoredKey[];

/** The cart that the order was made of; it is kept until the order stands (D76). */
export class EndedCart {
  constructor(private readonly storage: Storage) {}

  /** Whether there is a cart list (OTP-17). */
  get isKept(): boolean {
    return (this.storage.read('cartlist') ?? []).length > 0;
  }

  get businessId(): string | null {
    return this.storage.read('business_id') ?? null;
  }

  clear() {
    this.storage.remove(...ofOneCart);
  }
}
