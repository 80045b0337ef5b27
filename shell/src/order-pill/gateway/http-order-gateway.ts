import { hasCode, isOk } from '@storefront/contract';
import type { Api } from '@storefront/host';
import type { OrderGateway } from './order-gateway';

/** Calls the storefront API. */
export function httpOrderGateway(api: Api): OrderGateway {
  return {
    async order(okey) {
      const answer = await api.call('business/order_status', { okey }).catch(() => undefined);
      if (!answer) return undefined;
      if (isOk(answer)) return answer.order;
      return hasCode(answer, '204') ? 'unknown' : undefined;
    },
  };
}
