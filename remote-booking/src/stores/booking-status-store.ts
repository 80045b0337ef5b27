import { Task, done, idle, refused, settled } from '@storefront/host';
import type { End, Host, TaskState } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import { calendarFile, canCancel } from '../domain/booking';
import type { Booking } from '../domain/booking';
import type { BookingGateway } from '../gateway/booking-gateway';
import { payPage } from './submission-store';

export interface BookingStatusDeps {
  readonly gateway: BookingGateway;
  readonly id: string;
  readonly host: Pick<Host, 'clock' | 'session' | 'notices' | 'navigation'>;
}

/** How often the server is asked about a held booking, in milliseconds: its payment does not pass through this page (D41). */
const pollInterval = 4_000;

/** A booking as anybody who holds its id sees it (D79). */
export class BookingStatusStore {
  isCancelDialogOpen = false;
  readonly #deps: BookingStatusDeps;
  readonly #booking = new Task<Booking>(copy.unreachable);
  readonly #cancelling = new Task<undefined>(copy.unreachable);
  #endPolling: End = () => undefined;

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
    this.#endPolling = this.#deps.host.clock.every(pollInterval, () => {
      if (this.booking.kind === 'done' && this.booking.value.state === 'held') void this.refresh();
    });
  }

  stop() {
    this.#endPolling();
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

  private ask(signal: AbortSignal) {
    return this.#deps.gateway.booking(this.#deps.id, signal);
  }

  private refresh() {
    return this.#booking.refresh(this.ask, (outcome) =>
      outcome.kind === 'ok' ? done(outcome.value) : this.booking,
    );
  }
}
