import type { ApiModule } from '../api-module';
import { kitchenCall } from '../kitchen-call';
import { runKitchenAct } from '../kitchen/run-kitchen-act';
import { refundOrder } from './refund-order';

const refundLimit = { times: 120, seconds: 60 };

/** The call that refunds an order. */
export const kitchenRefundRoutes: ApiModule = (registry, ports) => {
  kitchenCall(
    registry,
    ports,
    'kitchen/refund',
    (body, { business, by }) => {
      const { kitchen_token: _session, request_key: key, ...refund } = body;
      return runKitchenAct(
        ports,
        { call: 'kitchen/refund', business, key, payload: refund },
        (transaction, now) =>
          refundOrder(transaction, { ...refund, businessId: business.profile.business_id, by, now }),
      );
    },
    { limit: refundLimit },
  );
};
