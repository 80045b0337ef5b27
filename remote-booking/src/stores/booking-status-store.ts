import { Task, done, idle, refused, settled } from '@storefront/host';
import type { End, Host, TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction, when } from 'mobx';
import { copy } from '../copy';
import { canCancel, canChange } from '../domain/booking';
import type { Booking } from '../domain/booking';
import type { BookingGateway } from '../gateway/booking-gateway';
import { readChangeKey, keepChangeKey } from '../gateway/change-keys';
import { forgetDraft } from '../gateway/stored-draft';
import type { ChangeDeps } from './change-store';
import { bookingPath, payPage } from './submission-store';

export interface BookingStatusDeps {
  readonly gateway: BookingGateway;
  readonly id: string;
  /** The key to change the booking with, when the customer has come by the link of a mail. */
  readonly linkKey: string | undefined;
  /** Whether the customer pressed Change in the list of bookings: the choice opens at once. */
  readonly isToChange: boolean;
  readonly host: Pick<Host, 'bus' | 'clock' | 'session' | 'storage' | 'notices' | 'navigation' | 'randomKey'>;
}

/** How often the server is asked about a booking that is not made yet, in milliseconds: its payment does not pass through this page (D41). */
const pollInterval = 4_000;

const isWaiting = ({ state }: Booking) => state === 'held' || state === 'awaiting_code';

/** A booking as anybody who holds its id sees it (D79). */
export class BookingStatusStore {
  isCancelDialogOpen = false;
  isChangeOpen = false;
  /** Whether this browser has the key to change the booking; known once the page has started. */
  hasKey = false;
  readonly #deps: BookingStatusDeps;
  readonly #booking = new Task<Booking>(copy.unreachable);
  readonly #cancelling = new Task<undefined>(copy.unreachable);
  #endPolling: End = () => undefined;
  #endListening: End = () => undefined;
  #endOpening: End = () => undefined;

  constructor(deps: BookingStatusDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { changeDeps: false }, { autoBind: true });
  }

  get booking(): TaskState<Booking> {
    return this.#booking.state;
  }

  /** The server's sentence when there is no such booking, else ''; asking again would not find it either. */
  get refusal(): string {
    const { booking } = this;
    return booking.kind === 'failed' && booking.reason === 'refused' ? booking.sentence : '';
  }

  get isCancelling(): boolean {
    return this.#cancelling.isRunning;
  }

  get hasId(): boolean {
    return this.#deps.id !== '';
  }

  get canCancel(): boolean {
    return this.booking.kind === 'done' && canCancel(this.booking.value, this.#deps.host.clock.now());
  }

  /** Whether the booking can still be changed; by whom is another question (BKC-1). */
  get canChange(): boolean {
    return this.booking.kind === 'done' && canChange(this.booking.value, this.#deps.host.clock.now());
  }

  /** Whether this browser can prove that it may change the booking: by its key, or perhaps by a user's session (BKC-2). */
  get mayChange(): boolean {
    return this.#deps.host.session.visitor.kind === 'user' || this.hasKey;
  }

  async load(): Promise<void> {
    if (!this.hasId || this.booking.kind === 'done') return;
    await this.#booking.run(this.ask, settled);
  }

  start() {
    const { linkKey, isToChange, id, host } = this.#deps;
    const { bus, clock } = host;
    keepChangeKey(host.storage, id, linkKey);
    // The key stays in the browser, out of addresses that are copied or shown; and a reload does not open the choice again.
    if (linkKey !== undefined || isToChange) host.navigation.replace(bookingPath(id));
    this.hasKey = readChangeKey(host.storage, id) !== undefined;
    if (isToChange) this.#endOpening = when(() => this.canChange && this.mayChange, this.openChange);
    this.#endPolling = clock.every(pollInterval, () => {
      if (this.booking.kind === 'done' && isWaiting(this.booking.value)) void this.refresh();
    });
    const placed = bus.events('booking-placed').subscribe(({ id }) => this.handlePlaced(id));
    this.#endListening = () => placed.unsubscribe();
  }

  stop() {
    this.#endPolling();
    this.#endListening();
    this.#endOpening();
    this.#booking.abort();
  }

  /** Opens the choice of another day, time or number of guests. */
  openChange() {
    this.isChangeOpen = true;
  }

  closeChange() {
    this.isChangeOpen = false;
  }

  /** What the choice works with; it is a file of its own, since few change a booking. */
  changeDeps(booking: Booking): ChangeDeps {
    const { gateway, host, id } = this.#deps;
    return { gateway, host, booking, key: readChangeKey(host.storage, id) };
  }

  /** Says that the file of the choice could not be fetched. */
  changeFailed() {
    this.closeChange();
    this.#deps.host.notices.show(copy.unreachable, 'warning');
  }

  /** Shows the booking as it is after the change. */
  showChanged(booking: Booking) {
    this.#booking.set(done(booking));
    this.closeChange();
    this.#deps.host.notices.show(copy.change.done);
  }

  pay() {
    const { host, id } = this.#deps;
    if (this.booking.kind === 'done') host.navigation.leave(payPage(id, this.booking.value.paymode));
  }

  openCancelDialog() {
    this.isCancelDialogOpen = true;
  }

  closeCancelDialog() {
    this.isCancelDialogOpen = false;
  }

  async cancel(): Promise<void> {
    if (this.isCancelling) return;
    const { gateway, host, id } = this.#deps;
    const { visitor } = host.session;
    const token = visitor.kind === 'user' ? visitor.token : undefined;
    await this.#cancelling.run(
      () => gateway.cancel(id, token),
      (outcome) => {
        if (outcome.kind === 'refused') return refused(outcome.sentence);
        this.#booking.set(done(outcome.value));
        return idle;
      },
    );
    runInAction(() => (this.isCancelDialogOpen = false));
    const { sentence } = this.#cancelling;
    if (sentence !== '') host.notices.show(sentence, 'warning');
  }

  /** The code of this booking was typed in: the form that it was made with is done with, and the booking shows. */
  private handlePlaced(id: string) {
    const { host, id: shown } = this.#deps;
    if (id !== shown) return;
    forgetDraft(host.storage);
    void this.refresh();
  }

  private ask(signal: AbortSignal) {
    return this.#deps.gateway.booking(this.#deps.id, signal);
  }

  private refresh() {
    return this.#booking.refresh(this.ask, (outcome) =>
      outcome.kind === 'ok' ? done(outcome.value) : this.booking,
    );
  }
}
