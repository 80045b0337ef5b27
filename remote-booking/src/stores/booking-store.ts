import { formatSlot, londonDate, tidyPostcode } from '@storefront/contract';
import { Task, idle } from '@storefront/host';
import type { Host, PopupStore, TaskEnd } from '@storefront/host';
import { bookingButtonLabel, bookingPayment, clearsPayment, priceBooking } from '@storefront/pricing';
import type { BookingFigures, BookingPayment, BookingTerms } from '@storefront/pricing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import type { BookingDay, Slot } from '../domain/booking';
import { emptyForm, formErrors, guestOptions, isOccasion } from '../domain/booking-form';
import type { BookingDraft, BookingField, BookingForm, MessageChoices } from '../domain/booking-form';
import type { BookingRules, Business } from '../domain/business';
import type { BookingGateway } from '../gateway/booking-gateway';
import type { BusinessStore } from './business-store';

export interface BookingDeps {
  readonly gateway: BookingGateway;
  readonly business: BusinessStore;
  readonly clock: Host['clock'];
  readonly popup: PopupStore;
}

const noTerms: BookingTerms = {
  guestPrice: 0,
  freeGuests: 0,
  deposit: 0,
  serviceCharge: { kind: 'fixed', amount: 0 },
};

/** The booking form: what is filled in, what its date offers, and what the booking costs. */
export class BookingStore {
  form: BookingForm = emptyForm;
  /** The text of the date field, which may be half typed; `form.date` is the date that is chosen. */
  dateText = '';
  day: BookingDay | undefined;
  messageChoices: MessageChoices = { updates: true, offers: true, restaurantOffers: false };
  chosenPaymode: string | null = null;
  hasAgreed = false;
  readonly #deps: BookingDeps;
  private readonly touched = new Set<BookingField>();
  readonly #dayTask = new Task<undefined>();
  /** The form as it was before the customer chose the date that is being looked up. */
  #formBefore: Partial<BookingStore> = {};

  constructor(deps: BookingDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      {
        form: observableRef,
        day: observableRef,
        messageChoices: observableRef,
        // Read from the clock each time, or a form that is open at midnight would keep yesterday.
        today: false,
      },
      { autoBind: true },
    );
  }

  /** Whether the server is being asked what the chosen date offers. */
  get isLoadingDay(): boolean {
    return this.#dayTask.isRunning;
  }

  get business(): Business | undefined {
    return this.#deps.business.business;
  }

  get rules(): BookingRules | undefined {
    return this.business?.booking;
  }

  /** The first date that can be chosen (BKG-9). */
  get today(): string {
    return londonDate(this.#deps.clock.now());
  }

  get slots(): readonly Slot[] {
    return this.day?.slots ?? [];
  }

  /** The chosen time, while the date still offers it. */
  get slot(): Slot | undefined {
    return this.slots.find(({ at }) => formatSlot(at) === this.form.time);
  }

  get guestOptions(): readonly string[] {
    const range = this.day ?? this.rules;
    return range ? guestOptions(range) : [];
  }

  /** The prices of the chosen date; until a date is chosen, those of the business (D69). */
  get terms(): BookingTerms {
    return this.day?.terms ?? this.rules?.terms ?? noTerms;
  }

  get guests(): number {
    return Number(this.form.guests);
  }

  get figures(): BookingFigures {
    return priceBooking(this.terms, this.guests);
  }

  get payment(): BookingPayment {
    const permittedModes = (this.business?.payOptions ?? []).map(({ value }) => value);
    return bookingPayment(this.figures.amountDue, permittedModes, {
      paymode: this.chosenPaymode,
      isTermsAgreed: this.hasAgreed,
    });
  }

  get draft(): BookingDraft {
    const { form, messageChoices, chosenPaymode, hasAgreed } = this;
    return { form, messageChoices, paymode: chosenPaymode, hasAgreed };
  }

  get buttonLabel(): string {
    return bookingButtonLabel(this.figures.amountDue);
  }

  /** The chosen time when its date no longer offers it; it stays shown until the customer chooses another (D82). */
  get lostTime(): string | undefined {
    const { form, day } = this;
    if (form.time === '' || !day || this.slot) return undefined;
    return form.time;
  }

  /** The message of every field, shown or not. */
  get faults(): Record<BookingField, string> {
    const faults = formErrors(this.form, { isMessageRequired: this.rules?.isMessageRequired ?? false });
    return this.lostTime === undefined ? faults : { ...faults, time: copy.booking.lostTime(this.lostTime) };
  }

  get isValid(): boolean {
    return Object.values(this.faults).every((message) => message === '');
  }

  /** The message of a field that the customer has left, else `''`; the message of a lost time shows at once. */
  errorOf(field: BookingField): string {
    const isLost = field === 'time' && this.lostTime !== undefined;
    return isLost || this.touched.has(field) ? this.faults[field] : '';
  }

  touch(field: BookingField) {
    this.touched.add(field);
    if (field === 'postcode') this.fill('postcode', tidyPostcode(this.form.postcode));
  }

  touchAll() {
    for (const field of Object.keys(emptyForm) as BookingField[]) this.touched.add(field);
  }

  fill(field: Exclude<BookingField, 'date' | 'occasion' | 'guests'>, text: string) {
    this.form = { ...this.form, [field]: text };
  }

  chooseOccasion(occasion: string) {
    if (isOccasion(occasion)) this.form = { ...this.form, occasion };
  }

  /** Choosing more guests than are free of charge clears the payment mode and the agreement (BKP-9). */
  chooseGuests(guests: string) {
    this.form = { ...this.form, guests };
    if (!clearsPayment(this.terms, this.guests)) return;
    this.chosenPaymode = null;
    this.hasAgreed = false;
  }

  choosePaymode(paymode: string) {
    this.chosenPaymode = paymode;
  }

  agree(hasAgreed: boolean) {
    this.hasAgreed = hasAgreed;
  }

  chooseMessages(choice: keyof MessageChoices, isWanted: boolean) {
    this.messageChoices = { ...this.messageChoices, [choice]: isWanted };
  }

  /** Follows the date field; a date that is not before today is chosen and looked up (BKG-9, BKG-18, BKG-19). */
  async typeDate(text: string): Promise<void> {
    this.dateText = text;
    if (text === this.form.date) return;
    if (text === '' || text < this.today) this.dropDate();
    else await this.chooseDate(text);
  }

  /** Shows the chosen date when the customer leaves the field. */
  leaveDate() {
    this.dateText = this.form.date;
    this.touch('date');
  }

  async chooseDate(date: string): Promise<void> {
    if (!this.isLoadingDay) this.#formBefore = this.snapshot;
    this.clearChoices();
    this.form = { ...this.form, date };
    this.dateText = date;
    // Without an answer everything is as it was before (D70).
    if ((await this.loadDay(date)) === 'unreachable')
      runInAction(() => Object.assign(this, this.#formBefore));
  }

  /** Fills in the form as it was before the page was reloaded, and asks what its date offers now (D112). */
  async restore({ form, messageChoices, paymode, hasAgreed }: BookingDraft): Promise<void> {
    this.form = form;
    this.dateText = form.date;
    this.messageChoices = messageChoices;
    this.chosenPaymode = paymode;
    this.hasAgreed = hasAgreed;
    if (form.date === '') return;
    const isPast = form.date < this.today;
    if (isPast || (await this.loadDay(form.date)) === 'unreachable') runInAction(() => this.clearDate());
  }

  /** Loads the slots of the date again, for example when the chosen one has just been taken; the form stays filled in (BKS-8). */
  async reloadDay(): Promise<void> {
    if (this.form.date !== '') await this.loadDay(this.form.date);
  }

  stop() {
    this.#dayTask.abort();
  }

  private get snapshot(): Partial<BookingStore> {
    const { form, day, chosenPaymode } = this;
    return { form, day, chosenPaymode, dateText: form.date };
  }

  private clearChoices() {
    this.form = { ...this.form, time: '', guests: '' };
    this.day = undefined;
    this.chosenPaymode = null;
  }

  private dropDate() {
    this.#dayTask.abort();
    this.clearChoices();
    this.form = { ...this.form, date: '' };
  }

  private clearDate() {
    this.dropDate();
    this.dateText = '';
  }

  private async loadDay(date: string): Promise<TaskEnd> {
    const { business } = this;
    if (!business) return 'unreachable';
    return this.#dayTask.run(
      (signal) => this.#deps.gateway.day(business.id, date, signal),
      (outcome) => {
        if (outcome.kind === 'ok') this.day = outcome.value;
        else this.refuse(outcome.sentence);
        return idle;
      },
    );
  }

  /** Clears a date that the server refuses with its slots, and shows why in a popup (BKG-24, BKG-25). */
  private refuse(sentence: string) {
    this.clearDate();
    this.#deps.popup.show({ title: copy.booking.alert, text: sentence });
  }
}
