import { isOk } from '@storefront/contract';
import type { Host } from '@storefront/host';
import type { HomeGateway } from './home-gateway';

/** Asks the storefront API, calls `search/cuisines` and `search/districts`. */
export function httpHomeGateway(api: Host['api']): HomeGateway {
  return {
    async cuisines(signal) {
      const answer = await api.call('search/cuisines', {}, { signal });
      if (!isOk(answer)) return [];
      return answer.list.map(({ subcategory_name, ...front }) => ({ ...front, name: subcategory_name }));
    },
    async districts(signal) {
      const answer = await api.call('search/districts', {}, { signal });
      return isOk(answer) ? answer.list : [];
    },
  };
}
