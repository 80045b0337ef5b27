import type { End, Host, PageLocation, PageModel } from '@storefront/host';
import { businessPart } from './business-part';
import type { BusinessStore } from './business-store';
import { InfoStore } from './info-store';
import { nameThePage } from './name-the-page';

/** The information page of a business. */
export class InfoPageModel implements PageModel {
  readonly business: BusinessStore;
  readonly info: InfoStore;
  readonly Link: Host['Link'];
  private readonly knownId: string | undefined;
  private end: End = () => undefined;

  constructor(
    private readonly host: Host,
    location: PageLocation,
  ) {
    const { gateway, business, knownId } = businessPart(host, location);
    this.business = business;
    this.knownId = knownId;
    this.info = new InfoStore(gateway);
    this.Link = host.Link;
  }

  readonly load = async () => {
    const known = this.knownId;
    await Promise.all([this.business.load(), known === undefined ? undefined : this.info.load(known)]);
    const id = this.business.business?.id;
    if (id !== undefined) await this.info.load(id);
  };

  start() {
    this.end = nameThePage(this.host, this.business);
  }

  stop() {
    this.end();
    this.info.stop();
    this.business.stop();
  }
}
