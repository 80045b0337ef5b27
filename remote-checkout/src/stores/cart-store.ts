import { makeAutoObservable, observableRef } from 'mobx';
import { givenFreeDishes } from '@storefront/pricing';
import type { GivenGroup } from '@storefront/pricing';
import type { Business } from '../domain/business';
import { priceCheckoutCart } from '../domain/checkout-cart';
import type { CheckoutFigures, CheckoutCart } from '../domain/checkout-cart';
import { freeDishLines, findMinimumAge, orderLines, waitingFreeDishes } from '../domain/order-lines';
import type { DishMarks } from '../domain/order-lines';
import type { StoredCart } from '../gateway/stored-cart';

const initialLines = 4;
const linesPerStep = 4;

/** The kept cart and its business: what 'Your order details' lists, and the figures the cart showed. */
export class CartStore {
  marks: ReadonlyMap<string, DishMarks> = new Map();
  /** Whether 'Your order details' is unfolded. */
  isExpanded = true;
  readonly #stored: StoredCart;
  private shownCount = initialLines;

  constructor(
    public cart: CheckoutCart,
    public business: Business,
    stored: StoredCart,
  ) {
    this.#stored = stored;
    makeAutoObservable(
      this,
      { cart: observableRef, business: observableRef, marks: observableRef },
      { autoBind: true },
    );
  }

  get figures(): CheckoutFigures {
    return priceCheckoutCart(this.cart, this.business);
  }

  get lines() {
    return orderLines(this.cart.lines, this.marks);
  }

  /** How old the customer has to be for this order; undefined where anybody may place it. */
  get minimumAge(): number | undefined {
    return findMinimumAge(this.cart.lines, this.marks);
  }

  get shownLines() {
    return this.lines.slice(0, this.shownCount);
  }

  /** How many lines the next 'Show more' brings, 0 when all are there (CHK-10). */
  get moreLines(): number {
    return Math.min(linesPerStep, Math.max(0, this.lines.length - this.shownCount));
  }

  get freeDishes() {
    return freeDishLines(this.givenFreeDishes);
  }

  /** How many groups of free dishes wait for a choice of the customer. */
  get waitingFreeDishes(): number {
    return waitingFreeDishes(this.givenFreeDishes);
  }

  get service() {
    return this.business.modes[this.cart.mode];
  }

  showMore() {
    this.shownCount += linesPerStep;
  }

  setExpanded(isExpanded: boolean) {
    this.isExpanded = isExpanded;
  }

  /** Reads the stored cart again; returns false when there is none any more. */
  reload(): boolean {
    const cart = this.#stored.read(this.business.collectionMinimum);
    if (cart) this.cart = cart;
    return cart !== undefined;
  }

  setBusiness(business: Business) {
    this.business = business;
    this.reload();
  }

  private get givenFreeDishes(): readonly GivenGroup[] {
    const { mode, lines, freeDishGroups, freeDishes } = this.cart;
    return givenFreeDishes(freeDishGroups, { mode, lines }, freeDishes);
  }

  setMarks(marks: ReadonlyMap<string, DishMarks>) {
    this.marks = marks;
  }
}
