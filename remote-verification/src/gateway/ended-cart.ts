import { cartOwner, clearCart, keptItems } from '@storefront/cart';
import type { Host } from '@storefront/host';

/** The cart that the order was made of; it is kept until the order stands (D76). */
export class EndedCart {
  constructor(private readonly host: Pick<Host, 'storage' | 'notices' | 'bus'>) {}

  /** Whether there is a cart list (OTP-17). */
  get isKept(): boolean {
    return keptItems(this.host).length > 0;
  }

  get businessId(): string | null {
    return cartOwner(this.host.storage) ?? null;
  }

  clear() {
    clearCart(this.host.storage);
  }
}
