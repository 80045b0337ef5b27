import { parsePostcode } from '@storefront/contract';
import { call } from '../call';
import type { ApiModule } from '../api-module';
import { checkDelivery } from './check-delivery';
import { distanceTo } from './distance';
import { presentDelivery } from './presenter';

/** The calls about delivery. */
export const deliveryRoutes: ApiModule = (registry, { shownCatalogue: catalogue }) => {
  call(registry, 'business/delivery_status_check', async ({ business: id, zipcode }) => {
    const business = await catalogue.businessById(id);
    const place = parsePostcode(zipcode);
    const position = business && place ? await catalogue.positionOf(place) : undefined;
    return presentDelivery(checkDelivery(business, zipcode), business && distanceTo(business, position));
  });
};
