import { ApiUnreachable, Latest } from '@storefront/host';
import type { DeliveryTerms } from '@storefront/pricing';
import { makeAutoObservable, runInAction } from 'mobx';
import type { BusinessGateway, Outcome } from '../gateway/business-gateway';

/** Asking the server whether, and on what terms, a postcode is delivered to; the latest question counts. */
export class DeliveryCheckStore {
  isRunning = false;
  readonly #gateway: BusinessGateway;
  readonly #latest = new Latest();

  constructor(gateway: BusinessGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The server's answer, or undefined when there is none or another question has come since (D48). */
  async ask(businessId: string, postcode: string): Promise<Outcome<DeliveryTerms> | undefined> {
    const signal = this.#latest.begin();
    this.isRunning = true;
    try {
      const outcome = await this.#gateway.deliveryTerms(businessId, postcode, signal);
      return signal.aborted ? undefined : outcome;
    } catch (error) {
      if (!signal.aborted && !(error instanceof ApiUnreachable)) throw error;
      return undefined;
    } finally {
      if (!signal.aborted) runInAction(() => (this.isRunning = false));
    }
  }

  cancel() {
    this.#latest.end();
    this.isRunning = false;
  }
}
