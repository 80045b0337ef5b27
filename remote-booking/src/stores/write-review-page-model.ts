import { reaction } from 'mobx';
import type { End, Host, PageLocation, PageModel } from '@storefront/host';
import { copy } from '../copy';
import { businessPart } from './business-part';
import type { BusinessStore } from './business-store';
import { FeedbackStore } from './feedback-store';

/** The page on which a customer writes a review; its link may contain the key of the order or booking. */
export class WriteReviewPageModel implements PageModel {
  readonly business: BusinessStore;
  readonly feedback: FeedbackStore;
  readonly Link: Host['Link'];
  #end: End = () => undefined;
  readonly #host: Host;

  constructor(host: Host, location: PageLocation) {
    this.#host = host;
    const { gateway, slug, business } = businessPart(host, location, false);
    this.business = business;
    this.feedback = new FeedbackStore(
      gateway,
      slug,
      location.query['key'] ?? '',
      Number(location.query['stars']),
    );
    this.Link = host.Link;
  }

  get name(): string {
    return this.business.business?.name ?? '';
  }

  readonly load = () => this.business.load();

  start() {
    this.#end = reaction(
      () => this.name,
      (name) => this.#host.head.set({ title: copy.write.head(name), robots: 'noindex' }),
      { fireImmediately: true },
    );
  }

  stop() {
    this.#end();
    this.business.stop();
  }
}
