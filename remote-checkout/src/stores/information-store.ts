import type { ChosenMode } from '@storefront/pricing';
import { ApiUnreachable, Latest } from '@storefront/host';
import type { Session } from '@storefront/host';
import type { DeliveryTerms } from '@storefront/pricing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import { isComplete, isInReach } from '../domain/address';
import type { Address, AddressKind } from '../domain/address';
import type { Destination, Orderer } from '../domain/order-draft';
import { parseAddressBook } from '../gateway/address-wire';
import type { AddressOutcome, CheckoutGateway } from '../gateway/checkout-gateway';
import type { StoredCart } from '../gateway/stored-cart';
import { AddressFormStore } from './address-form-store';
import { KnownAddress } from './known-address';

const words = copy.checkout.information;

export interface InformationDeps {
  readonly gateway: Pick<CheckoutGateway, 'saveAddress' | 'chooseAddress'>;
  readonly session: Session;
  readonly stored: StoredCart;
  readonly mode: ChosenMode;
  readonly business: () => { readonly id: string; readonly sectors: readonly string[] };
  readonly orderer: () => Orderer;
  readonly randomKey: () => string;
  /** What delivery to the chosen address costs. */
  readonly termsKnown: (terms: DeliveryTerms) => void;
  readonly sessionOver: () => void;
}

type AcceptedAddress = Extract<AddressOutcome, { kind: 'accepted' }>;

/** 'Your Information': the form or the saved addresses, and what the order goes with (ADR-1 to ADR-11). */
export class InformationStore {
  /** The form while it is open; the order button is hidden for so long (ADR-11). */
  form: AddressFormStore | undefined;
  /** What the order goes with; undefined while nothing that can be delivered to is chosen. */
  chosen: Address | undefined;
  /** The saved address that is marked, accepted or not. */
  pickedId: string | undefined;
  /** Why the picked address is refused. */
  sentence = '';
  /** The server is being asked about the chosen address. */
  checking = false;
  readonly #deps: InformationDeps;
  #begun = false;
  #missed = false;
  readonly #latest = new Latest();
  readonly #knownAddress: KnownAddress;

  constructor(deps: InformationDeps) {
    this.#deps = deps;
    this.#knownAddress = new KnownAddress({ ...deps, kind: this.kind });
    makeAutoObservable(
      this,
      {
        chosen: observableRef,
        form: observableRef,
      },
      { autoBind: true },
    );
  }

  get kind(): AddressKind {
    return this.#deps.mode === 'delivery' ? 'whole' : 'contact';
  }

  /** A logged-in user picks out of the address book, where the order is brought; a guest has none (ADR-5, PER-4). */
  get usesBook(): boolean {
    return this.kind === 'whole' && this.#deps.session.visitor.kind === 'user';
  }

  /** The saved addresses, the default first (ADR-6). */
  get book(): readonly Address[] {
    const { data } = this.#deps.session.visitor;
    return this.usesBook && data ? parseAddressBook(data) : [];
  }

  /** Whether the order can be placed as far as this section goes; else its button is hidden (ADR-3, ADR-11). */
  get isReady(): boolean {
    return this.form === undefined && this.chosen !== undefined;
  }

  get destination(): Destination {
    const { chosen } = this;
    if (chosen === undefined) return { kind: 'unknown', postcode: this.searchedInReach };
    if (this.kind === 'contact') return { kind: 'contact', contact: chosen };
    return this.usesBook ? { kind: 'saved', addressId: chosen.id } : { kind: 'address', address: chosen };
  }

  /** Takes up what is known of the visitor; called again, only asks anew what could not be asked before. */
  async begin(): Promise<void> {
    if (this.#begun) {
      if (this.#missed && this.chosen) await this.settle(this.chosen);
      return;
    }
    this.#begun = true;
    const known = this.usesBook
      ? (this.book.find(({ id }) => id === this.#deps.stored.chosenAddressId) ?? this.book[0])
      : this.#knownAddress.known;
    if (known && isComplete(known, this.kind)) await this.settle(known);
    else this.open(known ?? this.#knownAddress.fresh, false);
  }

  /** Somebody has come in: what was typed stays, and so does what was chosen, unless it is out of another's book. */
  async visitorChanged(): Promise<void> {
    this.stop();
    this.sentence = '';
    const { form, chosen } = this;
    if (form?.isTyped) return this.open(this.withKnownId(form.address), form.isAskedFor, true);
    if (chosen && (this.isChoosable(chosen) || this.kind === 'contact')) return this.settle(chosen);
    this.#begun = false;
    this.form = undefined;
    this.chosen = undefined;
    this.pickedId = undefined;
    await this.begin();
  }

  /** The server knows more of the user than was kept: it shows in place of a form that nobody has typed in (ADR-5). */
  async userDataChanged(): Promise<void> {
    const { form, chosen } = this;
    const isOutdated = form
      ? !form.isTyped && !form.isAskedFor
      : chosen && this.usesBook && !this.isChoosable(chosen);
    if (!this.#begun || !isOutdated) return;
    this.#begun = false;
    this.chosen = undefined;
    await this.begin();
  }

  async pick(address: Address): Promise<void> {
    await this.settle(address);
  }

  add() {
    this.open(this.#knownAddress.fresh);
  }

  edit(address: Address) {
    this.open(address);
  }

  /** Opens the form with what is chosen, as the server or an incomplete address asks for it (ADR-4, ORD-15). */
  reopen() {
    this.open(this.chosen ?? this.#knownAddress.known ?? this.#knownAddress.fresh);
    this.form?.showFaults();
  }

  /** Waits for no answer any more. */
  stop() {
    this.#latest.end();
    this.checking = false;
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
    return isInReach(postcode, this.#deps.business().sectors) ? postcode : '';
  }

  private open(address: Address, isAskedFor = true, isTyped = false) {
    const before = this.chosen;
    const isGuest = this.#deps.session.visitor.kind !== 'user';
    this.form = new AddressFormStore(address, {
      kind: this.kind,
      sectors: () => this.#deps.business().sectors,
      formKey: this.#deps.randomKey(),
      changed: (typed) => isGuest && this.#deps.stored.keepGuestAddress(typed, this.#deps.mode),
      save: this.save,
      isAskedFor,
      isTyped,
      cancel:
        before === undefined && this.book.length === 0
          ? undefined
          : () => {
              if (isGuest && before) this.#deps.stored.keepGuestAddress(before, this.#deps.mode);
              runInAction(() => (this.form = undefined));
            },
    });
  }

  private async save(address: Address, formKey: string): Promise<string | undefined> {
    if (this.kind === 'contact') {
      this.take(address);
      return undefined;
    }
    const { gateway, orderer, business } = this.#deps;
    const signal = this.#latest.begin();
    try {
      const outcome = await gateway.saveAddress(
        { orderer: orderer(), businessId: business().id, kind: this.kind, address, formKey },
        signal,
      );
      switch (outcome.kind) {
        case 'refused':
          return outcome.sentence;
        case 'session-over':
          this.#deps.sessionOver();
          return undefined;
        case 'accepted':
          this.take(this.usesBook ? { ...address, id: outcome.addressId } : address, outcome);
          return undefined;
      }
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof ApiUnreachable) return copy.unreachable;
      throw error;
    }
  }

  /** Goes with a known address at once, and asks the server in the meantime whether that can be. */
  private async settle(address: Address): Promise<void> {
    this.form = undefined;
    this.chosen = address;
    this.pickedId = address.id;
    this.sentence = '';
    this.#missed = false;
    if (this.kind === 'contact') return;
    const { gateway, orderer, business, randomKey } = this.#deps;
    if (!isInReach(address.postcode, business().sectors)) {
      this.refuse(address, words.outOfReach(address.postcode));
      return;
    }
    const signal = this.#latest.begin();
    const asked = { orderer: orderer(), businessId: business().id, address, formKey: randomKey() };
    this.checking = true;
    try {
      const outcome = this.usesBook
        ? await gateway.chooseAddress(asked, signal)
        : await gateway.saveAddress({ ...asked, kind: this.kind }, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.checking = false;
        if (outcome.kind === 'accepted') this.take(address, outcome);
        else if (outcome.kind === 'refused') this.refuse(address, outcome.sentence);
        else this.#deps.sessionOver();
      });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiUnreachable)) throw error;
      // The order may still be placed: the server looks at the address then.
      runInAction(() => {
        this.checking = false;
        this.#missed = true;
      });
    }
  }

  private take(address: Address, accepted?: AcceptedAddress) {
    const { session, stored, mode, termsKnown } = this.#deps;
    const { data } = session.visitor;
    if (accepted?.book && data) session.update({ ...data, ...accepted.book });
    if (this.usesBook) stored.keepChosenAddress(address);
    else if (session.visitor.kind !== 'user') stored.keepGuestAddress(address, mode);
    runInAction(() => {
      this.form = undefined;
      this.chosen = address;
      this.pickedId = address.id;
      this.sentence = '';
    });
    if (accepted) termsKnown(accepted.terms);
  }

  private refuse(address: Address, sentence: string) {
    this.chosen = undefined;
    if (this.usesBook) {
      this.sentence = sentence;
      return;
    }
    this.open(address);
    // What the form itself finds wrong stands under the field already.
    this.form?.showFaults(this.form.isValid ? sentence : '');
  }
}
