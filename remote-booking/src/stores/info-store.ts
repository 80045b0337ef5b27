import { Task, settled } from '@storefront/host';
import type { TaskState } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { Information } from '../domain/information';
import type { BookingGateway } from '../gateway/booking-gateway';

/** What the business says about itself, asked for once (INF-4). */
export class InfoStore {
  readonly #gateway: BookingGateway;
  readonly #information = new Task<Information>(copy.unreachable);

  constructor(gateway: BookingGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get information(): TaskState<Information> {
    return this.#information.state;
  }

  /** Asks unless the answer is here or on its way. */
  async load(businessId: string): Promise<void> {
    if (this.information.kind === 'running' || this.information.kind === 'done') return;
    await this.#information.run((signal) => this.#gateway.information(businessId, signal), settled);
  }

  stop() {
    this.#information.abort();
  }
}
