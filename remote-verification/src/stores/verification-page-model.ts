import type { Host, PageLocation, PageModel } from '@storefront/host';
import { copy } from '../copy';
import { httpVerificationGateway } from '../gateway/http-verification-gateway';
import { OrderSubject } from './order-subject';
import { VerificationStore } from './verification-store';

/** The page of `order/checkout-otp/{okey}`. The key opens it; while the order waits for its code, the cart is needed too (PER-9, OTP-17). */
export class VerificationPageModel implements PageModel {
  readonly store: VerificationStore;
  readonly Link: Host['Link'];
  readonly #host: Host;

  constructor(host: Host, location: PageLocation) {
    this.#host = host;
    const { api, clock } = host;
    const okey = location.params['okey'] ?? '';
    this.Link = host.Link;
    this.store = new VerificationStore(okey, {
      gateway: httpVerificationGateway(api),
      subject: new OrderSubject(okey, host),
      clock,
    });
  }

  async load() {
    await this.store.load();
  }

  start() {
    this.#host.head.set({ title: copy.title(this.#host.brand.name), robots: 'noindex' });
  }

  stop() {
    this.store.stop();
  }

  locationChanged(_location: PageLocation) {
    void this.store.checkCart();
  }
}
