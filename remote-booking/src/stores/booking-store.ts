import { addDays, londonDate, tidyPostcode } from '@storefront/contract';
import { Task, done, idle } from '@storefront/host';
import type { Host, PopupStore, TaskEnd } from '@storefront/host';
import { bookingButtonLabel, bookingPayment, clearsPayment, priceBooking } from '@storefront/pricing';
import type { BookingFigures, BookingPayment, BookingTerms } from '@storefront/pricing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import type { BookableDay, BookingDay, Slot } from '../domain/booking';
import { emptyForm, formErrors, guestOptions, isOccasion } from '../domain/booking-form';
import type { BookingDraft, BookingField, BookingForm, MessageChoices } from '../domain/booking-form';
import type { BookingRules, Business } from '../domain/business';
import { timeText } from '../domain/meals';
import type { BookingGateway } from '../gateway/booking-gateway';

export interface BookingDeps {
  readonly gateway: BookingGateway;
  readonly business: { readonly business: TableBusiness | undefined };
  readonly clock: Host['clock'];
  readonly popup: PopupStore;
  /** The table that is changed: its own guests leave room for it. */
  readonly own?: { readonly date: string; readonly time: string; readonly guests: number };
}

/** What choosing a table needs of its business. */
export type TableBusiness = Pick<Business, 'id' | 'name' | 'booking' | 'payOptions'>;

const daysShown = 14;
const usualGuests = '2';

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
  /** Whether it is known what the first day costs, or that no day is suggested; before, a price would be shown and taken back. */
  isPriceKnown = false;
  readonly #deps: BookingDeps;
  private readonly touched = new Set<BookingField>();
  readonly #dayTask = new Task<undefined>();
  /** The form as it was before the customer chose the date that is being looked up. */
  #formBefore: Partial<BookingStore> = {};
  readonly #daysTask = new Task<readonly BookableDay[]>();
  /** The guests that were chosen last; they come back when another date allows them (BKG-37). */
  #wishedGuests = '';

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
        days: false,
        firstFreeDay: false,
      },
      { autoBind: true },
    );
  }

  /** Whether the server is being asked what the chosen date offers. */
  get isLoadingDay(): boolean {
    return this.#dayTask.isRunning;
  }

  get business(): TableBusiness | undefined {
    return this.#deps.business.business;
  }

  get rules(): BookingRules | undefined {
    return this.business?.booking;
  }

  /** The first date that can be chosen (BKG-9). */
  get today(): string {
    return londonDate(this.#deps.clock.now());
  }

  /** The fourteen days from today on; without an answer of the server nothing is known of their tables (BKG-34). */
  get days(): readonly BookableDay[] {
    const { today } = this;
    const known = this.#daysTask.value ?? [];
    return Array.from({ length: daysShown }, (_, index) => {
      const date = addDays(today, index);
      return known.find((day) => day.date === date) ?? { date, state: 'unknown' };
    });
  }

  get firstFreeDay(): BookableDay | undefined {
    return this.days.find(({ state }) => state === 'free');
  }

  get slots(): readonly Slot[] {
    const { own } = this.#deps;
    const slots = this.day?.slots ?? [];
    if (own?.date !== this.form.date) return slots;
    return slots.map((slot) =>
      timeText(slot) === own.time ? { ...slot, covers: slot.covers + own.guests } : slot,
    );
  }

  /** The chosen time, while the date still offers it to so many guests. */
  get slot(): Slot | undefined {
    return this.slots.find((slot) => timeText(slot) === this.form.time && this.hasRoom(slot));
  }

  /** Whether a table is left for the guests that are chosen (BKG-35). */
  hasRoom({ covers }: Slot): boolean {
    return covers >= Math.max(1, this.guests);
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
    this.#wishedGuests = guests;
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

  /** Asks which days have a free table; without an answer all of them can be tried. */
  async loadDays(): Promise<void> {
    const { business } = this;
    if (!business || this.#daysTask.value) return;
    const end = await this.#daysTask.run(
      (signal) => this.#deps.gateway.days(business.id, signal),
      (days) => (days ? done(days) : idle),
    );
    if (end !== 'overtaken' && !this.firstFreeDay) runInAction(() => (this.isPriceKnown = true));
  }

  /** Chooses two guests and the first day with a free table, where nothing is chosen yet (BKG-37). */
  async suggest(): Promise<void> {
    if (this.form.guests === '' && this.guestOptions.includes(usualGuests)) this.chooseGuests(usualGuests);
    const { firstFreeDay } = this;
    if (this.form.date !== '' || this.isLoadingDay || !firstFreeDay) return;
    await this.chooseDate(firstFreeDay.date);
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
    this.#wishedGuests = form.guests;
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
    this.#daysTask.abort();
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
    const end = await this.#dayTask.run(
      (signal) => this.#deps.gateway.day(business.id, date, signal),
      (outcome) => {
        this.isPriceKnown = true;
        if (outcome.kind === 'ok') this.showDay(outcome.value);
        else this.refuse(outcome.sentence);
        return idle;
      },
    );
    if (end === 'unreachable') runInAction(() => (this.isPriceKnown = true));
    return end;
  }

  private showDay(day: BookingDay) {
    this.day = day;
    const isAllowed = this.guestOptions.includes(this.#wishedGuests);
    if (this.form.guests === '' && isAllowed) this.chooseGuests(this.#wishedGuests);
  }

  /** Clears a date that the server refuses with its slots, and shows why in a popup (BKG-24, BKG-25). */
  private refuse(sentence: string) {
    this.clearDate();
    this.#deps.popup.show({ title: copy.booking.alert, text: sentence });
  }
}
