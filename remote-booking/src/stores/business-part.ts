import type { Host, PageLocation } from '@storefront/host';
import { PopupStore } from '@storefront/host';
import { httpBookingGateway } from '../gateway/http-booking-gateway';
import { BusinessStore } from './business-store';

/** The slug of the business of a page: from the route, the brand, the query or the storage (D3). */
const slugOf = ({ brand, storage }: Host, { params, query }: PageLocation): string =>
  params['slug'] ??
  brand.business?.slug ??
  query['business'] ??
  storage.read('business_details')?.info.business_slug ??
  '';

/** What every page of a business needs. `knownId` is the id of the business if the brand knows it before the server answers. */
export function businessPart(host: Host, location: PageLocation, isNamed = true) {
  const gateway = httpBookingGateway(host.api);
  const slug = slugOf(host, location);
  const closed = new PopupStore();
  const knownId = host.brand.business?.slug === slug ? host.brand.business.id : undefined;
  const business = new BusinessStore({ gateway, slug, host, closed, isNamed });
  return { gateway, slug, closed, knownId, business };
}
