import { aWireBusiness } from '@storefront/contract/testing';

/** What the browser keeps of the business with that slug. */
export function businessDetails(slug: string) {
  return aWireBusiness({ business_id: '7', business_slug: slug });
}
