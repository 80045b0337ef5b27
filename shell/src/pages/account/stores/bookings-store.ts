import type { Host, TaskState } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { asUser } from '../gateway/as-user';
import type { AccountHost } from '../gateway/as-user';
import { copy } from '../copy';
import { listingOf } from '../gateway/listing';
import { parseBooking } from '../gateway/parse-booking';
import type { PastBooking } from '../domain/past-booking';

/** The user's tables, each of which can be cancelled until two hours before (ACC-4, D79). */
export class BookingsStore {
  readonly list;
  /** The booking that the user is asked about. */
  asked: PastBooking | undefined;
  /** `done` says which table was cancelled. */
  cancelling: TaskState<string> = { kind: 'idle' };

  readonly #host: AccountHost & Pick<Host, 'clock'>;

  constructor(host: AccountHost & Pick<Host, 'clock'>) {
    this.#host = host;
    this.list = listingOf(
      host,
      (body, options) => host.api.call('users/bookings', body, options),
      parseBooking,
    );
    makeAutoObservable(this, { list: false, asked: observableRef }, { autoBind: true });
  }

  canCancel({ state, cancelUntil }: PastBooking): boolean {
    return (state === 'held' || state === 'booked') && this.#host.clock.now() < Date.parse(cancelUntil);
  }

  ask(booking: PastBooking) {
    this.asked = booking;
    this.cancelling = { kind: 'idle' };
  }

  keep() {
    this.asked = undefined;
  }

  async cancel() {
    const { asked } = this;
    const host = this.#host;
    const { token } = host.session.visitor;
    if (!asked || !token || this.cancelling.kind === 'running') return;
    this.cancelling = { kind: 'running' };
    const body = { sessiontoken: token, id: asked.id };
    const outcome = await asUser(host, host.api.call('users/booking_cancel', body));
    runInAction(() => {
      if (outcome.kind === 'failed') {
        this.cancelling = outcome;
        return;
      }
      const booking = parseBooking(outcome.value.booking);
      this.list.replace(({ id }) => id === booking.id, booking);
      this.cancelling = { kind: 'done', value: copy.cancel.done(booking.businessName) };
      this.asked = undefined;
    });
  }
}
