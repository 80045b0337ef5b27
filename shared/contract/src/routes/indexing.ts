import { parsePostcode } from '../postcode';
import { isDraftSlug } from './draft-slug';
import type { Query, RouteMatch, RoutedBrand } from './match';
import type { RouteName } from './names';
import { segmentsOf } from './pattern';

/** What a search engine is told about a page: its one address, as a path of the site, and whether it may be indexed. */
export interface PageIndexing {
  /** Undefined for a page that is not indexed. */
  readonly canonicalPath: string | undefined;
  readonly robots: 'index, follow' | 'noindex';
}

/** These pages show what one visitor typed, ordered or booked. */
const privateRoutes: readonly (RouteName | 'added')[] = [
  'account',
  'booking-complete',
  'checkout',
  'order-complete',
  'verification',
  'write-review',
];

/** Says how a page is indexed (EDG-2): many addresses show one page, such as `/home` and `/`, or a menu with a tab in its query. */
export function indexingOf(brand: RoutedBrand, match: RouteMatch, path: string, query: Query): PageIndexing {
  const canonicalPath = match.kind === 'page' ? canonicalOf(brand, match, path, query) : undefined;
  return { canonicalPath, robots: canonicalPath === undefined ? 'noindex' : 'index, follow' };
}

function canonicalOf(
  brand: RoutedBrand,
  { route, params }: Extract<RouteMatch, { kind: 'page' }>,
  path: string,
  query: Query,
): string | undefined {
  const { name } = route;
  if (privateRoutes.includes(name)) return undefined;
  const { slug, page } = params;
  if (slug !== undefined && isDraftSlug(slug)) return undefined;
  const isSingle = brand.business !== null;
  switch (name) {
    case 'home':
      return '/';
    case 'listing':
      return canonicalListing(query['search_by_postcode']?.trim() ?? '');
    case 'business':
      return isSingle ? '/' : `/business/${slug ?? ''}`;
    case 'business-booking':
    case 'booking':
      if (isSingle) return '/booking';
      // Without a slug the page shows the business that the browser remembers.
      if (slug === undefined) return undefined;
      return brand.routes.includes('business-booking')
        ? `/business/${slug}/booking`
        : withQuery('/booking', 'business', slug);
    case 'info':
    case 'review':
      if (isSingle) return `/${name}`;
      return slug === undefined ? undefined : withQuery(`/${name}`, 'business', slug);
    case 'information':
      return page === undefined ? '/information' : `/information/${encodeURIComponent(page)}`;
    default:
      return `/${(segmentsOf(path) ?? []).map(encodeURIComponent).join('/')}`;
  }
}

/** A search without a valid postcode finds nothing, and there are infinitely many of them. */
function canonicalListing(typed: string): string | undefined {
  if (typed === '') return '/listing';
  const place = parsePostcode(typed);
  return place && withQuery('/listing', 'search_by_postcode', place.text);
}

function withQuery(path: string, name: string, value: string): string {
  return `${path}?${new URLSearchParams({ [name]: value }).toString()}`;
}
