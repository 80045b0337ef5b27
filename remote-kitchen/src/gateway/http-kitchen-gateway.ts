import { hasCode, isOk } from '@storefront/contract';
import type { Api } from '@storefront/host';
import type { KitchenGateway } from './kitchen-gateway';
import { parseOrder } from './parse-order';

/** Asks the storefront API for the orders of a kitchen, and moves them. */
export function httpKitchenGateway(api: Api): KitchenGateway {
  return {
    async logIn(token, device) {
      const answer = await api.call('kitchen/login', { token, device });
      if (!isOk(answer)) return { kind: 'refused', sentence: answer.status };
      return { kind: 'ok', value: { token: answer.kitchen_token, businessName: answer.business_name } };
    },

    async logOut(session) {
      await api.call('kitchen/logout', { kitchen_token: session });
    },

    async orders(session, signal) {
      const answer = await api.call('kitchen/orders', { kitchen_token: session }, { signal });
      if (isOk(answer)) return { kind: 'ok', orders: answer.orders.map(parseOrder), events: answer.events };
      return { kind: hasCode(answer, '221') ? 'over' : 'refused', sentence: answer.status };
    },

    async move(session, { key: okey, state: from }, step, key) {
      const answer = await api.call('kitchen/order_state', {
        kitchen_token: session,
        okey,
        from,
        ...step,
        request_key: key,
      });
      if (isOk(answer)) return { kind: 'moved', order: parseOrder(answer.order) };
      if (hasCode(answer, '409'))
        return { kind: 'overtaken', order: parseOrder(answer.order), sentence: answer.status };
      return { kind: hasCode(answer, '221') ? 'over' : 'refused', sentence: answer.status };
    },
  };
}
