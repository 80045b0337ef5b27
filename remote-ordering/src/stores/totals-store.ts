import { londonDate } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import {
  compareCode,
  discountedUnits,
  discountLabel,
  freeDeliveryText,
  minimumOrderText,
  priceCart,
} from '@storefront/pricing';
import type {
  AutomaticDiscounts,
  Cart,
  CartFigures,
  CodeComparison,
  Discount,
  Pence,
  Terms,
} from '@storefront/pricing';
import { makeAutoObservable } from 'mobx';
import type { BusinessStore } from './business-store';
import type { CartStore } from './cart-store';
import type { ServiceModeStore } from './service-mode-store';

const noDiscounts: AutomaticDiscounts = { delivery: [], collection: [] };
const noCharge = { kind: 'fixed', amount: 0 } as const;

/** Every figure of the cart, derived from the cart, the mode and what the business charges (TOT-1 to TOT-17). */
export class TotalsStore {
  readonly #business: BusinessStore;
  readonly #cart: CartStore;
  readonly #mode: ServiceModeStore;
  readonly #clock: Clock;

  constructor(business: BusinessStore, cart: CartStore, mode: ServiceModeStore, clock: Clock) {
    this.#business = business;
    this.#cart = cart;
    this.#mode = mode;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether everything that the figures depend on is known; discounts that could not be loaded count as none and delay nothing. */
  get isReady(): boolean {
    const { details, menu, discounts } = this.#business;
    const areDiscountsSettled = discounts.kind === 'done' || discounts.kind === 'failed';
    return (
      details.kind === 'done' && menu.kind === 'done' && areDiscountsSettled && this.#cart.state === 'open'
    );
  }

  get discounts(): AutomaticDiscounts {
    const { discounts } = this.#business;
    return discounts.kind === 'done' ? discounts.value : noDiscounts;
  }

  get figures(): CartFigures {
    return priceCart(this.pricedCart, this.terms);
  }

  /** The figures that a typed code would give, beside those in force (D110). */
  compareCode(code: Discount): CodeComparison {
    return compareCode(this.pricedCart, code, this.terms);
  }

  /** 'Discount(10%)', `''` without a discount (TOT-12, TOT-13). */
  get discountLabel(): string {
    const { appliedDiscount } = this.figures;
    return appliedDiscount === null ? '' : discountLabel(appliedDiscount);
  }

  /** The free-delivery hint, `''` for none (TOT-7, TOT-8). */
  get freeDeliveryText(): string {
    return freeDeliveryText(this.figures.freeDelivery);
  }

  /** The food subtotal from which delivery is free: the menu's until a postcode is accepted, then the zone's; 0 for never (D63). */
  get freeDeliveryFrom(): Pence {
    const { service } = this.#mode;
    const { menu } = this.#business;
    if (service.mode === 'delivery') return service.terms.waiver;
    return menu.kind === 'done' ? menu.value.waiver : 0;
  }

  /** The share of that subtotal in the cart, 0 to 1; undefined when nothing is missing or delivery is never free. */
  get freeDeliveryReached(): number | undefined {
    const { freeDelivery } = this.figures;
    return freeDelivery.kind === 'add-more' ? 1 - freeDelivery.missing / this.freeDeliveryFrom : undefined;
  }

  /** '**Minimum order amount £12.00' while the food is below it, else `''` (CRT-25). */
  get minimumOrderText(): string {
    return this.#cart.isEmpty ? '' : minimumOrderText(this.figures);
  }

  /** How many dishes of the cart an automatic discount of the mode covers (CRT-5). */
  get discountedCount(): number {
    return discountedUnits(this.#cart.lines, this.discounts, this.#mode.mode);
  }

  private get pricedCart(): Cart {
    const { lines, discount, freeDishes } = this.#cart;
    return { lines, discount, freeDishes, service: this.#mode.service };
  }

  private get terms(): Terms {
    const { business, menu } = this.#business;
    return {
      charges: business?.charges ?? { service: noCharge, bag: noCharge },
      discounts: this.discounts,
      freeDishGroups: menu.kind === 'done' ? menu.value.freeDishGroups : [],
      today: londonDate(this.#clock.now()),
    };
  }
}
