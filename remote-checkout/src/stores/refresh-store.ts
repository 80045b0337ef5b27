import { ApiUnreachable } from '@storefront/host';
import type { Host } from '@storefront/host';
import { runInAction } from 'mobx';
import { copy } from '../copy';
import type {
  BusinessOutcome,
  CalculationOutcome,
  CheckoutGateway,
  RefreshedCart,
} from '../gateway/checkout-gateway';
import { isSameCart, isSameDiscount } from '../gateway/compare-carts';
import type { StoredCart } from '../gateway/stored-cart';
import type { CartStore } from './cart-store';
import type { PopupStore } from './popup-store';

const words = copy.checkout;

export interface RefreshDeps {
  readonly host: Pick<Host, 'navigation' | 'notices'>;
  readonly gateway: Pick<CheckoutGateway, 'business' | 'dishMarks'>;
  readonly stored: StoredCart;
  readonly cart: CartStore;
  readonly popups: PopupStore;
  readonly sessionOver: () => void;
}

/** Follows the server: takes up what it says of the business, the dishes and the prices of a cart that was kept before. */
export class RefreshStore {
  readonly #deps: RefreshDeps;

  constructor(deps: RefreshDeps) {
    this.#deps = deps;
  }

  /** Asks how the business is now; what was kept of it serves while the server cannot be reached (ERR2-2). */
  async business(signal: AbortSignal): Promise<void> {
    const { gateway, cart, stored } = this.#deps;
    const outcome = await reached(
      gateway.business(cart.business.slug, stored.searchedPostcode, signal),
      signal,
    );
    if (outcome) runInAction(() => this.takeBusiness(outcome));
  }

  /** Asks for the allergens and diets of the dishes. */
  async marks(signal: AbortSignal): Promise<void> {
    const { gateway, cart } = this.#deps;
    const marks = await reached(gateway.dishMarks(cart.business.id, signal), signal);
    if (marks) cart.mark(marks);
  }

  /** A cart that the server prices otherwise is taken up in the open: never a silent change (D29, D65). */
  takeCalculation(outcome: CalculationOutcome) {
    const { cart, stored, host, sessionOver } = this.#deps;
    if (outcome.kind === 'session-over') return sessionOver();
    if (outcome.kind !== 'priced') return;
    const { refreshed } = outcome;
    const sent = cart.cart.wire;
    if (refreshed.missing.length > 0 || !isSameCart(sent.items, refreshed.items)) {
      this.showUpdate(refreshed);
      return;
    }
    if (!isSameDiscount(sent, refreshed)) host.notices.show(words.totals.discountChanged);
    stored.keepRefreshed(refreshed);
    cart.readAgain();
  }

  /** Keeps the cart as it is now, says what has changed, and begins the page anew (ORD-6). */
  showUpdate(refreshed: RefreshedCart) {
    const { stored, popups, host } = this.#deps;
    stored.keepRefreshed(refreshed);
    popups.show({ kind: 'update', missing: refreshed.missing }, () => host.navigation.reload());
  }

  private takeBusiness(outcome: BusinessOutcome) {
    const { cart, stored, host, popups, sessionOver } = this.#deps;
    switch (outcome.kind) {
      case 'found':
        if (outcome.business.id !== cart.business.id) return;
        stored.keepBusiness(outcome.details);
        cart.knowBusiness(outcome.business);
        return;
      case 'elsewhere':
        host.navigation.leave(outcome.url);
        return;
      case 'session-over':
        sessionOver();
        return;
      case 'refused':
        popups.show({ kind: 'message', title: words.popup.error, message: outcome.sentence });
    }
  }
}

/** The answer; undefined when the server could not be reached, or nobody waits for it any more. */
const reached = async <Value>(asked: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> => {
  try {
    const value = await asked;
    return signal.aborted ? undefined : value;
  } catch (error) {
    if (signal.aborted || error instanceof ApiUnreachable) return undefined;
    throw error;
  }
};
