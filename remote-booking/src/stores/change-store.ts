import { formatSlot } from '@storefront/contract';
import { PopupStore } from '@storefront/host';
import type { Host } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { Booking } from '../domain/booking';
import { emptyForm } from '../domain/booking-form';
import type { BookingGateway, ChangeRequest } from '../gateway/booking-gateway';
import { catchUnreachable } from './catch-unreachable';
import { BookingStore } from './booking-store';

export interface ChangeDeps {
  readonly gateway: BookingGateway;
  readonly host: Pick<Host, 'clock' | 'session' | 'randomKey'>;
  readonly booking: Booking;
  /** The booking's change key, when this browser has it. */
  readonly key: string | undefined;
}

/** Another day, time or number of guests for a booking that is made (D124). */
export class ChangeStore {
  readonly table: BookingStore;
  /** The popup 'Alert' over a date that the server refuses. */
  readonly popup = new PopupStore();
  isSending = false;
  /** Why the change was not made; '' when nothing went wrong. */
  fault = '';
  readonly #deps: ChangeDeps;
  /** The change that got no answer, and its key: the same change is sent again with the same key (D38). */
  #unanswered: { readonly text: string; readonly key: string } | undefined;

  constructor(deps: ChangeDeps) {
    this.#deps = deps;
    const { gateway, host, booking } = deps;
    const { businessId: id, businessName: name } = booking;
    this.table = new BookingStore({
      gateway,
      clock: host.clock,
      popup: this.popup,
      business: { business: { id, name, booking: undefined, payOptions: [] } },
      own: { date: booking.at.serviceDate, time: formatSlot(booking.at), guests: booking.guests },
    });
    makeAutoObservable(this, { table: false, popup: false }, { autoBind: true });
  }

  /** Whether something else is chosen than what is booked, and can be booked. */
  get isReady(): boolean {
    const { booking } = this.#deps;
    const { slot, form, guests } = this.table;
    if (!slot || guests === 0) return false;
    return (
      form.date !== booking.at.serviceDate ||
      form.time !== formatSlot(booking.at) ||
      guests !== booking.guests
    );
  }

  /** Whether it would cost another amount than what is booked. */
  get isPriceChanged(): boolean {
    return this.isReady && this.table.figures.amountDue !== this.#deps.booking.amountDue;
  }

  async load(): Promise<void> {
    const { at, guests } = this.#deps.booking;
    const form = { ...emptyForm, date: at.serviceDate, time: formatSlot(at), guests: String(guests) };
    const messageChoices = { updates: true, offers: false, restaurantOffers: false };
    await Promise.all([
      this.table.loadDays(),
      this.table.restore({ form, messageChoices, paymode: null, hasAgreed: false }),
    ]);
  }

  stop() {
    this.table.stop();
  }

  /** Sends the change, and returns the booking as it is now; undefined when it stays as it was. */
  async submit(): Promise<Booking | undefined> {
    const request = this.request();
    if (!request || this.isSending) return undefined;
    this.begin();
    const outcome = await catchUnreachable(this.#deps.gateway.change(request));
    if (!outcome) {
      this.end(copy.unreachable);
      return undefined;
    }
    this.#unanswered = undefined;
    if (outcome.kind === 'changed') {
      this.end('');
      return outcome.booking;
    }
    this.end(outcome.kind === 'session-over' ? copy.sessionOver : outcome.sentence);
    if (outcome.kind === 'taken') await this.table.reloadDay();
    return undefined;
  }

  private request(): ChangeRequest | undefined {
    const { host, booking, key } = this.#deps;
    const { slot, form, guests, figures } = this.table;
    if (!slot || !this.isReady) return undefined;
    const { visitor } = host.session;
    const change = {
      id: booking.id,
      changeKey: key,
      sessionToken: visitor.kind === 'user' ? visitor.token : undefined,
      date: form.date,
      time: slot.at.time,
      slotId: slot.id,
      guests,
      totalGuestPrice: figures.guests,
    };
    const text = JSON.stringify(change);
    if (this.#unanswered?.text !== text) this.#unanswered = { text, key: host.randomKey() };
    return { ...change, requestKey: this.#unanswered.key };
  }

  private begin() {
    this.isSending = true;
    this.fault = '';
  }

  private end(fault: string) {
    this.isSending = false;
    this.fault = fault;
  }
}
