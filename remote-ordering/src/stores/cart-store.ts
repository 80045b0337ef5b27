import type { Clock } from '@storefront/host';
import { productCounts } from '@storefront/pricing';
import type { CartLine, DiscountChoice, FreeDishChoices } from '@storefront/pricing';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import {
  addedTo,
  findLatestLine,
  lineKey,
  removedFrom,
  withComment,
  withoutLine,
} from '../domain/cart-lines';

const automatic: DiscountChoice = { kind: 'automatic' };

/** What the customer has decided about the cart, except for the mode. */
export interface CartDecisions {
  readonly lines: readonly CartLine[];
  readonly discount: DiscountChoice;
  readonly freeDishes: FreeDishChoices;
  readonly changedAt: number;
}

/** The cart: its lines, the chosen discount and the chosen free dishes. TotalsStore has the figures. */
export class CartStore {
  lines: readonly CartLine[] = [];
  discount: DiscountChoice = automatic;
  freeDishes: FreeDishChoices = {};
  /** When the lines changed last, in milliseconds since 1970. */
  changedAt: number;
  /** Waiting for the menu, in use, or taken over by another restaurant in another tab. */
  state: 'waiting' | 'open' | 'conflict' = 'waiting';
  readonly #clock: Clock;
  /** How many of each dish are in the cart: a map, so that a card observes its own dish alone (CRT-10). */
  private readonly counts = observable.map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.changedAt = clock.now();
    makeAutoObservable(
      this,
      { lines: observableRef, discount: observableRef, freeDishes: observableRef },
      { autoBind: true },
    );
  }

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  /** The lines, each with the key that identifies it in `raise`, `remove` and the other actions. */
  get keyedLines(): readonly { readonly key: string; readonly line: CartLine }[] {
    return this.lines.map((line) => ({ key: lineKey(line), line }));
  }

  countOf(dishId: string): number {
    return this.counts.get(dishId) ?? 0;
  }

  /** Puts a dish with its choices into the cart (CRT-1, CRT-2). Returns whether there was room for it. */
  add(article: Omit<CartLine, 'quantity'>, quantity = 1): boolean {
    const before = this.lines;
    this.change(addedTo(before, article, quantity));
    return this.lines !== before;
  }

  /** Adds one to the quantity of a line. */
  addOne(key: string) {
    const line = this.lines.find((other) => lineKey(other) === key);
    if (line) this.change(addedTo(this.lines, line, 1));
  }

  /** Takes one off the quantity of a line; at quantity one the line is deleted (CRT-3, CRT-4). */
  remove(key: string) {
    this.change(removedFrom(this.lines, key));
  }

  /** Takes one off the line of a dish that was added last (D62). */
  removeLatest(dishId: string) {
    const latest = findLatestLine(this.lines, dishId);
    if (latest) this.remove(lineKey(latest));
  }

  delete(key: string) {
    this.change(withoutLine(this.lines, key));
  }

  comment(key: string, comment: string) {
    this.change(withComment(this.lines, key, comment));
  }

  chooseDiscount(choice: DiscountChoice) {
    this.discount = choice;
  }

  chooseFreeDishes(groupId: string, dishIds: readonly string[]) {
    this.freeDishes = { ...this.freeDishes, [groupId]: dishIds };
  }

  /** Takes over a cart as it was kept. */
  open({ lines, discount, freeDishes, changedAt }: CartDecisions) {
    this.setLines(lines);
    this.discount = discount;
    this.freeDishes = freeDishes;
    this.changedAt = changedAt;
    this.state = 'open';
  }

  /** Empties the cart. */
  empty() {
    this.open({ lines: [], discount: automatic, freeDishes: {}, changedAt: this.#clock.now() });
  }

  /** Marks the cart as taken over by another tab. */
  markConflict() {
    this.state = 'conflict';
  }

  private change(lines: readonly CartLine[]) {
    if (this.state !== 'open') return;
    this.setLines(lines);
    this.changedAt = this.#clock.now();
  }

  private setLines(lines: readonly CartLine[]) {
    this.lines = lines;
    this.counts.replace(new Map(productCounts(lines)));
  }
}
