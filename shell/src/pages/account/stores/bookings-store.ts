import { Task, done, idle, refused } from '@storefront/host';
import type { Clock, TaskState } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import { copy } from '../copy';
import type { PastBooking } from '../domain/past-booking';
import type { AccountGateway } from '../gateway/account-gateway';
import { PagedStore } from './paged-store';

/** The user's tables, each of which can be cancelled until two hours before (ACC-4, D79). */
export class BookingsStore {
  readonly list: PagedStore<PastBooking>;
  /** The booking whose cancellation the user is asked to confirm. */
  toConfirm: PastBooking | undefined;
  readonly #gateway: AccountGateway;
  readonly #clock: Clock;
  /** Done with the sentence that names the cancelled table. */
  readonly #cancelling = new Task<string>(copy.unreachable);

  constructor(gateway: AccountGateway, clock: Clock) {
    this.#gateway = gateway;
    this.#clock = clock;
    this.list = new PagedStore((page, signal) => gateway.bookings(page, signal));
    makeAutoObservable(this, { list: false, toConfirm: observableRef }, { autoBind: true });
  }

  get cancelling(): TaskState<string> {
    return this.#cancelling.state;
  }

  canCancel({ state, cancelUntil }: PastBooking): boolean {
    return (state === 'held' || state === 'booked') && this.#clock.now() < Date.parse(cancelUntil);
  }

  askToCancel(booking: PastBooking) {
    this.toConfirm = booking;
    if (!this.#cancelling.isRunning) this.#cancelling.set(idle);
  }

  keep() {
    this.toConfirm = undefined;
  }

  async cancel() {
    const { toConfirm } = this;
    if (!toConfirm || !this.#gateway.user || this.#cancelling.isRunning) return;
    await this.#cancelling.run(
      () => this.#gateway.cancelBooking(toConfirm.id),
      (outcome) => {
        if (outcome.kind === 'refused') return refused(outcome.sentence);
        const booking = outcome.value;
        this.list.replace(({ id }) => id === booking.id, booking);
        this.toConfirm = undefined;
        return done(copy.cancel.done(booking.businessName));
      },
    );
  }
}
