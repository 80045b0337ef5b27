import { parseCommonBusiness, parseOrderTerms } from '@storefront/business';
import type { BusinessDetails } from '@storefront/contract';
import type { Business } from '../domain/business';

/** Parses a business; undefined when its charges or its minimum are not amounts. */
export function parseBusiness(details: BusinessDetails): Business | undefined {
  const terms = parseOrderTerms(details);
  if (!terms.ok) return undefined;
  return {
    ...parseCommonBusiness(details),
    ...terms.value,
    sectors: details.bs_delivery_sectors,
    payments: (details.payment_permission[0]?.order ?? []).map(({ value, leble }) => ({
      mode: value,
      label: leble,
    })),
  };
}
