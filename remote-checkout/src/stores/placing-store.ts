import { ApiUnreachable, assertNever } from '@storefront/host';
import type { Async, Bus, Navigation, Telemetry } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { copy } from '../copy';
import type { CompleteDraft } from '../domain/order-draft';
import type { CheckoutGateway, PlacingOutcome, RefreshedCart } from '../gateway/checkout-gateway';
import type { StoredCart } from '../gateway/stored-cart';
import type { PopupStore } from './popup-store';

const words = copy.checkout;

export interface PlacingParts {
  readonly gateway: Pick<CheckoutGateway, 'place'>;
  readonly stored: StoredCart;
  readonly navigation: Navigation;
  readonly bus: Bus;
  readonly telemetry: Telemetry;
  readonly popups: PopupStore;
  readonly randomKey: () => string;
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
  private requestKey: string | undefined;

  constructor(private readonly parts: PlacingParts) {
    makeAutoObservable<this, 'parts' | 'requestKey'>(
      this,
      { parts: false, requestKey: false },
      { autoBind: true },
    );
  }

  /** The loader overlay stands over the page (CHK-12). */
  get isBusy(): boolean {
    return this.state.kind === 'running' || this.state.kind === 'done';
  }

  /** Why the last press came to nothing without an answer, '' otherwise (D49). */
  get sentence(): string {
    return this.state.kind === 'failed' ? this.state.sentence : '';
  }

  async place(): Promise<void> {
    if (this.isBusy) return;
    this.parts.telemetry.step('order-pressed');
    this.state = { kind: 'idle' };
    const draft = this.parts.complete();
    if (!draft) return;
    // After a press without an answer the same key goes again: the order may have arrived all the same (D49).
    this.requestKey ??= this.parts.randomKey();
    this.state = { kind: 'running' };
    try {
      const outcome = await this.parts.gateway.place(draft, this.requestKey);
      runInAction(() => this.follow(outcome, draft));
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => (this.state = { kind: 'failed', sentence: words.place.unreachable }));
    }
  }

  private follow(outcome: PlacingOutcome, draft: CompleteDraft) {
    const { parts } = this;
    const mayHaveArrived = outcome.kind === 'refused' && outcome.mayHaveArrived;
    if (!mayHaveArrived) this.requestKey = undefined;
    switch (outcome.kind) {
      case 'placed':
        this.tell(outcome, draft);
        return this.leaveFor(outcome, draft);
      case 'awaits-code':
        // The cart stays: the verification page looks for it (D76).
        this.tell(outcome, draft);
        return parts.navigation.go(`/order/checkout-otp/${encodeURIComponent(outcome.okey)}`);
      case 'changed':
        this.state = { kind: 'idle' };
        return parts.changed(outcome.refreshed);
      case 'refused':
        this.state = { kind: 'idle' };
        parts.popups.show(
          { kind: 'message', title: words.popup.error, message: outcome.sentence },
          outcome.reopensForm ? parts.reopenForm : undefined,
        );
        // The reason may be that the business has just closed: the page must not offer the same again.
        if (!outcome.reopensForm) parts.lookAgain();
        return;
      case 'session-over':
        this.state = { kind: 'idle' };
        return parts.sessionOver();
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
    this.parts.taken(subscribedBusinesses);
    this.parts.telemetry.step('order-placed');
    this.parts.bus.publish('order-placed', { okey, businessId });
  }

  private leaveFor({ okey, payAt }: Extract<PlacingOutcome, { kind: 'placed' }>, draft: CompleteDraft) {
    const { navigation, stored, bus } = this.parts;
    if (draft.payment === 'cod') {
      stored.clear();
      bus.publish('cart-reset', { reason: 'ordered', businessId: draft.cart.businessId });
      return navigation.go(`/order-complete?${new URLSearchParams({ v: okey })}`);
    }
    // A card order keeps its cart until it is found paid (D76).
    navigation.leave(payAt ?? `/pay?${new URLSearchParams({ key: okey, ptype: draft.payment })}`);
  }
}
