import { assertNever } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import type { Async, Bus, Navigation, Telemetry } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import type { CompleteDraft } from '../domain/order-draft';
import type { CheckoutGateway, PlacingOutcome, RefreshedCart } from '../gateway/checkout-gateway';
import type { StoredCart } from '../gateway/stored-cart';
import type { PopupStore } from './popup-store';

const words = copy.checkout;

export interface PlacingDeps {
  readonly gateway: Pick<CheckoutGateway, 'place'>;
  readonly stored: StoredCart;
  readonly navigation: Navigation;
  readonly bus: Bus;
  readonly telemetry: Telemetry;
  readonly popups: PopupStore;
  /** The key under which the cart is ordered, from whichever tab (D87). */
  readonly requestKey: () => string;
  /** The order as it can be placed now; undefined when something is missing, which is shown by then. */
  readonly complete: () => CompleteDraft | undefined;
  readonly taken: (subscribedBusinesses: readonly string[]) => void;
  readonly changed: (refreshed: RefreshedCart) => void;
  readonly reopenForm: () => void;
  /** Asks anew what may have changed at the business, such as its times. */
  readonly lookAgain: () => void;
  readonly sessionOver: () => void;
}

/** Placing the order: one press, one key, one order (ORD-1 to ORD-21, D38, D49). */
export class PlacingStore {
  /** `done` while the page is on its way to where the order leads. */
  state: Async<void> = { kind: 'idle' };
  /** The key of the cart as this tab shows it; undefined before the page is on the screen. */
  requestKey: string | undefined;
  readonly #deps: PlacingDeps;
  /** An order was made of this cart before the customer came to this page, as when the payment was cancelled. */
  #isRepeat = false;
  /** The last press had no answer: its order may have arrived all the same (D49). */
  #isUnanswered = false;

  constructor(deps: PlacingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { requestKey: false }, { autoBind: true });
  }

  /** The loader overlay stands over the page (CHK-12). */
  get isBusy(): boolean {
    return this.state.kind === 'running' || this.state.kind === 'done';
  }

  /** Why the last press came to nothing without an answer, '' otherwise (D49). */
  get sentence(): string {
    return this.state.kind === 'failed' ? this.state.sentence : '';
  }

  start() {
    const key = this.takeKey();
    this.#isRepeat = this.#deps.stored.placedUnder(key) !== undefined;
  }

  /** Takes up the key of the cart as it is now. After a press without an answer the same key goes again (D49). */
  takeKey(): string {
    if (this.requestKey === undefined || !this.#isUnanswered) this.requestKey = this.#deps.requestKey();
    return this.requestKey;
  }

  async place(): Promise<void> {
    if (this.isBusy) return;
    this.#deps.telemetry.step('order-pressed');
    this.state = { kind: 'idle' };
    const draft = this.#deps.complete();
    if (!draft) return;
    this.state = { kind: 'running' };
    try {
      const outcome = await this.send(draft);
      runInAction(() => this.follow(outcome, draft));
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => {
        this.#isUnanswered = true;
        this.state = { kind: 'failed', sentence: words.place.unreachable };
      });
    }
  }

  /**
   * The same order of the same cart gets the first answer again. Who came back to change an order that was made before is
   * refused under its key, and means another order (D87).
   */
  private async send(draft: CompleteDraft): Promise<PlacingOutcome> {
    const outcome = await this.#deps.gateway.place(draft, this.takeKey());
    if (!this.#isRepeat || outcome.kind !== 'refused' || outcome.mayHaveArrived) return outcome;
    return this.#deps.gateway.place(draft, this.renewKey());
  }

  private renewKey(): string {
    this.#isRepeat = false;
    this.#isUnanswered = false;
    this.#deps.stored.renewRequestKey();
    return this.takeKey();
  }

  private follow(outcome: PlacingOutcome, draft: CompleteDraft) {
    const deps = this.#deps;
    this.#isUnanswered = outcome.kind === 'refused' && outcome.mayHaveArrived;
    switch (outcome.kind) {
      case 'placed':
        this.tell(outcome, draft);
        return this.leaveFor(outcome, draft);
      case 'awaits-code':
        // The cart stays: the verification page looks for it (D76).
        this.tell(outcome, draft);
        return deps.navigation.go(`/order/checkout-otp/${encodeURIComponent(outcome.okey)}`);
      case 'changed':
        this.state = { kind: 'idle' };
        return deps.changed(outcome.refreshed);
      case 'refused':
        this.state = { kind: 'idle' };
        if (!outcome.mayHaveArrived) this.renewKey();
        deps.popups.show(
          { kind: 'message', title: words.popup.error, message: outcome.sentence },
          outcome.reopensForm ? deps.reopenForm : undefined,
        );
        // The reason may be that the business has just closed: the page must not offer the same again.
        if (!outcome.reopensForm) deps.lookAgain();
        return;
      case 'session-over':
        this.state = { kind: 'idle' };
        return deps.sessionOver();
      default:
        return assertNever(outcome);
    }
  }

  private tell(
    {
      okey,
      subscribedBusinesses,
    }: { readonly okey: string; readonly subscribedBusinesses: readonly string[] },
    { cart: { businessId } }: CompleteDraft,
  ) {
    this.state = { kind: 'done', value: undefined };
    if (this.requestKey !== undefined) this.#deps.stored.keepPlaced(this.requestKey, okey);
    this.#deps.taken(subscribedBusinesses);
    this.#deps.telemetry.step('order-placed');
    this.#deps.bus.publish('order-placed', { okey, businessId });
  }

  private leaveFor({ okey, payAt }: Extract<PlacingOutcome, { kind: 'placed' }>, draft: CompleteDraft) {
    const { navigation, stored, bus } = this.#deps;
    if (draft.payment === 'cod') {
      stored.clear();
      bus.publish('cart-reset', { reason: 'ordered', businessId: draft.cart.businessId });
      return navigation.go(`/order-complete?${new URLSearchParams({ v: okey })}`);
    }
    // A card order keeps its cart until it is found paid (D76).
    navigation.leave(payAt ?? `/pay?${new URLSearchParams({ key: okey, ptype: draft.payment })}`);
  }
}
