import { ApiUnreachable, Latest } from '@storefront/host';
import type { Clock, End } from '@storefront/host';
import type { Discount } from '@storefront/pricing';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { copy } from '../copy';
import type { BusinessGateway, CodeRequest, Outcome } from '../gateway/business-gateway';
import type { BusinessStore } from './business-store';
import type { CartStore } from './cart-store';
import type { DiscountStore } from './discount-store';
import type { ServiceModeStore } from './service-mode-store';
import type { TotalsStore } from './totals-store';

export interface CouponDeps {
  readonly gateway: BusinessGateway;
  readonly clock: Clock;
  readonly business: BusinessStore;
  readonly cart: CartStore;
  readonly mode: ServiceModeStore;
  readonly totals: TotalsStore;
  readonly discounts: DiscountStore;
}

const checksAfter = 500;

/** The coupon box: a typed code, checked by the server, and checked again when cart or mode change (D65). */
export class CouponStore {
  text = '';
  /** The line under the box; `''` shows none (CPN-10, CPN-11). */
  error = '';
  isChecking = false;
  readonly #deps: CouponDeps;
  private isRefused = false;
  readonly #latest = new Latest();
  #ends: End[] = [];
  #endWaiting: End = () => undefined;

  constructor(deps: CouponDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** First: a code can be typed. Second: one was refused, and another can be tried (D84). Third: one is in force (CPN-1). */
  get state(): 'first' | 'refused' | 'applied' {
    if (this.#deps.cart.discount.kind === 'manual') return 'applied';
    return this.isRefused ? 'refused' : 'first';
  }

  /** What was said of the code that stood here before is said of this one no more (D84). */
  type(text: string) {
    this.text = text;
    this.error = '';
  }

  /** Sends the typed code (CPN-5). Before a mode is chosen the customer is asked for it: a code counts in a mode. */
  async apply(): Promise<void> {
    const code = this.text.trim();
    if (code === '' || this.isChecking) return;
    const request = this.requestFor(code);
    if (request === undefined) return this.#deps.mode.ask();
    this.isChecking = true;
    this.error = '';
    const outcome = await this.ask(request);
    runInAction(() => this.take(outcome));
  }

  /** Back to the first state, with nothing typed and nothing wrong (CPN-3, CPN-4). */
  cancel() {
    this.#latest.end();
    this.isChecking = false;
    this.isRefused = false;
    this.text = '';
    this.error = '';
  }

  /** Takes the code back; the best automatic discount is in force again (CPN-13). */
  remove() {
    this.cancel();
    this.#deps.discounts.wish({ kind: 'automatic' });
  }

  start() {
    const { cart, mode } = this.#deps;
    this.#ends = [reaction(() => [cart.lines, mode.mode], this.cartChanged)];
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
    this.#endWaiting();
    this.#latest.end();
  }

  private take(outcome: Outcome<Discount> | 'unreachable' | 'superseded') {
    if (outcome === 'superseded') return;
    this.isChecking = false;
    if (outcome === 'unreachable') {
      this.error = copy.coupon.unreachable;
    } else if (outcome.kind === 'refused') {
      this.isRefused = true;
      this.error = outcome.sentence;
    } else {
      this.text = '';
      this.isRefused = false;
      this.#deps.discounts.wish({ kind: 'manual', discount: outcome.value });
    }
  }

  private requestFor(code: string): CodeRequest | undefined {
    const { business, cart, mode, totals } = this.#deps;
    if (business.business === undefined || mode.mode === 'unset') return undefined;
    const { discounts } = totals;
    const applied = totals.figures.appliedDiscount;
    return { businessId: business.business.id, code, mode: mode.mode, lines: cart.lines, discounts, applied };
  }

  private async ask(request: CodeRequest): Promise<Outcome<Discount> | 'unreachable' | 'superseded'> {
    const signal = this.#latest.begin();
    try {
      const outcome = await this.#deps.gateway.manualDiscount(request, signal);
      return signal.aborted ? 'superseded' : outcome;
    } catch (error) {
      if (signal.aborted) return 'superseded';
      if (error instanceof ApiUnreachable) return 'unreachable';
      throw error;
    }
  }

  /** A refusal was of the cart as it was (D84). A code in force is checked once the customer's hand rests. */
  private cartChanged() {
    this.error = '';
    this.#endWaiting();
    this.#endWaiting = this.#deps.clock.after(checksAfter, () => void this.checkAgain());
  }

  /** Quietly: only a refusal changes anything, and DiscountStore tells of it. */
  private async checkAgain(): Promise<void> {
    const { cart } = this.#deps;
    if (cart.discount.kind !== 'manual' || cart.isEmpty || this.isChecking) return;
    const request = this.requestFor(cart.discount.discount.code);
    if (request === undefined) return;
    const outcome = await this.ask(request);
    runInAction(() => {
      if (outcome === 'unreachable' || outcome === 'superseded' || cart.discount.kind !== 'manual') return;
      cart.chooseDiscount(
        outcome.kind === 'refused' ? { kind: 'automatic' } : { kind: 'manual', discount: outcome.value },
      );
    });
  }
}
