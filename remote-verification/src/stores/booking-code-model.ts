import type { Host, PageModel } from '@storefront/host';
import { httpBookingCodeGateway } from '../gateway/http-booking-code-gateway';
import { BookingSubject } from './booking-subject';
import { VerificationStore } from './verification-store';

/** What the page of a booking passes to the form of its code. */
export interface BookingCodeInput {
  readonly bookingId: string;
}

/** The form of a booking's code, on the page of the booking. */
export class BookingCodeModel implements PageModel {
  readonly store: VerificationStore;

  constructor(host: Host, { bookingId }: BookingCodeInput) {
    this.store = new VerificationStore(bookingId, {
      gateway: httpBookingCodeGateway(host.api),
      subject: new BookingSubject(bookingId, host),
      clock: host.clock,
    });
  }

  readonly load = () => this.store.load();

  stop() {
    this.store.stop();
  }
}
