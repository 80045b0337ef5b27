import type { End, Host, PageLocation, PageModel, PopupStore } from '@storefront/host';
import type { BookingGateway } from '../gateway/booking-gateway';
import { businessPart } from './business-part';
import type { BusinessStore } from './business-store';
import { setPageHead } from './set-page-head';

/** What a page shows of its business: its information or its reviews. It is loaded by the business's id, once. */
export interface BusinessPart {
  load(businessId: string): Promise<void>;
  stop(): void;
}

/** A page that shows one part of a business: its information or its reviews. */
export class PartPageModel<Part extends BusinessPart> implements PageModel {
  readonly business: BusinessStore;
  readonly part: Part;
  /** 'Sorry!!' over a business that is closed (REV-14). */
  readonly closed: PopupStore;
  readonly Link: Host['Link'];
  readonly #knownId: string | undefined;
  #end: End = () => undefined;
  #isLeft = false;
  readonly #host: Host;

  constructor(host: Host, location: PageLocation, part: (gateway: BookingGateway) => Part) {
    this.#host = host;
    const { gateway, business, knownId, closed } = businessPart(host, location);
    this.business = business;
    this.closed = closed;
    this.#knownId = knownId;
    this.part = part(gateway);
    this.Link = host.Link;
  }

  /** When the brand knows the business, its part does not wait for the details. */
  readonly load = async () => {
    const known = this.#knownId;
    await Promise.all([this.business.load(), known === undefined ? undefined : this.part.load(known)]);
    const id = this.business.business?.id;
    if (id !== undefined && !this.#isLeft) await this.part.load(id);
  };

  start() {
    this.#isLeft = false;
    this.#end = setPageHead(this.#host, this.business);
  }

  stop() {
    this.#isLeft = true;
    this.#end();
    this.part.stop();
    this.business.stop();
  }
}
