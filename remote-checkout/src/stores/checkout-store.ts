import { assertNever } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { PopupStore } from '@storefront/host';
import { formatPounds } from '@storefront/pricing';
import type { Pence } from '@storefront/pricing';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { Business } from '../domain/business';
import type { CheckoutCart } from '../domain/checkout-cart';
import type { CheckoutPopup } from '../domain/checkout-popup';
import type { CompleteDraft, OrderDraft } from '../domain/order-draft';
import { wantedTime } from '../domain/slots';
import type { CheckoutGateway, PlacingOutcome } from '../gateway/checkout-gateway';
import type { StoredCart } from '../gateway/stored-cart';
import { CartRefresh } from './cart-refresh';
import { CartStore } from './cart-store';
import { CustomerSession } from './customer-session';
import { InformationStore } from './information-store';
import { OffersStore } from './offers-store';
import { OtherTabsStore } from './other-tabs-store';
import { PaymentStore } from './payment-store';
import { PlacingStore } from './placing-store';
import { SlotStore } from './slot-store';
import { TotalsStore } from './totals-store';

/** What is missing of an order; `none` where nothing can be done about it, because no time is left. */
type FirstStep = 'information' | 'dishes' | 'time' | 'none';

/** The order that is being made: its parts, and how a change of one affects the others. */
export class CheckoutStore {
  readonly popups = new PopupStore<CheckoutPopup>();
  readonly cart: CartStore;
  readonly slots: SlotStore;
  readonly information: InformationStore;
  readonly offers: OffersStore;
  readonly payment: PaymentStore;
  readonly totals: TotalsStore;
  readonly placing: PlacingStore;
  readonly #host: Host;
  readonly #stored: StoredCart;
  readonly #refresh: CartRefresh;
  readonly #customer: CustomerSession;
  /** Allergies or notes for the kitchen. */
  note: string;
  riderNote: string;
  /** None unless the customer chooses one (CHK-18). */
  tip: Pence;
  readonly #otherTabs: OtherTabsStore;

  constructor(
    host: Host,
    gateway: CheckoutGateway,
    stored: StoredCart,
    initial: { readonly cart: CheckoutCart; readonly business: Business },
  ) {
    this.#host = host;
    this.#stored = stored;
    this.#customer = new CustomerSession(host, this.popups);
    const { session, clock, navigation, bus, telemetry, randomKey } = host;
    const cart = new CartStore(initial.cart, initial.business, stored);
    const { mode } = initial.cart;
    this.cart = cart;
    this.#refresh = new CartRefresh({
      host,
      gateway,
      stored,
      cart,
      popups: this.popups,
      customer: this.#customer,
    });
    this.slots = new SlotStore({ currentService: () => ({ mode, service: cart.service }), clock, stored });
    this.information = new InformationStore({
      gateway,
      session,
      stored,
      mode,
      randomKey,
      cart,
      customer: this.#customer,
    });
    this.offers = new OffersStore(session, initial.business.id);
    const choices = stored.choicesOf(initial.business.id);
    this.note = choices.note;
    this.riderNote = choices.riderNote;
    this.tip = choices.tip;
    this.payment = new PaymentStore({
      permitted: () => cart.business.payments,
      storedMode: choices.payment,
      saveMode: (payment) => stored.saveChoices(initial.business.id, { payment }),
    });
    this.totals = new TotalsStore({
      gateway,
      clock,
      draft: () => this.draft,
      tip: () => this.tip,
      cart,
      refresh: this.#refresh,
    });
    this.placing = new PlacingStore({
      gateway,
      stored,
      navigation,
      bus,
      telemetry,
      requestKey: () => stored.requestKey(cart.cart, randomKey),
    });
    this.#otherTabs = new OtherTabsStore({
      host,
      stored,
      cart,
      placing: this.placing,
      popups: this.popups,
      totals: this.totals,
    });
    makeAutoObservable(
      this,
      {
        popups: false,
        cart: false,
        slots: false,
        information: false,
        offers: false,
        payment: false,
        totals: false,
        placing: false,
      },
      { autoBind: true },
    );
  }

  /** 'Order amount should be equal to or higher than £12.00', or '' (ADR-24, D73). */
  get minimumSentence(): string {
    const { meetsMinimum, minimum } = this.totals.figures;
    return meetsMinimum ? '' : copy.information.minimum(formatPounds(minimum));
  }

  /** What has to be done before the order button shows; undefined when it shows (ADR-3, ADR-11). */
  get firstStep(): FirstStep | undefined {
    if (!this.information.isReady) return 'information';
    if (this.minimumSentence !== '') return 'dishes';
    if (this.slots.choice) return undefined;
    return this.slots.choices.length > 0 ? 'time' : 'none';
  }

  /** The label of the button that places the order: what it does and what is paid (G23). */
  get placeLabel(): string {
    const pounds = formatPounds(this.totals.figures.total);
    const { mode } = this.payment;
    switch (mode) {
      case 'card':
        return copy.place.card(pounds);
      case 'cod':
      case undefined:
        return copy.place.cash(pounds);
      default:
        return assertNever(mode);
    }
  }

  get draft(): OrderDraft {
    const { delivery, service, bag } = this.totals.figures;
    return {
      orderer: this.#customer.orderer,
      cart: this.cart.cart,
      charges: { delivery, service, bag },
      destination: this.information.destination,
      time: this.slots.choice && wantedTime(this.slots.choice),
      payment: this.payment.mode,
      note: this.note,
      riderNote: this.riderNote,
      tip: this.tip,
      subscriptions: this.offers.subscriptions,
    };
  }

  setNote(note: string) {
    this.note = note;
    this.#stored.saveChoices(this.cart.business.id, { note });
  }

  setRiderNote(riderNote: string) {
    this.riderNote = riderNote;
    this.#stored.saveChoices(this.cart.business.id, { riderNote });
  }

  chooseTip(tip: Pence) {
    this.tip = tip;
    this.#stored.saveChoices(this.cart.business.id, { tip });
  }

  /** Asks for what the page needs; called again, it asks for what got no answer before. */
  async load(): Promise<void> {
    const information = this.information.load();
    await Promise.all([
      this.#refresh.business(),
      this.#refresh.marks(),
      information,
      this.totals.calculate(),
    ]);
  }

  start() {
    this.slots.start();
    this.placing.start();
    this.totals.start();
    this.#otherTabs.start();
  }

  stop() {
    this.#otherTabs.stop();
    this.#refresh.stop();
    this.slots.stop();
    this.information.stop();
    this.totals.stop();
  }

  /** Called when the visitor has changed, for example when a guest logs in. */
  visitorChanged() {
    void this.information.visitorChanged();
    void this.totals.calculate();
  }

  /** A guest may still log in, and keeps what was typed (D85). */
  get isGuest(): boolean {
    return this.#customer.isGuest;
  }

  logInInstead() {
    void this.#host.session.requireSession({ guest: false });
  }

  /** Asks for a new session on this page after the old one has ended; everything typed stays (D50). */
  logInAgain() {
    this.totals.cancel();
    this.information.stop();
    this.#customer.logIn();
  }

  /** One press of the order button: one order, unless something is missing, which then shows. */
  async place(): Promise<void> {
    if (this.placing.isBusy) return;
    this.placing.begin();
    const draft = this.completeDraft();
    if (!draft) return;
    const outcome = await this.placing.send(draft);
    if (outcome) this.handleOutcome(outcome, draft);
  }

  /** Whether the cart is still the one that is being ordered; if not, the customer is told (ORD-21). */
  isIntact(): boolean {
    return this.#otherTabs.isIntact();
  }

  /** Everything an order needs, or undefined with what is missing on the screen. */
  private completeDraft(): CompleteDraft | undefined {
    // A timer may be late, for example on a phone that slept, so the time of the press counts.
    this.slots.updateNow();
    if (!this.#customer.isOpen) {
      this.logInAgain();
      return undefined;
    }
    const { draft } = this;
    if (!this.isIntact()) return undefined;
    this.payment.requireChoice();
    if (!this.information.isReady) {
      this.information.reopen();
      return undefined;
    }
    if (draft.time === undefined || draft.payment === undefined || this.minimumSentence !== '')
      return undefined;
    return { ...draft, time: draft.time, payment: draft.payment };
  }

  /** Shows what the answer means for the customer (ORD-1 to ORD-21). */
  private handleOutcome(outcome: PlacingOutcome, draft: CompleteDraft) {
    switch (outcome.kind) {
      case 'placed':
      case 'awaits-code':
        this.offers.saveSubscriptions(outcome.subscribedBusinesses);
        return this.placing.leavePage(outcome, draft);
      case 'changed':
        return this.#refresh.showUpdate(outcome.refreshed);
      case 'refused':
        this.popups.show(
          { kind: 'message', title: copy.popup.error, message: outcome.sentence },
          outcome.reopensForm ? this.information.reopen : undefined,
        );
        // The reason may be that the business has just closed: the page must not offer the same again.
        if (!outcome.reopensForm) void this.#refresh.business();
        return;
      case 'session-over':
        return this.#customer.handleEnd();
      default:
        return assertNever(outcome);
    }
  }
}
