import type { Host, PageLocation } from '@storefront/host';
import { httpInformationGateway } from '../gateway/http-information-gateway';
import { InformationStore } from './information-store';

/** The model of the page that the address names, or of the list of pages. */
export function informationPageModel(host: Host, { params }: PageLocation): InformationStore {
  return new InformationStore(httpInformationGateway(host.api), host, params['page']);
}
