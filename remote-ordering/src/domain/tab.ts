import { businessTabNamed } from '@storefront/business';
import type { BusinessTab } from '@storefront/business';

type Query = Readonly<Record<string, string>>;

/** The tab that the address names, or the menu when it names none or an unknown one (BIZ-7, BIZ-8). */
export function tabFrom(query: Query): BusinessTab {
  return businessTabNamed(query['tab']) ?? 'menu';
}

/** The address of a tab of the page at `path`; the rest of the query stays. */
export function addressOfTab(path: string, query: Query, tab: BusinessTab): string {
  return `${path}?${new URLSearchParams({ ...query, tab })}`;
}
