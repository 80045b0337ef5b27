import { isOk } from '@storefront/contract';
import type { Api, Storage } from '@storefront/host';
import type { HeaderGateway } from './header-gateway';

/** Calls the storefront API, and reads the browser's storage. */
export function httpHeaderGateway({
  api,
  storage,
}: {
  readonly api: Api;
  readonly storage: Storage;
}): HeaderGateway {
  return {
    async bookedTables(token) {
      const answer = await api
        .call('users/bookings', { sessiontoken: token, req_page: 0 })
        .catch(() => undefined);
      if (!answer || !isOk(answer)) return undefined;
      return answer.list.filter(({ state }) => state === 'booked' || state === 'held').length;
    },

    cartBusiness: () => storage.read('business_details')?.info.business_slug,
  };
}
