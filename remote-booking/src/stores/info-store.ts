import { Latest } from '@storefront/host';
import type { Async } from '@storefront/host';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { copy } from '../copy';
import type { Information } from '../domain/information';
import type { BookingGateway } from '../gateway/booking-gateway';
import { answerOf } from './answer-of';

/** What the business tells of itself, asked for once (INF-4). */
export class InfoStore {
  information: Async<Information> = { kind: 'idle' };
  readonly #gateway: BookingGateway;
  readonly #latest = new Latest();

  constructor(gateway: BookingGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { information: observableRef }, { autoBind: true });
  }

  /** Asks for what is not there and not on its way. */
  async load(businessId: string): Promise<void> {
    if (this.information.kind === 'running' || this.information.kind === 'done') return;
    this.information = { kind: 'running' };
    const signal = this.#latest.begin();
    const outcome = await answerOf(this.#gateway.information(businessId, signal));
    if (signal.aborted) return;
    runInAction(() => {
      this.information =
        outcome?.kind === 'given'
          ? { kind: 'done', value: outcome.value }
          : { kind: 'failed', sentence: outcome?.sentence ?? copy.unreachable };
    });
  }

  stop() {
    this.#latest.end();
    if (this.information.kind === 'running') this.information = { kind: 'idle' };
  }
}
