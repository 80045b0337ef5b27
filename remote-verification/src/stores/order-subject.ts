import type { Host } from '@storefront/host';
import { EndedCart } from '../gateway/ended-cart';
import type { Subject } from './subject';

/** A cash order: it needs its cart while it waits (OTP-17), and leads to order-complete (OTP-23). */
export class OrderSubject implements Subject {
  readonly #okey: string;
  readonly #host: Pick<Host, 'storage' | 'notices' | 'bus' | 'navigation'>;
  readonly #cart: EndedCart;

  constructor(okey: string, host: Pick<Host, 'storage' | 'notices' | 'bus' | 'navigation'>) {
    this.#okey = okey;
    this.#host = host;
    this.#cart = new EndedCart(host);
  }

  get canStay(): boolean {
    return this.#cart.isStored;
  }

  leave(isVerified: boolean) {
    this.#host.navigation.replace(isVerified ? this.path : '/');
  }

  /** Clears the cart of the confirmed order (D76). */
  confirmed() {
    const { businessId } = this.#cart;
    this.#cart.clear();
    this.#host.bus.publish('cart-reset', { reason: 'ordered', businessId });
  }

  goOn() {
    this.#host.navigation.replace(this.path);
  }

  lost(sentence: string) {
    this.#host.notices.show(sentence, 'warning');
  }

  private get path(): string {
    return `/order-complete?${new URLSearchParams({ v: this.#okey })}`;
  }
}
