import type { Host, PageModel } from '@storefront/host';
import { pastOrdersGateway } from '../gateway/past-orders-gateway';
import { StoredCart } from '../gateway/stored-cart';
import { CheckoutPageModel } from './checkout-page-model';
import { ExpressStore } from './express-store';

/** The checkout page with Express checkout in front of the long form. */
export class ExpressPageModel implements PageModel {
  readonly page: CheckoutPageModel;
  /** Undefined when the visitor is redirected. */
  readonly express: ExpressStore | undefined;
  #isStopped = false;

  constructor(host: Host) {
    this.page = new CheckoutPageModel(host);
    const { checkout } = this.page;
    this.express =
      checkout &&
      new ExpressStore({
        checkout,
        pastOrders: pastOrdersGateway(host.api),
        session: host.session,
        clock: host.clock,
        stored: new StoredCart(host),
        paymentModes: host.brand.paymentModes,
      });
  }

  async load() {
    await this.express?.ask();
    if (this.#isStopped) return;
    const loaded = this.page.load();
    // The stored cart is enough to decide; the server's answers may still lead to the long form later.
    this.express?.decide();
    await loaded;
  }

  start() {
    this.page.start();
    this.express?.start();
  }

  stop() {
    this.#isStopped = true;
    this.express?.stop();
    this.page.stop();
  }
}
