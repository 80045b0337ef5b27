import { Task, settled } from '@storefront/host';
import type { Host } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { copy } from '../copy';
import type { AccountGateway, PaymentPlace } from '../gateway/account-gateway';

export interface PayingDeps {
  readonly gateway: AccountGateway;
  readonly host: Pick<Host, 'navigation' | 'notices'>;
}

/** Goes on with a card payment that was begun and not finished. */
export class PayingStore {
  readonly #deps: PayingDeps;
  readonly #asking = new Task<PaymentPlace>(copy.unreachable);
  private key: string | undefined;

  constructor(deps: PayingDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the payment of this order or booking is being opened. */
  isOpening(key: string): boolean {
    return this.#asking.isRunning && this.key === key;
  }

  /**
   * Leaves for the page where it is paid. `key` is an order's, or that of a booking as its payment has it. Resolves to `paid` when
   * it turns out that everything is paid: what the page shows is old.
   */
  async pay(key: string): Promise<'paid' | undefined> {
    const { gateway, host } = this.#deps;
    if (this.#asking.isRunning) return undefined;
    this.key = key;
    await this.#asking.run(() => gateway.payment(key), settled);
    const { value, sentence } = this.#asking;
    if (!value) host.notices.show(sentence, 'warning');
    else if (value.kind === 'paid') return 'paid';
    else host.navigation.leave(value.payAt);
    return undefined;
  }
}
