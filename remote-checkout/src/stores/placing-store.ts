import { assertNever } from '@storefront/contract';
import { Task, done, idle } from '@storefront/host';
import type { Bus, Navigation, TaskState, Telemetry } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { CompleteDraft } from '../domain/order-draft';
import type { CheckoutGateway, PlacingOutcome } from '../gateway/checkout-gateway';
import type { StoredCart } from '../gateway/stored-cart';

export interface PlacingDeps {
  readonly gateway: Pick<CheckoutGateway, 'place'>;
  readonly stored: StoredCart;
  readonly navigation: Navigation;
  readonly bus: Bus;
  readonly telemetry: Telemetry;
  /** The key under which the cart is ordered; it is the same in all tabs (D87). */
  readonly requestKey: () => string;
}

type OrderMade = Extract<PlacingOutcome, { kind: 'placed' | 'awaits-code' }>;

/** Placing the order: one press, one key, one order (ORD-1 to ORD-21, D38, D49). */
export class PlacingStore {
  /** The key of the cart as this tab shows it; undefined before the page is on the screen. */
  requestKey: string | undefined;
  readonly #deps: PlacingDeps;
  /** `done` while the page leaves for the place that the order leads to. */
  readonly #placing = new Task<undefined>(copy.place.unreachable);
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

  /** Begins another press: what the last one said no longer shows. */
  begin() {
    this.#deps.telemetry.step('order-pressed');
    this.#placing.set(idle);
  }

  /** Sends the order and records it when it is made; undefined when there was no answer, which then shows. */
  async send(draft: CompleteDraft): Promise<PlacingOutcome | undefined> {
    let answer: PlacingOutcome | undefined;
    const end = await this.#placing.run(
      () => this.ask(draft),
      (outcome) => {
        answer = outcome;
        return this.record(outcome, draft);
      },
    );
    if (end === 'unreachable') this.#isUnanswered = true;
    return answer;
  }

  /** Leaves for the place that an order which was made leads to. */
  leavePage(outcome: OrderMade, draft: CompleteDraft) {
    // The cart stays: the verification page looks for it (D76).
    if (outcome.kind === 'awaits-code')
      this.#deps.navigation.go(`/order/checkout-otp/${encodeURIComponent(outcome.okey)}`);
    else this.leavePlaced(outcome, draft);
  }

  /**
   * The server answers the same order of the same cart as it did the first time. When it refuses a customer who
   * came back to change an order, the key is renewed and the order is sent as another one (D87).
   */
  private async ask(draft: CompleteDraft): Promise<PlacingOutcome> {
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

  private record(outcome: PlacingOutcome, { cart: { businessId } }: CompleteDraft): TaskState<undefined> {
    const { stored, telemetry, bus } = this.#deps;
    this.#isUnanswered = outcome.kind === 'refused' && outcome.mayHaveArrived;
    switch (outcome.kind) {
      case 'placed':
      case 'awaits-code': {
        const { okey } = outcome;
        if (this.requestKey !== undefined) stored.savePlaced(this.requestKey, okey);
        telemetry.step('order-placed');
        bus.publish('order-placed', { okey, businessId });
        return done(undefined);
      }
      case 'refused':
        if (!outcome.mayHaveArrived) this.renewKey();
        return idle;
      case 'changed':
      case 'session-over':
        return idle;
      default:
        return assertNever(outcome);
    }
  }

  private leavePlaced({ okey, payAt }: Extract<PlacingOutcome, { kind: 'placed' }>, draft: CompleteDraft) {
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
