import { Task, done, idle, refused } from '@storefront/host';
import type { Host, TaskState } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import { copy } from '../copy';
import type { PastBooking } from '../domain/past-booking';
import type { AccountGateway } from '../gateway/account-gateway';
import { PagedStore } from './paged-store';
import { PayingStore } from './paying-store';

export interface BookingsDeps {
  readonly gateway: AccountGateway;
  readonly host: Pick<Host, 'clock' | 'navigation' | 'notices'>;
}

/** The user's tables, each of which can be cancelled until two hours before (ACC-4, D79). */
export class BookingsStore {
  readonly list: PagedStore<PastBooking>;
  readonly paying: PayingStore;
  /** The booking whose cancellation the user is asked to confirm. */
  toConfirm: PastBooking | undefined;
  readonly #gateway: AccountGateway;
  readonly #clock: Host['clock'];
  /** Done with the sentence that names the cancelled table. */
  readonly #cancelling = new Task<string>(copy.unreachable);

  constructor(deps: BookingsDeps) {
    const { gateway, host } = deps;
    this.#gateway = gateway;
    this.#clock = host.clock;
    this.list = new PagedStore((page, signal) => gateway.bookings(page, signal));
    this.paying = new PayingStore(deps);
    makeAutoObservable(this, { list: false, paying: false, toConfirm: observableRef }, { autoBind: true });
  }

  get cancelling(): TaskState<string> {
    return this.#cancelling.state;
  }

  canCancel({ state, cancelUntil }: PastBooking): boolean {
    return (state === 'held' || state === 'booked') && this.#clock.now() < Date.parse(cancelUntil);
  }

  canChange(booking: PastBooking): boolean {
    return booking.state === 'booked' && this.canCancel(booking);
  }

  canPay({ state, isPaid }: PastBooking): boolean {
    return state === 'held' && !isPaid;
  }

  async pay({ id }: PastBooking) {
    if ((await this.paying.pay(paymentKey(id))) === 'paid') await this.list.load();
  }

  isOpeningPayment({ id }: PastBooking): boolean {
    return this.paying.isOpening(paymentKey(id));
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

/** The key under which a booking is paid (D75). */
const paymentKey = (id: string) => `${id}_booking`;
