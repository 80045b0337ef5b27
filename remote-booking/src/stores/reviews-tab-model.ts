import type { Host, PageModel } from '@storefront/host';
import { httpBookingGateway } from '../gateway/http-booking-gateway';
import type { Given } from './given';
import { ReviewsStore } from './reviews-store';

/** The reviews of a business, lent to its page; asked for when the tab is first opened, and once (INF-5). */
export class ReviewsTabModel implements PageModel {
  readonly reviews: ReviewsStore;
  readonly slug: string;
  readonly Link: Host['Link'];
  private readonly businessId: string;

  constructor(host: Host, { businessId, slug }: Given) {
    this.reviews = new ReviewsStore(httpBookingGateway(host.api));
    this.slug = slug;
    this.businessId = businessId;
    this.Link = host.Link;
  }

  readonly load = () => this.reviews.load(this.businessId);

  stop() {
    this.reviews.stop();
  }
}
