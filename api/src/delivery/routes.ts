import { call } from '../call';
import type { ApiModule } from '../api-module';
import { checkDelivery } from './check-delivery';
import { presentDelivery } from './presenter';

/** The calls about delivery. */
export const deliveryRoutes: ApiModule = (registry, { catalogue }) => {
  call(registry, 'business/delivery_status_check', async ({ business, zipcode }) =>
    presentDelivery(checkDelivery(await catalogue.businessById(business), zipcode)),
  );
};
