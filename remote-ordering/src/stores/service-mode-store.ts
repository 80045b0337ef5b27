import { availabilityText, isBookingOnly, orderBanner, possibleModes } from '@storefront/business';
import type { OrderBanner } from '@storefront/business';
import type { CartMode } from '@storefront/cart';
import { assertNever, parsePostcode, tidyPostcode } from '@storefront/contract';
import { Task, done, idle } from '@storefront/host';
import type { End, Host } from '@storefront/host';
import { formatPounds } from '@storefront/pricing';
import type { ChosenMode, Service } from '@storefront/pricing';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { copy } from '../copy';
import type { BusinessGateway, DeliveryQuote, Outcome } from '../gateway/business-gateway';
import type { BusinessStore } from './business-store';

/** The dialog of the mode that is open. */
export type ModeDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'choose'; readonly selected: ChosenMode | undefined }
  | { readonly kind: 'postcode'; readonly text: string; readonly sentence: string }
  | { readonly kind: 'closed' };

export interface ServiceModeDeps {
  readonly gateway: BusinessGateway;
  readonly host: Pick<Host, 'storage' | 'notices' | 'bus' | 'session'>;
}

const noDialog: ModeDialog = { kind: 'none' };

/** Delivery or collection: what is offered now, what the customer chose, and the dialogs of choosing. */
export class ServiceModeStore {
  /** The mode in force, with what the server granted for delivery (SVC-1, SVC-2). */
  chosen: CartMode = { kind: 'unset' };
  dialog: ModeDialog = noDialog;
  /** The postcode that delivery goes to, or that was searched for; '' while there is none. */
  private chosenPostcode: string;
  readonly #deps: ServiceModeDeps;
  readonly #business: BusinessStore;
  /** The question whether the business delivers to a postcode, and on what terms; the latest question counts (D48). */
  readonly #check = new Task<undefined>();
  /** The same question without a word to the customer, for what the head says about delivery. */
  readonly #quote = new Task<{ readonly postcode: string; readonly quote: DeliveryQuote } | undefined>();
  #ends: End[] = [];

  constructor(deps: ServiceModeDeps, business: BusinessStore) {
    this.#deps = deps;
    this.#business = business;
    this.chosenPostcode = this.storedPostcode();
    makeAutoObservable(this, { chosen: observableRef, dialog: observableRef }, { autoBind: true });
  }

  /** The postcode that delivery goes to or that was searched for, else that of a member's default address; '' while none is known. */
  get postcode(): string {
    const { data } = this.#deps.host.session.visitor;
    return this.chosenPostcode || (data?.address_book?.zipcode ?? '');
  }

  /** What delivery to the customer's postcode costs, before and after the mode is chosen; undefined while nobody knows. */
  get quote(): DeliveryQuote | undefined {
    const { value } = this.#quote;
    return value?.postcode === this.postcode ? value.quote : undefined;
  }

  get isChecking(): boolean {
    return this.#check.isRunning;
  }

  get mode(): Service['mode'] {
    return this.chosen.kind;
  }

  /** The mode with its figures, as pricing takes it. */
  get service(): Service {
    switch (this.chosen.kind) {
      case 'delivery':
        return { mode: 'delivery', terms: this.chosen.terms };
      case 'collection':
        return { mode: 'collection', minimum: this.#business.business?.collectionMinimum ?? 0 };
      case 'unset':
        return { mode: 'unset' };
      default:
        return assertNever(this.chosen);
    }
  }

  get possible(): readonly ChosenMode[] {
    return this.#business.business ? possibleModes(this.#business.business.modes) : [];
  }

  /** Whether anything can be ordered now, in either mode. */
  get isOrdering(): boolean {
    return this.possible.length > 0;
  }

  get isBookingOnly(): boolean {
    const { business } = this.#business;
    return business !== undefined && isBookingOnly(business);
  }

  get banner(): OrderBanner | undefined {
    const { business } = this.#business;
    return business && orderBanner(business);
  }

  isPossible(mode: ChosenMode): boolean {
    return this.possible.includes(mode);
  }

  availabilityOf(mode: ChosenMode): string {
    const { business } = this.#business;
    return business ? availabilityText(business.modes[mode]) : '';
  }

  /** Asks the customer for a mode: the closed notice, the only mode there is, or the chooser (SVC-5 to SVC-7, D56). */
  ask() {
    const [only, other] = this.possible;
    if (this.isBookingOnly) return;
    if (only === undefined) this.dialog = { kind: 'closed' };
    else if (other === undefined) void this.choose(only);
    else this.openChooser();
  }

  /** Opens the chooser with the mode in force picked, as from the cart's head (D57); a closed business shows its notice instead. */
  openChooser() {
    if (!this.isOrdering) this.ask();
    else this.dialog = { kind: 'choose', selected: this.mode === 'unset' ? undefined : this.mode };
  }

  select(mode: ChosenMode) {
    if (this.isPossible(mode)) this.dialog = { kind: 'choose', selected: mode };
  }

  /** Saves the mode picked in the chooser. */
  async saveMode(): Promise<void> {
    if (this.dialog.kind !== 'choose' || this.dialog.selected === undefined) return;
    const { selected } = this.dialog;
    if (selected === this.mode) this.close();
    else await this.choose(selected);
  }

  /** Takes a mode that was pressed in the head; delivery may need a postcode first. */
  press(mode: ChosenMode) {
    if (this.isPossible(mode) && mode !== this.mode) void this.choose(mode);
  }

  /** Asks for the postcode to deliver to, with the one in use filled in. */
  openPostcode(sentence = '') {
    this.dialog = { kind: 'postcode', text: this.postcode, sentence };
  }

  typePostcode(text: string) {
    if (this.dialog.kind === 'postcode') this.dialog = { kind: 'postcode', text, sentence: '' };
  }

  /** Saves the postcode typed in Enter Postcode (SVC-20 to SVC-24). */
  async savePostcode(): Promise<void> {
    if (this.dialog.kind !== 'postcode') return;
    const postcode = tidyPostcode(this.dialog.text);
    if (postcode === '') this.dialog = { ...this.dialog, sentence: copy.postcode.required };
    else await this.deliverTo(postcode);
  }

  /** Cancels the dialog: nothing is chosen, and a check under way no longer counts. */
  close() {
    this.#check.abort();
    this.dialog = noDialog;
  }

  /** Takes over the mode as it was stored. */
  restore(mode: CartMode) {
    this.chosen = mode;
    this.chosenPostcode = this.storedPostcode();
  }

  clear() {
    this.chosen = { kind: 'unset' };
  }

  start() {
    this.#ends = [
      // When the server takes the mode away, the customer is told and chooses again (SVC-10).
      reaction(
        () => this.#business.business !== undefined && this.mode !== 'unset' && !this.isPossible(this.mode),
        (isUnavailable) => isUnavailable && this.clearUnavailableMode(),
        { fireImmediately: true },
      ),
    ];
    void this.checkAgain();
    void this.askQuote();
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
    this.#check.abort();
    this.#quote.abort();
  }

  private async choose(mode: ChosenMode): Promise<void> {
    if (mode === 'collection') {
      this.#check.abort();
      this.chosen = { kind: 'collection' };
      this.dialog = noDialog;
      return;
    }
    const stored = parsePostcode(this.postcode);
    // Without a chooser to wait in, the customer sees which postcode is being asked about.
    if (this.dialog.kind === 'none') this.openPostcode();
    if (stored?.kind === 'full') await this.deliverTo(stored.text);
    else this.openPostcode(stored === undefined ? '' : copy.postcode.full);
  }

  /** Delivery becomes the mode once the server has accepted the postcode (SVC-2); a refusal shows in the dialog (SVC-23). */
  private async deliverTo(postcode: string): Promise<void> {
    if (parsePostcode(postcode)?.kind === 'outcode') {
      this.dialog = { kind: 'postcode', text: postcode, sentence: copy.postcode.full };
      return;
    }
    await this.check(postcode, (outcome) => {
      if (outcome.kind === 'refused') {
        this.dialog = { kind: 'postcode', text: postcode, sentence: outcome.sentence };
        return;
      }
      this.#deps.host.storage.write('searched_pincode', postcode);
      this.#deps.host.bus.publish('location-changed', { postcode });
      this.chosenPostcode = postcode;
      const { distance: _distance, ...terms } = outcome.value;
      this.chosen = { kind: 'delivery', terms };
      this.keepQuote(postcode, outcome.value);
      this.dialog = noDialog;
    });
  }

  /** A kept mode may belong to another postcode or to old terms: asks the server without telling the customer. */
  private async checkAgain(): Promise<void> {
    const postcode = parsePostcode(this.postcode);
    if (this.mode !== 'delivery' || postcode?.kind !== 'full') return;
    await this.check(postcode.text, (outcome) => {
      if (this.mode !== 'delivery') return;
      if (outcome.kind === 'refused') this.clearUnavailableMode();
      else {
        this.keepQuote(postcode.text, outcome.value);
        this.updateTerms(outcome.value);
      }
    });
  }

  /** Asks what delivery costs for a customer who has not chosen it yet; a refusal is told when it is chosen. */
  private async askQuote(): Promise<void> {
    const postcode = parsePostcode(this.postcode);
    const { business } = this.#business;
    if (!business || this.mode === 'delivery' || !this.isPossible('delivery')) return;
    if (postcode?.kind !== 'full') return;
    await this.#quote.run(
      (signal) => this.#deps.gateway.deliveryTerms(business.id, postcode.text, signal),
      (outcome) =>
        done(outcome.kind === 'ok' ? { postcode: postcode.text, quote: outcome.value } : undefined),
    );
  }

  private keepQuote(postcode: string, quote: DeliveryQuote) {
    this.#quote.set(done({ postcode, quote }));
  }

  /** Terms that have become dearer since the cart was stored are told. */
  private updateTerms({ distance: _distance, ...terms }: DeliveryQuote) {
    const { chosen } = this;
    this.chosen = { kind: 'delivery', terms };
    if (chosen.kind === 'delivery' && terms.charge > chosen.terms.charge)
      this.#deps.host.notices.show(copy.mode.chargeNow(formatPounds(terms.charge)));
  }

  private async check(postcode: string, apply: (outcome: Outcome<DeliveryQuote>) => void): Promise<void> {
    const { business } = this.#business;
    if (!business) return;
    await this.#check.run(
      (signal) => this.#deps.gateway.deliveryTerms(business.id, postcode, signal),
      (outcome) => {
        apply(outcome);
        return idle;
      },
    );
  }

  private storedPostcode(): string {
    return this.#deps.host.storage.read('searched_pincode') ?? '';
  }

  private clearUnavailableMode() {
    if (this.mode === 'unset') return;
    const sentence = copy.mode.gone(copy.mode.names[this.mode]);
    this.clear();
    this.#deps.host.notices.show(sentence, 'warning');
  }
}
