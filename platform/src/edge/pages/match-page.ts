import { addedPages, matchRoute } from '@storefront/contract';
import type { AddedPage, Query, RouteMatch } from '@storefront/contract';
import type { ServedBrand } from '../../brands/brand-folder';
import type { Decided } from '../../decisions/decided';

/** The query of an address; the last value of a repeated name. */
export function parseQuery(url: string): Query {
  const question = url.indexOf('?');
  return question === -1 ? {} : Object.fromEntries(new URLSearchParams(url.slice(question + 1)));
}

/** The page of an address: what its route is with the pages that the decided releases add. */
export interface MatchedPage {
  readonly pages: AddedPage[];
  readonly match: RouteMatch;
  readonly query: Query;
}

/** Matches an address with the routes of the brand and of the pages that the decided releases add (REL-12). */
export function matchPage({ brand }: ServedBrand, decided: Decided, url: string): MatchedPage {
  const pages = addedPages(decided.pages, brand.kind);
  const query = parseQuery(url);
  return { pages, query, match: matchRoute(brand, url.split('?', 1)[0] ?? '/', query, { pages }) };
}
