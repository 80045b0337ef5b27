import type { Host, PageLocation, PageModel } from '@storefront/host';
import { copy } from '../copy';
import { EndedCart } from '../gateway/ended-cart';
import { httpVerificationGateway } from '../gateway/http-verification-gateway';
import { VerificationStore } from './verification-store';

/** The page of `order/checkout-otp/{okey}`. The key opens it; while the order waits for its code, the cart is needed too (PER-9, OTP-17). */
export class VerificationPageModel implements PageModel {
  readonly store: VerificationStore;
  readonly Link: Host['Link'];

  constructor(
    private readonly host: Host,
    location: PageLocation,
  ) {
    const { api, clock, navigation, bus } = host;
    this.Link = host.Link;
    this.store = new VerificationStore(location.params['okey'] ?? '', {
      gateway: httpVerificationGateway(api),
      cart: new EndedCart(host),
      clock,
      navigation,
      bus,
    });
  }

  async load() {
    await this.store.load();
  }

  start() {
    this.host.head.set({ title: copy.title(this.host.brand.name), robots: 'noindex' });
  }

  stop() {
    this.store.stop();
  }

  locationChanged(_location: PageLocation) {
    void this.store.checkCart();
  }
}
