import type { Host } from '@storefront/host';
import { httpContactGateway } from '../gateway/http-contact-gateway';
import { ContactStore } from './contact-store';

export function contactPageModel(host: Host): ContactStore {
  return new ContactStore(httpContactGateway(host.api), host);
}
