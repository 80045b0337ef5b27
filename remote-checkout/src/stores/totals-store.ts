import { ApiUnreachable, Latest } from '@storefront/host';
import type { Async, Clock, End } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import type { CheckoutFigures, Sum } from '../domain/kept-cart';
import type { OrderDraft } from '../domain/order-draft';
import type { CalculationOutcome, CheckoutGateway } from '../gateway/checkout-gateway';

const triesAgainAfter = 10_000;

export interface TotalsParts {
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
  private readonly latest = new Latest();
  private endWait: End = () => undefined;

  constructor(private readonly parts: TotalsParts) {
    makeAutoObservable<this, 'parts' | 'latest' | 'endWait'>(
      this,
      { parts: false, latest: false, endWait: false, calculation: observableRef },
      { autoBind: true },
    );
  }

  get figures(): CheckoutFigures {
    const kept = this.parts.kept();
    return this.calculation.kind === 'done' ? { ...kept, ...this.calculation.value } : kept;
  }

  /** The minimum order not reached, in the words of ADR-24; '' when it is. */
  get isBelowMinimum(): boolean {
    return !this.parts.kept().meetsMinimum;
  }

  /** Asks the server for its figures; when it cannot be reached, asks again by itself (G18). */
  async calculate(): Promise<void> {
    this.endWait();
    const signal = this.latest.begin();
    this.calculation = { kind: 'running' };
    try {
      const outcome = await this.parts.gateway.calculate(this.parts.draft(), signal);
      if (signal.aborted) return;
      runInAction(() => this.take(outcome));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiUnreachable)) throw error;
      runInAction(() => this.fail());
    }
  }

  stop() {
    this.endWait();
    this.latest.end();
  }

  private take(outcome: CalculationOutcome) {
    this.parts.answered(outcome);
    this.calculation =
      outcome.kind === 'priced'
        ? { kind: 'done', value: outcome.sum }
        : outcome.kind === 'refused'
          ? { kind: 'failed', sentence: outcome.sentence }
          : { kind: 'idle' };
  }

  private fail() {
    this.calculation = { kind: 'failed', sentence: copy.checkout.totals.unchecked };
    this.endWait = this.parts.clock.after(triesAgainAfter, () => void this.calculate());
  }
}
