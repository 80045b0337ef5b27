import { formatPounds } from '@storefront/pricing';
import { nothingFound, refused } from '../answers';
import { call, partnerCall } from '../call';
import { ApiError } from '../errors';
import type { ApiModule } from '../api-module';
import { copy } from './copy';
import { openPayment } from './open-payment';
import { takeCallback } from './take-callback';

const sessionLimit = { times: 120, seconds: 600 };
const callbackLimit = { times: 6_000, seconds: 60 };

/** The calls about payments. */
export const paymentRoutes: ApiModule = (registry, ports) => {
  call(
    registry,
    'payment/session',
    async ({ key, ptype }, context) => {
      if (ptype !== 'card') return refused(copy.paidInCash);
      const result = await openPayment(ports, key, context.brand);
      if (result.kind === 'unknown') return nothingFound(copy.unknownSubject);
      if (result.kind === 'unavailable') return refused(copy.unavailable);
      const { payable } = result;
      return {
        responsecode: '200',
        redirect_payment_url: result.kind === 'open' ? result.payAt : payable.donePath,
        amount: formatPounds(payable.amount),
        state: payable.state,
      };
    },
    { limit: sessionLimit },
  );

  partnerCall(
    registry,
    'payment/callback/{provider}',
    async (_body, { rawBody, headers, parameters, log }) => {
      const result = await takeCallback(ports, parameters['provider'] ?? '', rawBody, headers);
      if (result === 'no-provider') throw new ApiError('no-such-call');
      if (result === 'unsigned')
        throw new ApiError('unauthorised', { sentence: 'The signature is not right.' });
      if (result !== 'applied') log.info({ result }, 'payment event not applied');
      return { responsecode: '200' };
    },
    // The provider signs its callbacks, and sends them from few addresses.
    { limit: callbackLimit },
  );
};
