import { parsePostcode } from '@storefront/contract';
import { refused } from '../answers';
import { call } from '../call';
import type { ApiModule } from '../api-module';
import { sharedCopy } from '../copy';
import { customerCause } from '../outbox/customer-cause';
import { hashToken } from '../sessions/session-token';
import { copy } from './copy';
import { createServiceAlertRepository } from './repository';
import { maxAlerts, requestAlert } from './request-alert';

const requestLimit = { times: 20, seconds: 3_600 };

/** The calls of 'Tell me when': one e-mail once a restaurant serves a place (D119). */
export const serviceAlertRoutes: ApiModule = (registry, ports) => {
  call(
    registry,
    'search/tell_me',
    async ({ zipcode, email }, context) => {
      const postcode = parsePostcode(zipcode);
      if (!postcode) return refused(sharedCopy.invalidPostcode);
      const cause = customerCause(ports, context, null);
      const request = await requestAlert(ports, { postcode, email }, { brand: context.brand, cause });
      if (request.kind === 'served') return refused(copy.served(postcode.text));
      if (request.kind === 'too-many') return refused(copy.tooMany(maxAlerts));
      return { responsecode: '200' };
    },
    { limit: requestLimit },
  );

  call(registry, 'search/tell_me_not', async ({ key }, { brand }) => {
    await createServiceAlertRepository(ports.database).remove(hashToken(key), brand.id);
    return { responsecode: '200' };
  });
};
