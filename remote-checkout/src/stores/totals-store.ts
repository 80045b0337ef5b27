import { Task, done, idle, refused } from '@storefront/host';
import type { Clock, End, TaskState } from '@storefront/host';
import { addTip } from '@storefront/pricing';
import type { Pence } from '@storefront/pricing';
import { makeAutoObservable, reaction } from 'mobx';
import { copy } from '../copy';
import type { CheckoutFigures, Sum } from '../domain/checkout-cart';
import type { OrderDraft } from '../domain/order-draft';
import type { CalculationOutcome, CheckoutGateway } from '../gateway/checkout-gateway';
import type { CartRefresh } from './cart-refresh';
import type { CartStore } from './cart-store';

const retryDelay = 10_000;

export interface TotalsDeps {
  readonly gateway: Pick<CheckoutGateway, 'calculate'>;
  readonly clock: Clock;
  readonly draft: () => OrderDraft;
  readonly tip: () => Pence;
  readonly cart: Pick<CartStore, 'figures'>;
  /** Applies every answer to the cart before its sum shows. */
  readonly refresh: Pick<CartRefresh, 'applyCalculation'>;
}

/** The sum: first the figures of the kept cart, then those of the server (ORD-12, D75). */
export class TotalsStore {
  readonly #deps: TotalsDeps;
  readonly #calculation = new Task<Sum>(copy.totals.unchecked);
  #endWait: End = () => undefined;
  #endReaction: End = () => undefined;
  /** The address and the time that the server was last asked about. */
  #lastPricedFor = '';

  constructor(deps: TotalsDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get calculation(): TaskState<Sum> {
    return this.#calculation.state;
  }

  get figures(): CheckoutFigures {
    const storedFigures = this.#deps.cart.figures;
    const figures =
      this.calculation.kind === 'done' ? { ...storedFigures, ...this.calculation.value } : storedFigures;
    return addTip(figures, this.#deps.tip());
  }

  /** Asks the server again after each change of address or time (D75), also after one that came before the page showed. */
  start() {
    this.#endReaction = reaction(
      () => this.pricedFor,
      (pricedFor) => pricedFor !== this.#lastPricedFor && void this.calculate(),
      { fireImmediately: true },
    );
  }

  /**
   * Asks the server for its figures, which it gives to a session only; when it cannot be reached, asks again by itself (G18).
   */
  async calculate(): Promise<void> {
    if (this.#deps.draft().orderer.token === '') return;
    this.#endWait();
    this.#lastPricedFor = this.pricedFor;
    const end = await this.#calculation.run(
      (signal) => this.#deps.gateway.calculate(this.#deps.draft(), signal),
      this.toState,
    );
    if (end === 'unreachable')
      this.#endWait = this.#deps.clock.after(retryDelay, () => void this.calculate());
  }

  /** Stops waiting for the answer. */
  cancel() {
    this.#endWait();
    this.#calculation.abort();
  }

  stop() {
    this.#endReaction();
    this.cancel();
  }

  private get pricedFor(): string {
    const { destination, time } = this.#deps.draft();
    return JSON.stringify([destination, time]);
  }

  private toState(outcome: CalculationOutcome): TaskState<Sum> {
    this.#deps.refresh.applyCalculation(outcome);
    if (outcome.kind === 'priced') return done(outcome.sum);
    return outcome.kind === 'refused' ? refused(outcome.sentence) : idle;
  }
}
