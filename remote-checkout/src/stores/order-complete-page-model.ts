import type { End, Host, PageLocation, PageModel } from '@storefront/host';
import { reaction } from 'mobx';
import { copy } from '../copy';
import { httpOrdersGateway } from '../gateway/http-orders-gateway';
import { StoredCart } from '../gateway/stored-cart';
import { OrderStore } from './order-store';

/** The order-complete page: the order whose key the address carries as `v`. */
export class OrderCompletePageModel implements PageModel {
  readonly store: OrderStore;
  readonly Link: Host['Link'];
  #ends: End[] = [];
  readonly #host: Host;

  constructor(host: Host, location: PageLocation) {
    this.#host = host;
    const { clock, navigation, notices, session, bus, brand } = host;
    this.Link = host.Link;
    this.store = new OrderStore(location.query['v'] || undefined, {
      gateway: httpOrdersGateway(host.api),
      stored: new StoredCart(host),
      clock,
      navigation,
      notices,
      session,
      bus,
      pathOf: (slug) => (brand.business ? '/' : `/business/${slug}`),
    });
  }

  async load() {
    await this.store.poll();
  }

  start() {
    this.#ends = [
      reaction(
        () => this.store.order?.number ?? '',
        (number) =>
          this.#host.head.set({ title: copy.order.title(number, this.#host.brand.name), robots: 'noindex' }),
        { fireImmediately: true },
      ),
    ];
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
    this.store.stop();
  }
}
