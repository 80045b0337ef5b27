import type { Host, PageModel } from '@storefront/host';
import { httpBookingGateway } from '../gateway/http-booking-gateway';
import type { Given } from './given';
import { InfoStore } from './info-store';

/** The information of a business, lent to its page; asked for when the tab is first opened, and once (INF-4). */
export class InfoTabModel implements PageModel {
  readonly info: InfoStore;

  constructor(
    host: Host,
    private readonly given: Given,
  ) {
    this.info = new InfoStore(httpBookingGateway(host.api));
  }

  readonly load = () => this.info.load(this.given.businessId);

  stop() {
    this.info.stop();
  }
}
