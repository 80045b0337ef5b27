import { call } from '../call';
import type { Noun } from '../noun';
import { checkDelivery } from './check-delivery';
import { presentDelivery } from './presenter';

/** The calls about delivery. */
export const deliveryRoutes: Noun = (book, { catalogue }) => {
  call(book, 'business/delivery_status_check', async ({ business, zipcode }) =>
    presentDelivery(checkDelivery(await catalogue.businessById(business), zipcode)),
  );
};
