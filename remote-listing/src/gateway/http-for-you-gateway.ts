import { isOk } from '@storefront/contract';
import type { OrderListItem } from '@storefront/contract';
import type { Host } from '@storefront/host';
import type { PastOrder } from '../domain/past-order';
import type { ForYouGateway } from './for-you-gateway';
import { parseRestaurant } from './http-restaurants-gateway';

/** What of the host it needs. */
export type ForYouHost = Pick<Host, 'api' | 'session' | 'storage'>;

/** Asks the storefront API, calls `search/popular`, and `users/orders` or, for the order that this browser has placed last, `business/order_status`. */
export function httpForYouGateway({ api, session, storage }: ForYouHost): ForYouGateway {
  return {
    async popular(postcode, signal) {
      const answer = await api.call('search/popular', { zipcode: postcode }, { signal });
      if (!isOk(answer)) return { restaurants: [], tables: [] };
      return { restaurants: answer.list.map(parseRestaurant), tables: answer.tables.map(parseRestaurant) };
    },
    async pastOrders(signal) {
      const { kind, token } = session.visitor;
      if (kind === 'user' && token !== undefined) {
        const answer = await api.call('users/orders', { sessiontoken: token, req_page: 0 }, { signal });
        return isOk(answer) ? answer.list.filter(isEaten).map(pastOrderOf) : [];
      }
      const placed = storage.read('placed_order');
      if (placed === undefined) return [];
      const answer = await api.call('business/order_status', { okey: placed.id }, { signal });
      if (!isOk(answer)) return [];
      const { order } = answer;
      return [order].filter(isEaten).map((one) => pastOrderOf({ ...one, total: one.totals.total }));
    },
  };
}

const isEaten = ({ state }: Pick<OrderListItem, 'state'>) => state === 'completed';

type ListedOrder = Pick<OrderListItem, 'okey' | 'business_name' | 'business_slug' | 'total'> & {
  readonly items: readonly { readonly product_name: string }[];
};

const pastOrderOf = ({ okey, business_name, business_slug, items, total }: ListedOrder): PastOrder => ({
  key: okey,
  business: business_name,
  slug: business_slug,
  dishes: items.map(({ product_name }) => product_name),
  total,
});
