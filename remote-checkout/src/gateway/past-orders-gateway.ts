import { isOk } from '@storefront/contract';
import type { Api } from '@storefront/host';
import { parseServiceMode } from '@storefront/pricing';
import type { PastOrder } from '../domain/usual-order';

/** Loads a user's newest orders; rejects with ApiUnreachable when there is no answer. */
export type AskPastOrders = (token: string, signal: AbortSignal) => Promise<readonly PastOrder[]>;

/** Calls the storefront API; a refusal counts as no past orders. */
export function pastOrdersGateway(api: Api): AskPastOrders {
  return async (token, signal) => {
    const answer = await api.call('users/orders', { sessiontoken: token, req_page: 0 }, { signal });
    if (!isOk(answer)) return [];
    return answer.list.map(({ state, del_mode, paymode, addressid }) => ({
      state,
      mode: parseServiceMode(del_mode),
      payment: paymode,
      addressId: addressid,
    }));
  };
}
