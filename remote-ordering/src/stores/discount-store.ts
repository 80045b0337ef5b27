import type { End, Host } from '@storefront/host';
import { discountName } from '@storefront/pricing';
import type { DiscountChoice, Offer } from '@storefront/pricing';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { copy } from '../copy';
import type { CartStore } from './cart-store';
import type { TotalsStore } from './totals-store';

/** Which discount is in force, the others there are to choose from, and telling the customer when it changes by itself (D26). */
export class DiscountStore {
  isChooserOpen = false;
  readonly #cart: CartStore;
  readonly #totals: TotalsStore;
  readonly #notices: Host['notices'];
  /** The discount that the customer knows of; a change that the customer made is not announced. */
  #knownId: string | undefined;
  #ends: End[] = [];

  constructor(cart: CartStore, totals: TotalsStore, notices: Host['notices']) {
    this.#cart = cart;
    this.#totals = totals;
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get appliedId(): string | undefined {
    return this.#totals.figures.appliedDiscount?.id;
  }

  /** A typed code as its code, any other discount as a percent or an amount; `''` for none (CPN-8, CPN-9). */
  get appliedName(): string {
    const { appliedDiscount } = this.#totals.figures;
    return appliedDiscount === null ? '' : discountName(appliedDiscount);
  }

  /** The automatic discounts that would apply, with what each saves, the best first (DSC-8). */
  get offers(): readonly Offer[] {
    return this.#totals.figures.offers;
  }

  /** The automatic discount that would save more than the code in force; undefined when none would (D110). */
  get betterOffer(): Offer | undefined {
    const [best] = this.offers;
    const { appliedDiscount, discount } = this.#totals.figures;
    return appliedDiscount?.isManual && best && best.saved > discount ? best : undefined;
  }

  /** Takes the best automatic discount in place of the code. */
  useBetterOffer() {
    this.apply({ kind: 'automatic' });
  }

  /** Whether there is anything to choose between. */
  get canChoose(): boolean {
    return this.offers.length > 1;
  }

  openChooser() {
    this.isChooserOpen = true;
  }

  closeChooser() {
    this.isChooserOpen = false;
  }

  /** Takes one of the discounts listed (DSC-9). */
  choose(discountId: string) {
    this.apply({ kind: 'chosen', discountId });
    this.closeChooser();
  }

  /** Applies a discount that the customer has chosen; its effect is not announced. */
  apply(choice: DiscountChoice) {
    this.#cart.chooseDiscount(choice);
    this.#knownId = this.appliedId;
  }

  /** Takes over the discount that was in force when the cart was stored. */
  remember(discountId: string | undefined) {
    this.#knownId = discountId;
  }

  start() {
    this.#ends = [
      reaction(
        () => (this.#totals.isReady ? { applied: this.appliedId, isUnmet: this.isUnmet } : undefined),
        (now) => now && this.announceChange(now.applied, now.isUnmet),
        { fireImmediately: true, equals: (a, b) => a?.applied === b?.applied && a?.isUnmet === b?.isUnmet },
      ),
    ];
  }

  stop() {
    for (const end of this.#ends.splice(0)) end();
  }

  private get isUnmet(): boolean {
    return this.#totals.figures.unmetDiscount !== null;
  }

  /** Replaces a chosen discount that no longer applies by the best automatic one, and tells the customer (DSC-10). */
  private announceChange(applied: string | undefined, isUnmet: boolean) {
    const before = this.#knownId;
    this.#knownId = applied;
    if (isUnmet) runInAction(() => this.#cart.chooseDiscount({ kind: 'automatic' }));
    if (before !== undefined && before !== applied && !this.#cart.isEmpty)
      this.#notices.show(copy.discount.changed, 'plain');
  }
}
