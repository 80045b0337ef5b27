import { isOk } from '@storefront/contract';
import type { Api } from '@storefront/host';
import type { ContactGateway } from './contact-gateway';

/** Calls the storefront API. */
export function httpContactGateway(api: Api): ContactGateway {
  return {
    async send(message) {
      const answer = await api.call('information/contact_us', { ...message });
      return isOk(answer) ? { kind: 'sent' } : { kind: 'refused', sentence: answer.status };
    },
  };
}
