import { cartOwner, clearCart, storedItems } from '@storefront/cart';
import type { Host } from '@storefront/host';

/** The cart that was ordered; the browser keeps it until the order is confirmed (D76). */
export class EndedCart {
  constructor(private readonly host: Pick<Host, 'storage' | 'notices' | 'bus'>) {}

  /** Whether the browser still keeps its lines (OTP-17). */
  get isStored(): boolean {
    return storedItems(this.host).length > 0;
  }

  get businessId(): string | null {
    return cartOwner(this.host.storage) ?? null;
  }

  clear() {
    clearCart(this.host.storage);
  }
}
