import type { CartNews, KnownCart } from '@storefront/cart';
import { assertNever } from '@storefront/contract';
import type { End, Host, PopupStore } from '@storefront/host';
import { copy } from '../copy';
import type { CheckoutPopup } from '../domain/checkout-popup';
import type { StoredCart } from '../gateway/stored-cart';
import type { CartStore } from './cart-store';
import type { PlacingStore } from './placing-store';
import type { TotalsStore } from './totals-store';

export interface OtherTabsDeps {
  readonly host: Pick<Host, 'navigation' | 'notices'>;
  readonly stored: StoredCart;
  readonly cart: CartStore;
  readonly placing: PlacingStore;
  readonly popups: PopupStore<CheckoutPopup>;
  readonly totals: Pick<TotalsStore, 'calculate'>;
}

/** What other tabs do to the cart that is being ordered here, and what that means for this page (ORD-21, D81). */
export class OtherTabsStore {
  readonly #deps: OtherTabsDeps;
  #endWatch: End = () => undefined;

  constructor(deps: OtherTabsDeps) {
    this.#deps = deps;
  }

  start() {
    this.#endWatch = this.#deps.stored.watch(
      () => this.known,
      (news) => this.handleNews(news),
    );
  }

  stop() {
    this.#endWatch();
  }

  /** Whether the cart is still the one that is being ordered; if not, the customer is told what became of it (ORD-21). */
  isIntact(): boolean {
    const news = this.#deps.stored.news(this.known);
    if (news.kind !== 'changed') this.applyNews(news);
    return news.kind === 'changed';
  }

  private get known(): KnownCart {
    const { cart, placing } = this.#deps;
    return { businessId: cart.business.id, requestKey: placing.requestKey };
  }

  /** Ignores the news while an order is on its way, because the answer to the order decides. */
  private handleNews(news: CartNews) {
    if (!this.#deps.placing.isBusy) this.applyNews(news);
  }

  private applyNews(news: CartNews) {
    const { navigation, notices } = this.#deps.host;
    switch (news.kind) {
      case 'taken':
        return this.showConflict();
      case 'ordered':
        notices.show(copy.checkout.orderedElsewhere);
        return navigation.replace(`/order-complete?${new URLSearchParams({ v: news.okey })}`);
      case 'emptied':
        notices.show(copy.checkout.emptiedElsewhere, 'warning');
        return navigation.replace('/');
      case 'changed':
        return this.showChangedCart();
      default:
        return assertNever(news);
    }
  }

  /** Shows the cart as another tab has left it; the page reloads for another mode, because that is another checkout. */
  private showChangedCart() {
    const { cart, stored, placing, host, totals } = this.#deps;
    const before = cart.cart;
    const now = stored.read(cart.business.collectionMinimum);
    if (now?.mode !== before.mode) return host.navigation.reload();
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    cart.reload();
    placing.refreshKey();
    void totals.calculate();
  }

  /** Says that another tab has begun a cart elsewhere, then leads to the root (D81, ORD-18, ORD-19). */
  private showConflict() {
    const { popups, host } = this.#deps;
    popups.show({ kind: 'message', title: copy.popup.error, message: copy.popup.conflict }, () =>
      host.navigation.go('/'),
    );
  }
}
