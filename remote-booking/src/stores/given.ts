import type { PageLocation } from '@storefront/host';

/** What the business page gives to a tab that it borrows. */
export interface Given {
  readonly businessId: string;
  readonly slug: string;
}

/** A tab's place, as a page of the same business would have it. */
export function locationOf({ slug }: Given): PageLocation {
  return { path: '/', params: { slug }, query: {} };
}
