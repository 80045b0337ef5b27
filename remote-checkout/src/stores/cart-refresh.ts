import { assertNever } from '@storefront/contract';
import { Task, idle } from '@storefront/host';
import type { Host, PopupStore } from '@storefront/host';
import { formatPounds } from '@storefront/pricing';
import type { Pence } from '@storefront/pricing';
import { copy } from '../copy';
import type { CheckoutPopup } from '../domain/checkout-popup';
import type {
  BusinessOutcome,
  CalculationOutcome,
  CheckoutGateway,
  RefreshedCart,
} from '../gateway/checkout-gateway';
import { isSameCart, isSameDiscount } from '../gateway/compare-carts';
import type { StoredCart } from '../gateway/stored-cart';
import type { CartStore } from './cart-store';
import type { CustomerSession } from './customer-session';

export interface CartRefreshDeps {
  readonly host: Pick<Host, 'navigation' | 'notices'>;
  readonly gateway: Pick<CheckoutGateway, 'business' | 'dishMarks'>;
  readonly stored: StoredCart;
  readonly cart: CartStore;
  readonly popups: PopupStore<CheckoutPopup>;
  readonly customer: CustomerSession;
}

/** Brings a cart that was kept before up to date with the server: its business, the marks of its dishes, and its prices. */
export class CartRefresh {
  readonly #business = new Task<undefined>();
  readonly #marks = new Task<undefined>();
  readonly #deps: CartRefreshDeps;
  /** The total that the customer knows of. */
  #knownTotal: Pence;

  constructor(deps: CartRefreshDeps) {
    this.#deps = deps;
    this.#knownTotal = deps.cart.figures.total;
  }

  /** Asks for the business as it is now; the kept one is used while the server cannot be reached (ERR2-2). */
  async business(): Promise<void> {
    const { gateway, cart, stored } = this.#deps;
    await this.#business.run(
      (signal) => gateway.business(cart.business.slug, stored.searchedPostcode, signal),
      (outcome) => {
        this.applyBusiness(outcome);
        return idle;
      },
    );
  }

  /** Asks for the allergens and diets of the dishes. */
  async marks(): Promise<void> {
    const { gateway, cart } = this.#deps;
    await this.#marks.run(
      (signal) => gateway.dishMarks(cart.business.id, signal),
      (marks) => {
        cart.setMarks(marks);
        return idle;
      },
    );
  }

  stop() {
    this.#business.abort();
    this.#marks.abort();
  }

  /** A cart that the server prices differently never changes silently, and no total rises silently: the customer is told (D29, D65). */
  applyCalculation(outcome: CalculationOutcome) {
    const { cart, stored, host, customer } = this.#deps;
    if (outcome.kind === 'session-over') return customer.handleEnd();
    if (outcome.kind !== 'priced') return;
    const { refreshed } = outcome;
    const sent = cart.cart.wire;
    if (refreshed.missing.length > 0 || !isSameCart(sent.items, refreshed.items)) {
      this.showUpdate(refreshed);
      return;
    }
    const { total } = outcome.sum;
    if (!isSameDiscount(sent, refreshed)) host.notices.show(copy.totals.discountChanged);
    else if (total > this.#knownTotal) host.notices.show(copy.totals.totalNow(formatPounds(total)));
    this.#knownTotal = total;
    stored.saveRefreshed(refreshed);
    cart.reload();
  }

  /** Keeps and shows the cart as the server has it, says what has changed, and reloads the page (ORD-6). */
  showUpdate(refreshed: RefreshedCart) {
    const { stored, cart, popups, host } = this.#deps;
    stored.saveRefreshed(refreshed);
    cart.reload();
    popups.show({ kind: 'update', missing: refreshed.missing }, () => host.navigation.reload());
  }

  private applyBusiness(outcome: BusinessOutcome) {
    const { cart, stored, host, popups, customer } = this.#deps;
    switch (outcome.kind) {
      case 'found':
        if (outcome.business.id !== cart.business.id) return;
        stored.saveBusiness(outcome.details);
        cart.setBusiness(outcome.business);
        return;
      case 'elsewhere':
        host.navigation.leave(outcome.url);
        return;
      case 'session-over':
        customer.handleEnd();
        return;
      case 'refused':
        popups.show({ kind: 'message', title: copy.popup.error, message: outcome.sentence });
        return;
      default:
        assertNever(outcome);
    }
  }
}
