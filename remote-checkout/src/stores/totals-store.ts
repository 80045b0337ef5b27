import { ApiUnreachable, Latest } from '@storefront/host';
import type { Async, Clock, End } from '@storefront/host';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { copy } from '../copy';
import type { CheckoutFigures, Sum } from '../domain/kept-cart';
import type { OrderDraft } from '../domain/order-draft';
import type { CalculationOutcome, CheckoutGateway } from '../gateway/checkout-gateway';

const triesAgainAfter = 10_000;

export interface TotalsDeps {
  readonly gateway: Pick<CheckoutGateway, 'calculate'>;
  readonly clock: Clock;
  readonly draft: () => OrderDraft;
  readonly kept: () => CheckoutFigures;
  /** Takes up what came with the sum, before it is shown. */
  readonly answered: (outcome: CalculationOutcome) => void;
}

/** The sum: the kept cart's figures at once, the server's as soon as they are there (ORD-12, D75). */
export class TotalsStore {
  calculation: Async<Sum> = { kind: 'idle' };
  readonly #deps: TotalsDeps;
  readonly #latest = new Latest();
  #endWait: End = () => undefined;
  #endFollowing: End = () => undefined;
  /** Where and when the order went that the server was last asked about. */
  #askedFor = '';

  constructor(deps: TotalsDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      {
        calculation: observableRef,
      },
      { autoBind: true },
    );
  }

  get figures(): CheckoutFigures {
    const kept = this.#deps.kept();
    return this.calculation.kind === 'done' ? { ...kept, ...this.calculation.value } : kept;
  }

  /** The minimum order not reached, in the words of ADR-24; '' when it is. */
  get isBelowMinimum(): boolean {
    return !this.#deps.kept().meetsMinimum;
  }

  /** After each change of address or time the server is asked anew (D75), also when it came before the page was shown. */
  start() {
    this.#endFollowing = reaction(
      () => this.pricedFor,
      (pricedFor) => pricedFor !== this.#askedFor && void this.calculate(),
      { fireImmediately: true },
    );
  }

  /**
   * Asks the server for its figures, which it gives to a session only; when it cannot be reached, asks again by itself (G18).
   */
  async calculate(): Promise<void> {
    if (this.#deps.draft().orderer.token === '') return;
    this.#endWait();
    this.#askedFor = this.pricedFor;
    const signal = this.#latest.begin();
    this.calculation = { kind: 'running' };
    try {
      const outcome = await this.#deps.gateway.calculate(this.#deps.draft(), signal);
      if (signal.aborted) return;
      runInAction(() => this.take(outcome));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => this.fail());
    }
  }

  /** Waits for no answer any more. */
  cancel() {
    this.#endWait();
    this.#latest.end();
  }

  stop() {
    this.#endFollowing();
    this.cancel();
  }

  private get pricedFor(): string {
    const { destination, slot } = this.#deps.draft();
    return JSON.stringify([destination, slot]);
  }

  private take(outcome: CalculationOutcome) {
    this.#deps.answered(outcome);
    this.calculation =
      outcome.kind === 'priced'
        ? { kind: 'done', value: outcome.sum }
        : outcome.kind === 'refused'
          ? { kind: 'failed', sentence: outcome.sentence }
          : { kind: 'idle' };
  }

  private fail() {
    this.calculation = { kind: 'failed', sentence: copy.checkout.totals.unchecked };
    this.#endWait = this.#deps.clock.after(triesAgainAfter, () => void this.calculate());
  }
}
