import { Latest } from '@storefront/host';
import type { Async, End, Host } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import { calendarFile, canCancel } from '../domain/booking';
import type { Booking } from '../domain/booking';
import type { BookingGateway } from '../gateway/booking-gateway';
import { answerOf } from './answer-of';
import { payPage } from './submission-store';

export interface BookingStatusDeps {
  readonly gateway: BookingGateway;
  readonly id: string;
  readonly host: Pick<Host, 'clock' | 'session' | 'notices' | 'navigation'>;
}

/** How often a held booking is asked after: its payment comes in by another way (D41). */
const askEvery = 4_000;

/** A booking that stands, to whoever holds its id (D79). */
export class BookingStatusStore {
  booking: Async<Booking> = { kind: 'idle' };
  /** The server's sentence for having no such booking; another try would not find it either. */
  refusal = '';
  isAsking = false;
  isCancelling = false;
  readonly #deps: BookingStatusDeps;
  readonly #latest = new Latest();
  #endAsking: End = () => undefined;

  constructor(deps: BookingStatusDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { booking: observableRef }, { autoBind: true });
  }

  get hasId(): boolean {
    return this.#deps.id !== '';
  }

  get canCancel(): boolean {
    return this.booking.kind === 'done' && canCancel(this.booking.value, this.#deps.host.clock.now());
  }

  async load(): Promise<void> {
    if (!this.hasId || this.booking.kind === 'done') return;
    this.booking = { kind: 'running' };
    await this.ask();
  }

  start() {
    this.#endAsking = this.#deps.host.clock.every(askEvery, () => {
      if (this.booking.kind === 'done' && this.booking.value.state === 'held') void this.ask();
    });
  }

  stop() {
    this.#endAsking();
    this.#latest.end();
  }

  /** The file for the customer's calendar (D79). */
  calendarFile(): string {
    return this.booking.kind === 'done' ? calendarFile(this.booking.value, this.#deps.host.clock.now()) : '';
  }

  pay() {
    const { host, id } = this.#deps;
    if (this.booking.kind === 'done') host.navigation.leave(payPage(id, this.booking.value.paymode));
  }

  askToCancel() {
    this.isAsking = true;
  }

  keep() {
    this.isAsking = false;
  }

  async cancel(): Promise<void> {
    if (this.isCancelling) return;
    const { gateway, host, id } = this.#deps;
    const { visitor } = host.session;
    this.isCancelling = true;
    const outcome = await answerOf(gateway.cancel(id, visitor.kind === 'user' ? visitor.token : undefined));
    runInAction(() => {
      this.isCancelling = false;
      this.isAsking = false;
      if (outcome?.kind === 'given') this.booking = { kind: 'done', value: outcome.value };
    });
    if (outcome?.kind !== 'given') host.notices.show(outcome?.sentence ?? copy.unreachable, 'warning');
  }

  private async ask(): Promise<void> {
    const signal = this.#latest.begin();
    const outcome = await answerOf(this.#deps.gateway.booking(this.#deps.id, signal));
    if (signal.aborted) return;
    runInAction(() => {
      if (outcome?.kind === 'given') this.booking = { kind: 'done', value: outcome.value };
      else if (this.booking.kind !== 'done') {
        this.refusal = outcome?.sentence ?? '';
        this.booking = { kind: 'failed', sentence: outcome?.sentence ?? copy.unreachable };
      }
    });
  }
}
