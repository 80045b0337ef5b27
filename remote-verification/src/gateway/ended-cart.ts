import { cartKeys } from '@storefront/contract';
import type { Storage } from '@storefront/host';

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
    this.storage.remove(...cartKeys);
  }
}
