import type { Host, PageModel } from '@storefront/host';
import type { BookingGateway } from '../gateway/booking-gateway';
import { httpBookingGateway } from '../gateway/http-booking-gateway';
import type { TabBusiness } from './tab-business';
import type { BusinessPart } from './part-page-model';

/** One part of a business as a tab of the business page; it is loaded when the tab is first opened, and only once (INF-4, INF-5). */
export class PartTabModel<Part extends BusinessPart> implements PageModel {
  readonly part: Part;
  readonly slug: string;
  readonly Link: Host['Link'];
  readonly #businessId: string;

  constructor(host: Host, { businessId, slug }: TabBusiness, part: (gateway: BookingGateway) => Part) {
    this.part = part(httpBookingGateway(host.api));
    this.slug = slug;
    this.#businessId = businessId;
    this.Link = host.Link;
  }

  readonly load = () => this.part.load(this.#businessId);

  stop() {
    this.part.stop();
  }
}
