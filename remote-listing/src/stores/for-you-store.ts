import { makeAutoObservable } from 'mobx';
import { Task, done } from '@storefront/host';
import { lastAtEach } from '../domain/past-order';
import type { PastOrder } from '../domain/past-order';
import type { Restaurant } from '../domain/restaurant';
import type { ForYouGateway, Popular } from '../gateway/for-you-gateway';

const maxOrders = 3;
const noRestaurants: readonly Restaurant[] = [];
const noOrders: readonly PastOrder[] = [];

/** What the home page shows to somebody who has been here before; what cannot be had is left out. */
export class ForYouStore {
  readonly #gateway: ForYouGateway;
  readonly #popular = new Task<Popular>();
  readonly #orders = new Task<readonly PastOrder[]>();

  constructor(
    gateway: ForYouGateway,
    /** The postcode searched last; '' for none. */
    readonly postcode: string,
  ) {
    this.#gateway = gateway;
    makeAutoObservable(this, { postcode: false }, { autoBind: true });
  }

  /** The last order at each of the restaurants ordered from last. */
  get orders(): readonly PastOrder[] {
    return lastAtEach(this.#orders.value ?? noOrders, maxOrders);
  }

  get popular(): readonly Restaurant[] {
    return this.#popular.value?.restaurants ?? noRestaurants;
  }

  get tables(): readonly Restaurant[] {
    return this.#popular.value?.tables ?? noRestaurants;
  }

  async load(): Promise<void> {
    await Promise.all([
      this.#orders.run((signal) => this.#gateway.pastOrders(signal), done),
      this.postcode === ''
        ? undefined
        : this.#popular.run((signal) => this.#gateway.popular(this.postcode, signal), done),
    ]);
  }

  stop() {
    this.#orders.abort();
    this.#popular.abort();
  }
}
