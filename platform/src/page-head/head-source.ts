import type { Brand, FirstData, Query, RouteMatch } from '@storefront/contract';

/** The inputs of the head: the address, and the data that the page shows. */
export interface HeadSource {
  readonly brand: Brand;
  /** The origin of the brand's site, such as `https://brand.example`. */
  readonly origin: string;
  readonly match: RouteMatch;
  readonly path: string;
  readonly query: Query;
  readonly data: readonly FirstData[];
  /** The time of the page, in milliseconds since 1970. */
  readonly now: number;
}
