import { isOk } from '@storefront/contract';
import type { Answer } from '@storefront/contract';
import type { Host } from '@storefront/host';
import type { AlertOutcome, ServiceAlertsGateway } from './service-alerts-gateway';

const outcomeOf = (answer: Answer<'search/tell_me' | 'search/tell_me_not'>): AlertOutcome =>
  isOk(answer) ? { kind: 'done' } : { kind: 'refused', sentence: answer.status };

/** Asks through the storefront API, calls `search/tell_me` and `search/tell_me_not`. */
export function httpServiceAlertsGateway(api: Host['api']): ServiceAlertsGateway {
  return {
    request: async (postcode, email) =>
      outcomeOf(await api.call('search/tell_me', { zipcode: postcode, email })),
    takeBack: async (key) => outcomeOf(await api.call('search/tell_me_not', { key })),
  };
}
