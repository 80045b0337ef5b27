import { Task, done, idle, refused, settled } from '@storefront/host';
import type { End, Host, TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import { calendarFile, canCancel } from '../domain/booking';
import type { Booking } from '../domain/booking';
import type { BookingGateway } from '../gateway/booking-gateway';
import { forgetDraft } from '../gateway/stored-draft';
import { payPage } from './submission-store';

export interface BookingStatusDeps {
  readonly gateway: BookingGateway;
  readonly id: string;
  readonly host: Pick<Host, 'bus' | 'clock' | 'session' | 'storage' | 'notices' | 'navigation'>;
}

/** How often the server is asked about a booking that is not made yet, in milliseconds: its payment does not pass through this page (D41). */
const pollInterval = 4_000;

const isWaiting = ({ state }: Booking) => state === 'held' || state === 'awaiting_code';

/** A booking as anybody who holds its id sees it (D79). */
export class BookingStatusStore {
  isCancelDialogOpen = false;
  readonly #deps: BookingStatusDeps;
  readonly #booking = new Task<Booking>(copy.unreachable);
  readonly #cancelling = new Task<undefined>(copy.unreachable);
  #endPolling: End = () => undefined;
  #endListening: End = () => undefined;

  constructor(deps: BookingStatusDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
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

  async load(): Promise<void> {
    if (!this.hasId || this.booking.kind === 'done') return;
    await this.#booking.run(this.ask, settled);
  }

  start() {
    const { bus, clock } = this.#deps.host;
    this.#endPolling = clock.every(pollInterval, () => {
      if (this.booking.kind === 'done' && isWaiting(this.booking.value)) void this.refresh();
    });
    const placed = bus.events('booking-placed').subscribe(({ id }) => this.handlePlaced(id));
    this.#endListening = () => placed.unsubscribe();
  }

  stop() {
    this.#endPolling();
    this.#endListening();
    this.#booking.abort();
  }

  /** The file for the customer's calendar (D79). */
  calendarFile(): string {
    return this.booking.kind === 'done' ? calendarFile(this.booking.value, this.#deps.host.clock.now()) : '';
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
