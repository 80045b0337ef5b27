import type { End, Host } from '@storefront/host';
import { makeAutoObservable, reaction } from 'mobx';
import type { CartStore } from './cart-store';
import type { CouponStore } from './coupon-store';
import type { SavedCartStore } from './saved-cart-store';
import type { ServiceModeStore } from './service-mode-store';
import type { TotalsStore } from './totals-store';

export interface CheckoutDeps {
  readonly cart: CartStore;
  readonly mode: ServiceModeStore;
  readonly totals: TotalsStore;
  readonly saved: SavedCartStore;
  readonly coupon: Pick<CouponStore, 'isUnchecked' | 'apply' | 'text'>;
  readonly host: Pick<Host, 'session' | 'navigation' | 'brand'>;
}

/** The way to checkout: whether it is open, and what has to be known first (CRT-22 to CRT-24, SES-2 to SES-5). */
export class CheckoutStore {
  readonly #deps: CheckoutDeps;
  /** Whether the customer wants to go on and is being asked for the mode. */
  #isAskingMode = false;
  #ends: End[] = [];

  constructor(deps: CheckoutDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start() {
    const { mode } = this.#deps;
    this.#ends = [
      reaction(() => mode.mode, this.modeChosen),
      reaction(() => mode.dialog.kind, this.dialogChanged),
    ];
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
  }

  /** Whether the button shows: only for a cart that is not empty, at a business that takes orders now (CRT-22, CRT-23). */
  get isShown(): boolean {
    const { cart, mode } = this.#deps;
    return !cart.isEmpty && mode.isOrdering;
  }

  /** Whether the button is disabled: the cart is below the minimum order (CRT-24). */
  get isDisabled(): boolean {
    return !this.#deps.totals.figures.meetsMinimum;
  }

  async go(): Promise<void> {
    const { mode, saved, host, coupon } = this.#deps;
    if (!this.isShown || this.isDisabled) return;
    if (mode.mode === 'unset') {
      this.#isAskingMode = true;
      return mode.ask();
    }
    // A code that was typed and not applied would be lost. The customer stays with what is said about it, and may go on without it.
    if (coupon.isUnchecked) {
      await coupon.apply();
      if (coupon.text !== '') return;
    }
    if (!saved.isOurs()) return;
    const outcome = await host.session.requireSession({ guest: host.brand.guestCheckout });
    // Logging in takes time, in which another tab may have taken the cart (CRT-31).
    if (outcome === 'ready' && saved.isOurs()) host.navigation.go('/checkout');
  }

  private modeChosen() {
    if (!this.#isAskingMode || this.#deps.mode.mode === 'unset') return;
    this.#isAskingMode = false;
    void this.go();
  }

  /** Keeps the customer on this page after Cancel. */
  private dialogChanged() {
    const { mode } = this.#deps;
    if (mode.dialog.kind === 'none' && mode.mode === 'unset') this.#isAskingMode = false;
  }
}
