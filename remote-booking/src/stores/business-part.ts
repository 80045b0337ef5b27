import type { Host, PageLocation } from '@storefront/host';
import { httpBookingGateway } from '../gateway/http-booking-gateway';
import { BusinessStore } from './business-store';
import { PopupStore } from './popup-store';

/** Which business a page is of: the route's, the brand's, or the one that is stored (D3). */
const slugOf = ({ brand, storage }: Host, { params, query }: PageLocation): string =>
  params['slug'] ??
  brand.business?.slug ??
  query['business'] ??
  storage.read('business_details')?.info.business_slug ??
  '';

/** What every page of a business begins with. `knownId` is its id where the brand knows it before the server says so. */
export function businessPart(host: Host, location: PageLocation, isNamed = true) {
  const gateway = httpBookingGateway(host.api);
  const slug = slugOf(host, location);
  const closed = new PopupStore();
  const knownId = host.brand.business?.slug === slug ? host.brand.business.id : undefined;
  const business = new BusinessStore({ gateway, slug, host, closed, isNamed });
  return { gateway, slug, closed, knownId, business };
}
