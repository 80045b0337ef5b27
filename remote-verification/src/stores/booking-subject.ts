import type { Host } from '@storefront/host';
import type { Subject } from './subject';

/** A table booking: the page that it is confirmed on hears of it on the bus and shows it then (D120). */
export class BookingSubject implements Subject {
  readonly canStay = true;
  readonly #id: string;
  readonly #host: Pick<Host, 'notices' | 'bus'>;

  constructor(id: string, host: Pick<Host, 'notices' | 'bus'>) {
    this.#id = id;
    this.#host = host;
  }

  leave() {}

  confirmed() {}

  goOn(businessId: string | null) {
    this.#host.bus.publish('booking-placed', { id: this.#id, businessId: businessId ?? '' });
  }

  /** The page of the booking shows soon that it is over, so the sentence must not go with this form. */
  lost(sentence: string) {
    this.#host.notices.show(sentence, 'warning');
  }
}
