import type { Host, PageLocation, PageModel } from '@storefront/host';
import { copy } from '../copy';
import { httpBookingGateway } from '../gateway/http-booking-gateway';
import { BookingStatusStore } from './booking-status-store';

/** The page of a booking. */
export class BookingCompletePageModel implements PageModel {
  readonly status: BookingStatusStore;
  readonly Link: Host['Link'];
  readonly Slot: Host['Slot'];
  readonly #host: Host;

  constructor(host: Host, location: PageLocation) {
    this.#host = host;
    const gateway = httpBookingGateway(host.api);
    this.status = new BookingStatusStore({
      gateway,
      id: location.query['v'] ?? '',
      linkKey: location.query['change'],
      isToChange: location.query['to'] === 'change',
      host,
    });
    this.Link = host.Link;
    this.Slot = host.Slot;
  }

  readonly load = () => this.status.load();

  start() {
    this.#host.head.set({ title: copy.complete.head, robots: 'noindex' });
    this.status.start();
  }

  stop() {
    this.status.stop();
  }
}
