import { assertNever } from '@storefront/contract';
import { Task, done, idle } from '@storefront/host';
import type { Bus, Navigation, PopupStore, TaskState, Telemetry } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { CheckoutPopup } from '../domain/checkout-popup';
import type { CompleteDraft } from '../domain/order-draft';
import type { CheckoutGateway, PlacingOutcome, RefreshedCart } from '../gateway/checkout-gateway';
import type { StoredCart } from '../gateway/stored-cart';

const words = copy.checkout;

export interface PlacingDeps {
  readonly gateway: Pick<CheckoutGateway, 'place'>;
  readonly stored: StoredCart;
  readonly navigation: Navigation;
  readonly bus: Bus;
  readonly telemetry: Telemetry;
  readonly popups: PopupStore<CheckoutPopup>;
  /** The key under which the cart is ordered; it is the same in all tabs (D87). */
  readonly requestKey: () => string;
  /** The order as it can be placed now; undefined when something is missing, and then the page shows what. */
  readonly completeDraft: () => CompleteDraft | undefined;
  readonly saveSubscriptions: (subscribedBusinesses: readonly string[]) => void;
  readonly showUpdate: (refreshed: RefreshedCart) => void;
  readonly reopenForm: () => void;
  /** Asks again what may have changed at the business, such as its times. */
  readonly refreshBusiness: () => void;
  readonly sessionOver: () => void;
}

/** Placing the order: one press, one key, one order (ORD-1 to ORD-21, D38, D49). */
export class PlacingStore {
  /** The key of the cart as this tab shows it; undefined before the page is on the screen. */
  requestKey: string | undefined;
  readonly #deps: PlacingDeps;
  /** `done` while the page leaves for the place that the order leads to. */
  readonly #placing = new Task<undefined>(words.place.unreachable);
  /** Whether an order was made of this cart before the customer came here, for example when the payment was cancelled. */
  #isRepeat = false;
  /** Whether the last press got no answer: its order may have arrived all the same (D49). */
  #isUnanswered = false;

  constructor(deps: PlacingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { requestKey: false }, { autoBind: true });
  }

  get state(): TaskState<undefined> {
    return this.#placing.state;
  }

  /** Whether the loader covers the page (CHK-12). */
  get isBusy(): boolean {
    return this.state.kind === 'running' || this.state.kind === 'done';
  }

  /** The sentence for a press that got no answer, '' otherwise (D49). */
  get sentence(): string {
    return this.#placing.sentence;
  }

  start() {
    const key = this.refreshKey();
    this.#isRepeat = this.#deps.stored.placedOrderOf(key) !== undefined;
  }

  /** Returns the key of the cart as it is now. After a press without an answer the same key is sent again (D49). */
  refreshKey(): string {
    if (this.requestKey === undefined || !this.#isUnanswered) this.requestKey = this.#deps.requestKey();
    return this.requestKey;
  }

  async place(): Promise<void> {
    if (this.isBusy) return;
    this.#deps.telemetry.step('order-pressed');
    this.#placing.set(idle);
    const draft = this.#deps.completeDraft();
    if (!draft) return;
    const end = await this.#placing.run(
      () => this.send(draft),
      (outcome) => this.handleOutcome(outcome, draft),
    );
    if (end === 'unreachable') this.#isUnanswered = true;
  }

  /**
   * Sends the order; the server answers the same order of the same cart as it did the first time. When it refuses a customer who
   * came back to change an order, the key is renewed and the order is sent as another one (D87).
   */
  private async send(draft: CompleteDraft): Promise<PlacingOutcome> {
    const outcome = await this.#deps.gateway.place(draft, this.refreshKey());
    if (!this.#isRepeat || outcome.kind !== 'refused' || outcome.mayHaveArrived) return outcome;
    return this.#deps.gateway.place(draft, this.renewKey());
  }

  private renewKey(): string {
    this.#isRepeat = false;
    this.#isUnanswered = false;
    this.#deps.stored.renewRequestKey();
    return this.refreshKey();
  }

  private handleOutcome(outcome: PlacingOutcome, draft: CompleteDraft): TaskState<undefined> {
    const deps = this.#deps;
    this.#isUnanswered = outcome.kind === 'refused' && outcome.mayHaveArrived;
    switch (outcome.kind) {
      case 'placed':
        this.recordOrder(outcome, draft);
        this.leavePage(outcome, draft);
        return done(undefined);
      case 'awaits-code':
        // The cart stays: the verification page looks for it (D76).
        this.recordOrder(outcome, draft);
        deps.navigation.go(`/order/checkout-otp/${encodeURIComponent(outcome.okey)}`);
        return done(undefined);
      case 'changed':
        deps.showUpdate(outcome.refreshed);
        return idle;
      case 'refused':
        if (!outcome.mayHaveArrived) this.renewKey();
        deps.popups.show(
          { kind: 'message', title: words.popup.error, message: outcome.sentence },
          outcome.reopensForm ? deps.reopenForm : undefined,
        );
        // The reason may be that the business has just closed: the page must not offer the same again.
        if (!outcome.reopensForm) deps.refreshBusiness();
        return idle;
      case 'session-over':
        deps.sessionOver();
        return idle;
      default:
        return assertNever(outcome);
    }
  }

  private recordOrder(
    {
      okey,
      subscribedBusinesses,
    }: { readonly okey: string; readonly subscribedBusinesses: readonly string[] },
    { cart: { businessId } }: CompleteDraft,
  ) {
    if (this.requestKey !== undefined) this.#deps.stored.savePlaced(this.requestKey, okey);
    this.#deps.saveSubscriptions(subscribedBusinesses);
    this.#deps.telemetry.step('order-placed');
    this.#deps.bus.publish('order-placed', { okey, businessId });
  }

  private leavePage({ okey, payAt }: Extract<PlacingOutcome, { kind: 'placed' }>, draft: CompleteDraft) {
    const { navigation, stored, bus } = this.#deps;
    switch (draft.payment) {
      case 'cod':
        stored.clear();
        bus.publish('cart-reset', { reason: 'ordered', businessId: draft.cart.businessId });
        return navigation.go(`/order-complete?${new URLSearchParams({ v: okey })}`);
      // A card order keeps its cart until it is found paid (D76).
      case 'card':
        return navigation.leave(payAt ?? `/pay?${new URLSearchParams({ key: okey, ptype: draft.payment })}`);
      default:
        return assertNever(draft.payment);
    }
  }
}
