import type { End, Host, PageLocation, PageModel } from '@storefront/host';
import { businessPart } from './business-part';
import type { BusinessStore } from './business-store';
import type { PopupStore } from './popup-store';
import { ReviewsStore } from './reviews-store';
import { nameThePage } from './name-the-page';

/** The reviews page of a business. */
export class ReviewPageModel implements PageModel {
  readonly business: BusinessStore;
  readonly reviews: ReviewsStore;
  /** 'Sorry!!' over a business that is closed (REV-14). */
  readonly closed: PopupStore;
  readonly Link: Host['Link'];
  private readonly knownId: string | undefined;
  private end: End = () => undefined;

  constructor(
    private readonly host: Host,
    location: PageLocation,
  ) {
    const { gateway, business, knownId, closed } = businessPart(host, location);
    this.business = business;
    this.closed = closed;
    this.knownId = knownId;
    this.reviews = new ReviewsStore(gateway);
    this.Link = host.Link;
  }

  readonly load = async () => {
    const known = this.knownId;
    await Promise.all([this.business.load(), known === undefined ? undefined : this.reviews.load(known)]);
    const id = this.business.business?.id;
    if (id !== undefined) await this.reviews.load(id);
  };

  start() {
    this.end = nameThePage(this.host, this.business);
  }

  stop() {
    this.end();
    this.reviews.stop();
    this.business.stop();
  }
}
