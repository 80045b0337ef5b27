import type { Session } from '@storefront/host';
import { makeAutoObservable } from 'mobx';
import { offeredSubscriptions } from '../domain/marketing';
import type { Subscription } from '../domain/marketing';
import { parseSubscribed, withSubscriptions } from '../gateway/subscriptions';

/** The marketing boxes: never ticked for the customer (G24), and none for a guest. */
export class OffersStore {
  readonly #session: Session;
  readonly #businessId: string;
  private ticked: readonly Subscription[] = [];

  constructor(session: Session, businessId: string) {
    this.#session = session;
    this.#businessId = businessId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get offered(): readonly Subscription[] {
    return offeredSubscriptions(this.subscribed);
  }

  /** The subscriptions that the order asks for; those that are on already stay on. */
  get subscriptions(): readonly Subscription[] {
    const { subscribed } = this;
    if (subscribed === undefined) return [];
    return (['sms', 'provider', 'business'] as const).filter(
      (subscription) => subscribed[subscription] || this.isTicked(subscription),
    );
  }

  isTicked(subscription: Subscription): boolean {
    return this.ticked.includes(subscription);
  }

  tick(subscription: Subscription, ticked: boolean) {
    const others = this.ticked.filter((other) => other !== subscription);
    this.ticked = ticked ? [...others, subscription] : others;
  }

  /** Writes what the order has subscribed to into the stored user data. */
  saveSubscriptions(subscribedBusinesses: readonly string[]) {
    const { kind, data } = this.#session.visitor;
    if (kind === 'user' && data) {
      this.#session.update(withSubscriptions(data, this.subscriptions, subscribedBusinesses));
    }
  }

  private get subscribed() {
    const { kind, data } = this.#session.visitor;
    return kind === 'user' && data ? parseSubscribed(data, this.#businessId) : undefined;
  }
}
