import { Task, idle } from '@storefront/host';
import type { Clock, End } from '@storefront/host';
import type { CodeComparison, Discount } from '@storefront/pricing';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
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

/** A code and what it would change. */
export type CodeQuestion = CodeComparison & { readonly code: string };

const checkDelay = 500;

/** The coupon box: a typed code, checked by the server, and checked again when cart or mode change (D65). */
export class CouponStore {
  text = '';
  /** The line under the box; `''` shows none (CPN-10, CPN-11). */
  error = '';
  readonly #deps: CouponDeps;
  private isRefused = false;
  /** A good code that would cost the customer more than the discount in force: it waits for an answer (D110). */
  private worseCode: Discount | undefined;
  readonly #check = new Task<undefined>();
  #ends: End[] = [];
  #endWaiting: End = () => undefined;

  constructor(deps: CouponDeps) {
    this.#deps = deps;
    makeAutoObservable<this, 'worseCode'>(this, { worseCode: observableRef }, { autoBind: true });
  }

  /** Whether a typed code is being checked. */
  get isChecking(): boolean {
    return this.#check.isRunning;
  }

  /** Whether a code is typed of which nothing has been said yet. */
  get isUnchecked(): boolean {
    return this.state !== 'applied' && this.text.trim() !== '' && this.error === '';
  }

  /** `first`: a code can be typed. `refused`: one was refused, and another can be tried (D84). `applied`: one is in force (CPN-1). */
  get state(): 'first' | 'refused' | 'applied' {
    if (this.#deps.cart.discount.kind === 'manual') return 'applied';
    return this.isRefused ? 'refused' : 'first';
  }

  /** What the customer is asked: a typed code beside the discount in force; undefined when nothing is asked. */
  get question(): CodeQuestion | undefined {
    if (this.worseCode === undefined) return undefined;
    return { code: this.worseCode.code, ...this.#deps.totals.compareCode(this.worseCode) };
  }

  /** Applies the code all the same. */
  useCode() {
    if (this.worseCode !== undefined) this.accept(this.worseCode);
  }

  /** Leaves the discount in force as it is, and the code out. */
  keepOffer() {
    this.cancel();
  }

  /** Clears the sentence, which was about the code before (D84). */
  type(text: string) {
    this.text = text;
    this.error = '';
  }

  /** Sends the typed code (CPN-5). Asks for the mode first when none is chosen, since a code is valid for a mode. */
  async apply(): Promise<void> {
    const code = this.text.trim();
    if (code === '' || this.isChecking) return;
    const request = this.requestFor(code);
    if (request === undefined) return this.#deps.mode.ask();
    this.error = '';
    const end = await this.#check.run(this.checkRequest(request), this.applyOutcome);
    if (end === 'unreachable') runInAction(() => (this.error = copy.coupon.unreachable));
  }

  /** Goes back to the first state, with nothing typed and no error (CPN-3, CPN-4). */
  cancel() {
    this.#check.abort();
    this.isRefused = false;
    this.worseCode = undefined;
    this.text = '';
    this.error = '';
  }

  /** Removes the code; the best automatic discount applies again (CPN-13). */
  remove() {
    this.cancel();
    this.#deps.discounts.apply({ kind: 'automatic' });
  }

  start() {
    const { cart, mode } = this.#deps;
    this.#ends = [reaction(() => [cart.lines, mode.mode], this.cartChanged)];
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
    this.#endWaiting();
    this.#check.abort();
  }

  private applyOutcome(outcome: Outcome<Discount>) {
    this.isRefused = outcome.kind === 'refused';
    if (outcome.kind === 'refused') {
      this.error = outcome.sentence;
    } else if (this.#deps.totals.compareCode(outcome.value).isWorse) {
      this.worseCode = outcome.value;
    } else {
      this.accept(outcome.value);
    }
    return idle;
  }

  private accept(code: Discount) {
    this.worseCode = undefined;
    this.text = '';
    this.#deps.discounts.apply({ kind: 'manual', discount: code });
  }

  private requestFor(code: string): CodeRequest | undefined {
    const { business, cart, mode, totals } = this.#deps;
    if (business.business === undefined || mode.mode === 'unset') return undefined;
    const { discounts } = totals;
    const applied = totals.figures.appliedDiscount;
    return { businessId: business.business.id, code, mode: mode.mode, lines: cart.lines, discounts, applied };
  }

  private checkRequest(request: CodeRequest) {
    return (signal: AbortSignal) => this.#deps.gateway.manualDiscount(request, signal);
  }

  /** A refusal or a question was about the cart before the change (D84). A code in force is checked after a pause in the changes. */
  private cartChanged() {
    this.error = '';
    this.worseCode = undefined;
    this.#endWaiting();
    this.#endWaiting = this.#deps.clock.after(checkDelay, () => void this.checkAgain());
  }

  /** Checks the code in force in the background: only a refusal changes anything, and DiscountStore reports it. */
  private async checkAgain(): Promise<void> {
    const { cart } = this.#deps;
    if (cart.discount.kind !== 'manual' || cart.isEmpty || this.isChecking) return;
    const request = this.requestFor(cart.discount.discount.code);
    if (request === undefined) return;
    await this.#check.refresh(this.checkRequest(request), (outcome) => {
      if (cart.discount.kind === 'manual')
        cart.chooseDiscount(
          outcome.kind === 'refused' ? { kind: 'automatic' } : { kind: 'manual', discount: outcome.value },
        );
      return idle;
    });
  }
}
