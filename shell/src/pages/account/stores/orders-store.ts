import { replaceCart } from '@storefront/cart';
import type { Host } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import { asUser } from '../gateway/as-user';
import { copy } from '../copy';
import { listingOf } from '../gateway/listing';
import { parseOrder } from '../gateway/parse-order';
import type { PastOrder } from '../domain/past-order';

type OrdersHost = Pick<
  Host,
  'api' | 'session' | 'storage' | 'bus' | 'clock' | 'navigation' | 'notices' | 'brand'
>;

/** The user's orders, each of which can be ordered again (ACC-3). */
export class OrdersStore {
  readonly list;
  /** The key of the order that is being ordered again. */
  busy: string | undefined;

  readonly #host: OrdersHost;

  constructor(host: OrdersHost) {
    this.#host = host;
    this.list = listingOf(host, (body, options) => host.api.call('users/orders', body, options), parseOrder);
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** An order that waits for its code or its payment still has its cart, which ordering again would replace. */
  canOrderAgain({ state }: PastOrder): boolean {
    return state !== 'awaiting_code' && state !== 'awaiting_payment';
  }

  /** Puts the dishes, at today's prices, into the cart and goes to where they are sold. */
  async orderAgain({ key }: PastOrder) {
    const host = this.#host;
    const { api, session, notices, navigation, brand } = host;
    const { token } = session.visitor;
    if (!token || this.busy !== undefined) return;
    this.busy = key;
    const outcome = await asUser(host, api.call('business/reorder', { sessiontoken: token, order_id: key }));
    runInAction(() => (this.busy = undefined));
    if (outcome.kind === 'failed') return notices.show(outcome.sentence, 'warning');
    const { missing, business_slug } = outcome.value;
    if (!replaceCart(host, outcome.value)) return notices.show(copy.again.nothingLeft, 'warning');
    if (missing.length > 0) notices.show(copy.again.missing(missing.join(', ')), 'warning');
    navigation.go(brand.business ? '/' : `/business/${business_slug}`);
  }
}
