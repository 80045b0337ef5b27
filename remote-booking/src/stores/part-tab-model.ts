import type { Host, PageModel } from '@storefront/host';
import type { BookingGateway } from '../gateway/booking-gateway';
import { httpBookingGateway } from '../gateway/http-booking-gateway';
import type { Given } from './given';
import type { BusinessPart } from './part-page-model';

/** One thing of a business, lent to its page; asked for when the tab is first opened, and once (INF-4, INF-5). */
export class PartTabModel<Part extends BusinessPart> implements PageModel {
  readonly part: Part;
  readonly slug: string;
  readonly Link: Host['Link'];
  private readonly businessId: string;

  constructor(host: Host, { businessId, slug }: Given, part: (gateway: BookingGateway) => Part) {
    this.part = part(httpBookingGateway(host.api));
    this.slug = slug;
    this.businessId = businessId;
    this.Link = host.Link;
  }

  readonly load = () => this.part.load(this.businessId);

  stop() {
    this.part.stop();
  }
}
