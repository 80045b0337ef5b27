import { assertNever } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { PopupStore } from '@storefront/host';
import type { DeliveryTerms } from '@storefront/pricing';
import { formatPounds } from '@storefront/pricing';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { Business } from '../domain/business';
import type { CheckoutCart } from '../domain/checkout-cart';
import type { CheckoutPopup } from '../domain/checkout-popup';
import type { CompleteDraft, OrderDraft, Orderer } from '../domain/order-draft';
import { wantedTime } from '../domain/slots';
import type { CheckoutGateway } from '../gateway/checkout-gateway';
import type { StoredCart } from '../gateway/stored-cart';
import { CartRefresh } from './cart-refresh';
import { CartStore } from './cart-store';
import { InformationStore } from './information-store';
import { OffersStore } from './offers-store';
import { OtherTabsStore } from './other-tabs-store';
import { PaymentStore } from './payment-store';
import { PlacingStore } from './placing-store';
import { SlotStore } from './slot-store';
import { TotalsStore } from './totals-store';

const words = copy.checkout;

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
  /** Allergies or notes for the kitchen. */
  note: string;
  readonly #otherTabs: OtherTabsStore;

  constructor(
    host: Host,
    gateway: CheckoutGateway,
    stored: StoredCart,
    initial: { readonly cart: CheckoutCart; readonly business: Business },
  ) {
    this.#host = host;
    this.#stored = stored;
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
      sessionOver: () => this.endSession(),
    });
    this.slots = new SlotStore({ currentService: () => ({ mode, service: cart.service }), clock, stored });
    this.information = new InformationStore({
      gateway,
      session,
      stored,
      mode,
      randomKey,
      business: () => cart.business,
      orderer: () => this.orderer,
      saveTerms: (terms) => this.saveTerms(terms),
      sessionOver: () => this.endSession(),
    });
    this.offers = new OffersStore(session, initial.business.id);
    const choices = stored.choicesOf(initial.business.id);
    this.note = choices.note;
    this.payment = new PaymentStore({
      permitted: () => cart.business.payments,
      storedMode: choices.payment,
      saveMode: (payment) => stored.saveChoices(initial.business.id, { payment }),
    });
    this.totals = new TotalsStore({
      gateway,
      clock,
      draft: () => this.draft,
      storedFigures: () => cart.figures,
      applyCalculation: (outcome) => this.#refresh.applyCalculation(outcome),
    });
    this.placing = new PlacingStore({
      gateway,
      stored,
      navigation,
      bus,
      telemetry,
      requestKey: () => stored.requestKey(cart.cart, randomKey),
      popups: this.popups,
      completeDraft: () => this.completeDraft(),
      saveSubscriptions: this.offers.saveSubscriptions,
      showUpdate: (refreshed) => this.#refresh.showUpdate(refreshed),
      reopenForm: this.information.reopen,
      refreshBusiness: () => void this.#refresh.business(),
      sessionOver: () => this.endSession(),
    });
    this.#otherTabs = new OtherTabsStore({
      host,
      stored,
      cart,
      placing: this.placing,
      popups: this.popups,
      recalculate: () => void this.totals.calculate(),
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
    return meetsMinimum ? '' : words.information.minimum(formatPounds(minimum));
  }

  /** Why the order button does not show yet, '' when it shows (ADR-3, ADR-11). */
  get notReadyReason(): string {
    if (!this.information.isReady) return words.place.notYet;
    if (this.minimumSentence !== '') return words.place.belowMinimum;
    if (this.slots.choice) return '';
    return this.slots.choices.length > 0 ? words.place.chooseTime : words.place.noTime;
  }

  /** The label of the button that places the order: what it does and what is paid (G23). */
  get placeLabel(): string {
    const pounds = formatPounds(this.totals.figures.total);
    const { mode } = this.payment;
    switch (mode) {
      case 'card':
        return words.place.card(pounds);
      case 'cod':
      case undefined:
        return words.place.cash(pounds);
      default:
        return assertNever(mode);
    }
  }

  get draft(): OrderDraft {
    const { delivery, service, bag } = this.totals.figures;
    return {
      orderer: this.orderer,
      cart: this.cart.cart,
      charges: { delivery, service, bag },
      destination: this.information.destination,
      time: this.slots.choice && wantedTime(this.slots.choice),
      payment: this.payment.mode,
      note: this.note,
      subscriptions: this.offers.subscriptions,
    };
  }

  setNote(note: string) {
    this.note = note;
    this.#stored.saveChoices(this.cart.business.id, { note });
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
    return this.#host.session.visitor.kind === 'guest';
  }

  logInInstead() {
    void this.#host.session.requireSession({ guest: false });
  }

  /** Asks for a new session on this page after the old one has ended; everything typed stays (D50). */
  logInAgain() {
    const { session, brand } = this.#host;
    this.totals.cancel();
    this.information.stop();
    void session.requireSession({ guest: brand.guestCheckout });
  }

  /** Whether the cart is still the one that is being ordered; if not, the customer is told (ORD-21). */
  isIntact(): boolean {
    return this.#otherTabs.isIntact();
  }

  private get orderer(): Orderer {
    const { token, kind } = this.#host.session.visitor;
    return { token: token ?? '', isUser: kind === 'user' };
  }

  /** Everything an order needs, or undefined with what is missing on the screen. */
  private completeDraft(): CompleteDraft | undefined {
    // A timer may be late, for example on a phone that slept, so the time of the press counts.
    this.slots.updateNow();
    if (!this.hasSession) {
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

  private saveTerms(terms: DeliveryTerms) {
    this.#stored.saveDeliveryTerms(terms);
    this.cart.reload();
  }

  private get hasSession(): boolean {
    return this.#host.session.visitor.token !== undefined;
  }

  private endSession() {
    if (!this.hasSession) return this.logInAgain();
    // The shell has tried to renew a guest's session; the words are for users (D115).
    if (this.isGuest) return this.#host.session.logOut(words.popup.logInAgain);
    this.popups.show(
      { kind: 'message', title: words.popup.sessionOver, message: words.popup.logInAgain },
      () => this.#host.session.logOut(words.popup.logInAgain),
    );
  }
}
