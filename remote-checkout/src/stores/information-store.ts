import type { ChosenMode } from '@storefront/pricing';
import { Task, done, idle, refused } from '@storefront/host';
import type { Session, TaskState } from '@storefront/host';
import { makeAutoObservable, observableRef } from 'mobx';
import { copy } from '../copy';
import { isComplete, isInReach } from '../domain/address';
import type { Address, AddressKind } from '../domain/address';
import type { Destination } from '../domain/order-draft';
import { parseAddressBook } from '../gateway/address-wire';
import type { AddressOutcome, CheckoutGateway } from '../gateway/checkout-gateway';
import type { StoredCart } from '../gateway/stored-cart';
import { AddressFormStore } from './address-form-store';
import type { CartStore } from './cart-store';
import type { CustomerSession } from './customer-session';
import { KnownAddress } from './known-address';

/** What an order of each mode needs to know of the customer (D73). */
const addressKinds: Readonly<Record<ChosenMode, AddressKind>> = { delivery: 'whole', collection: 'contact' };

export interface InformationDeps {
  readonly gateway: Pick<CheckoutGateway, 'saveAddress' | 'chooseAddress'>;
  readonly session: Session;
  readonly stored: StoredCart;
  readonly mode: ChosenMode;
  readonly cart: Pick<CartStore, 'business' | 'reload'>;
  readonly customer: CustomerSession;
  readonly randomKey: () => string;
}

type AcceptedAddress = Extract<AddressOutcome, { kind: 'accepted' }>;

/** Which address the order goes with: `unasked` until the store has begun, `refused` when the server refuses the saved one that is marked. */
type Choice =
  | { readonly kind: 'unasked' | 'none' }
  | { readonly kind: 'chosen'; readonly address: Address }
  | { readonly kind: 'refused'; readonly address: Address; readonly sentence: string };

/** 'Your Information': the form or the saved addresses, and what the order goes with (ADR-1 to ADR-11). */
export class InformationStore {
  /** The form while it is open, which hides the order button (ADR-11). */
  form: AddressFormStore | undefined;
  private choice: Choice = { kind: 'unasked' };
  readonly #deps: InformationDeps;
  /** The question whether the chosen address can be delivered to. */
  readonly #check = new Task<AcceptedAddress>();
  readonly #saving = new Task<undefined>(copy.unreachable);
  readonly #knownAddress: KnownAddress;

  constructor(deps: InformationDeps) {
    this.#deps = deps;
    this.#knownAddress = new KnownAddress({ ...deps, kind: this.kind });
    makeAutoObservable<this, 'choice'>(
      this,
      { choice: observableRef, form: observableRef },
      { autoBind: true },
    );
  }

  /** What the order goes with; undefined while nothing that can be delivered to is chosen. */
  get chosen(): Address | undefined {
    return this.choice.kind === 'chosen' ? this.choice.address : undefined;
  }

  /** The saved address that is marked, accepted or not. */
  get selectedId(): string | undefined {
    return 'address' in this.choice ? this.choice.address.id : undefined;
  }

  /** Why the picked address is refused, else ''. */
  get sentence(): string {
    return this.choice.kind === 'refused' ? this.choice.sentence : '';
  }

  get kind(): AddressKind {
    return addressKinds[this.#deps.mode];
  }

  /** A logged-in user picks a delivery address out of the address book; a guest has no book (ADR-5, PER-4). */
  get usesBook(): boolean {
    return this.kind === 'whole' && this.#deps.session.visitor.kind === 'user';
  }

  /** The saved addresses, the default first (ADR-6). */
  get book(): readonly Address[] {
    const { data } = this.#deps.session.visitor;
    return this.usesBook && data ? parseAddressBook(data) : [];
  }

  /** Whether this section has all that an order needs; otherwise the order button is hidden (ADR-3, ADR-11). */
  get isReady(): boolean {
    return this.form === undefined && this.chosen !== undefined;
  }

  get destination(): Destination {
    const { chosen } = this;
    if (chosen === undefined) return { kind: 'unknown', postcode: this.searchedInReach };
    if (this.kind === 'contact') return { kind: 'contact', contact: chosen };
    return this.usesBook ? { kind: 'saved', addressId: chosen.id } : { kind: 'address', address: chosen };
  }

  /** Starts with what is known of the visitor; called again, it only repeats a question that got no answer. */
  async load(): Promise<void> {
    if (this.choice.kind !== 'unasked') {
      if (this.#check.state.kind === 'failed' && this.chosen) await this.choose(this.chosen);
      return;
    }
    this.choice = { kind: 'none' };
    const known = this.usesBook
      ? (this.book.find(({ id }) => id === this.#deps.stored.chosenAddressId) ?? this.book[0])
      : this.#knownAddress.known;
    if (known && isComplete(known, this.kind)) await this.choose(known);
    else this.open(known ?? this.#knownAddress.fresh, false);
  }

  /** Called when the visitor has changed. What was typed stays; so does the chosen address, unless it is in another user's book. */
  async visitorChanged(): Promise<void> {
    this.stop();
    const { form, chosen } = this;
    if (this.choice.kind === 'refused') this.choice = { ...this.choice, sentence: '' };
    if (form?.isTyped) return this.open(this.withKnownId(form.address), form.isOpenedByCustomer, true);
    if (chosen && (this.isChoosable(chosen) || this.kind === 'contact')) return this.choose(chosen);
    this.form = undefined;
    this.choice = { kind: 'unasked' };
    await this.load();
  }

  /** Called when the server knows more of the user than the browser did: its data replace a form in which nothing was typed (ADR-5). */
  async userDataChanged(): Promise<void> {
    const { form, chosen } = this;
    const isOutdated = form
      ? !form.isTyped && !form.isOpenedByCustomer
      : chosen && this.usesBook && !this.isChoosable(chosen);
    if (this.choice.kind === 'unasked' || !isOutdated) return;
    this.choice = { kind: 'unasked' };
    await this.load();
  }

  async select(address: Address): Promise<void> {
    await this.choose(address);
  }

  add() {
    this.open(this.#knownAddress.fresh);
  }

  edit(address: Address) {
    this.open(address);
  }

  /** Opens the form with the chosen address, because the server or an incomplete address requires it (ADR-4, ORD-15). */
  reopen() {
    this.open(this.chosen ?? this.#knownAddress.known ?? this.#knownAddress.fresh);
    this.form?.showFaults();
  }

  /** Saves what is in the form, unless something is missing, which then shows. */
  async saveForm(): Promise<void> {
    const { form } = this;
    const address = form?.submit();
    if (form && address) form.showSaving(await this.save(address, form.formKey));
  }

  /** Closes the form without saving: a guest's address is again the one that was chosen before. */
  closeForm() {
    const { session, stored, mode } = this.#deps;
    if (this.chosen && session.visitor.kind !== 'user') stored.saveGuestAddress(this.chosen, mode);
    this.form = undefined;
  }

  /** Stops waiting for answers. */
  stop() {
    this.#check.abort();
    this.#saving.abort();
  }

  /** Whether the order may go with an address: one of the user's own book, or one that a guest has typed. */
  private isChoosable({ id }: Address): boolean {
    return this.usesBook ? this.book.some((saved) => saved.id === id) : id === '';
  }

  private withKnownId(address: Address): Address {
    return this.isChoosable(address) ? address : { ...address, id: '' };
  }

  private get searchedInReach(): string {
    const { postcode } = this.#knownAddress.fresh;
    return isInReach(postcode, this.#deps.cart.business.sectors) ? postcode : '';
  }

  private open(address: Address, isOpenedByCustomer = true, isTyped = false) {
    const isGuest = this.#deps.session.visitor.kind !== 'user';
    this.form = new AddressFormStore(address, {
      kind: this.kind,
      sectors: () => this.#deps.cart.business.sectors,
      formKey: this.#deps.randomKey(),
      keep: (typed) => isGuest && this.#deps.stored.saveGuestAddress(typed, this.#deps.mode),
      isOpenedByCustomer,
      isTyped,
      canCancel: this.chosen !== undefined || this.book.length > 0,
    });
  }

  private async save(address: Address, formKey: string): Promise<TaskState<unknown>> {
    if (this.kind === 'contact') {
      this.acceptAddress(address);
      return done(undefined);
    }
    const { gateway, customer, cart } = this.#deps;
    this.#check.abort();
    await this.#saving.run(
      (signal) =>
        gateway.saveAddress(
          { orderer: customer.orderer, businessId: cart.business.id, kind: this.kind, address, formKey },
          signal,
        ),
      (outcome) => {
        if (outcome.kind === 'refused') return refused(outcome.sentence);
        if (outcome.kind === 'accepted')
          this.acceptAddress(this.usesBook ? { ...address, id: outcome.addressId } : address, outcome);
        else customer.handleEnd();
        return idle;
      },
    );
    return this.#saving.state;
  }

  /** Takes a known address at once, and asks the server meanwhile whether it can be delivered to. */
  private async choose(address: Address): Promise<void> {
    this.form = undefined;
    this.choice = { kind: 'chosen', address };
    this.#saving.abort();
    this.#check.set(idle);
    if (this.kind === 'contact') return;
    const { gateway, customer, cart, randomKey } = this.#deps;
    if (!isInReach(address.postcode, cart.business.sectors)) {
      this.refuse(address, copy.information.outOfReach(address.postcode));
      return;
    }
    const request = {
      orderer: customer.orderer,
      businessId: cart.business.id,
      address,
      formKey: randomKey(),
    };
    // Without an answer the order may still be placed: the server checks the address then.
    await this.#check.run(
      (signal) =>
        this.usesBook
          ? gateway.chooseAddress(request, signal)
          : gateway.saveAddress({ ...request, kind: this.kind }, signal),
      (outcome) => {
        if (outcome.kind === 'accepted') this.acceptAddress(address, outcome);
        else if (outcome.kind === 'refused') this.refuse(address, outcome.sentence);
        else customer.handleEnd();
        return outcome.kind === 'accepted' ? done(outcome) : idle;
      },
    );
  }

  private acceptAddress(address: Address, accepted?: AcceptedAddress) {
    const { session, stored, mode, cart } = this.#deps;
    const { data } = session.visitor;
    if (accepted?.book && data) session.update({ ...data, ...accepted.book });
    if (this.usesBook) stored.saveChosenAddress(address);
    else if (session.visitor.kind !== 'user') stored.saveGuestAddress(address, mode);
    this.form = undefined;
    this.choice = { kind: 'chosen', address };
    if (!accepted) return;
    stored.saveDeliveryTerms(accepted.terms);
    cart.reload();
  }

  private refuse(address: Address, sentence: string) {
    if (this.usesBook) {
      this.choice = { kind: 'refused', address, sentence };
      return;
    }
    this.choice = { kind: 'none' };
    this.open(address);
    // The form already shows what it finds wrong itself under the field.
    this.form?.showFaults(this.form.isValid ? sentence : '');
  }
}
