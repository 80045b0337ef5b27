import type { PageLocation } from '@storefront/host';

/** The business that the business page passes to a borrowed tab. */
export interface TabBusiness {
  readonly businessId: string;
  readonly slug: string;
}

/** The location that a page of the same business would have. */
export function locationOf({ slug }: TabBusiness): PageLocation {
  return { path: '/', params: { slug }, query: {} };
}
