import type { PublicBrand } from '../brand';
import type { AddedPage } from './added-pages';
import { isDraftSlug } from './draft-slug';
import { matchPattern, segmentsOf } from './pattern';
import { routes } from './table';
import type { AddedRoute, Route } from './table';

/** What a brand's routing depends on. */
export type RoutedBrand = Pick<PublicBrand, 'kind' | 'business' | 'routes'>;

/** A decoded query; the last value counts when a name comes twice. */
export type Query = Readonly<Record<string, string | undefined>>;

/** What a match depends on beside brand and address. */
export interface MatchContext {
  /** The slug of the stored business: null when there is none, undefined when that cannot be known, as on the server. */
  storedSlug?: string | null | undefined;
  /** The pages that the visitor's releases bring (REL-12). */
  pages?: readonly AddedPage[];
}

/**
 * What a path shows. A page of a business has `params.slug`, unless only the browser can know it, from the stored
 * `business_details` (D3).
 */
export type RouteMatch =
  | { kind: 'page'; route: Route | AddedRoute; params: Record<string, string> }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

const notFound: RouteMatch = { kind: 'not-found' };
const slugPattern = /^[a-z0-9-]{1,100}$/;
const keyPattern = /^[A-Za-z0-9_-]{1,64}$/;
const ofOneBusiness = ['booking', 'info', 'review'];

/**
 * Finds what a path shows on a brand (RTE-1..18, HOM-7..10, LST-60, BIZ-18..20). The routes of the
 * specification come first: no release can take the path of one.
 */
export function matchRoute(
  brand: RoutedBrand,
  path: string,
  query: Query = {},
  { storedSlug, pages = [] }: MatchContext = {},
): RouteMatch {
  const segments = segmentsOf(path);
  if (segments === undefined) return notFound;
  const redirect = brand.business === null ? undefined : fixedBusiness(brand.business.slug, segments, query);
  if (redirect !== undefined) return redirect;
  for (const route of routes) {
    if (!route.on.includes(brand.kind) || !brand.routes.includes(route.name)) continue;
    for (const pattern of route.patterns) {
      const params = matchPattern(pattern, segments);
      if (params !== undefined) return ofBusiness(brand, route, params, query, storedSlug);
    }
  }
  return matchAdded(pages, segments);
}

function matchAdded(pages: readonly AddedPage[], segments: readonly string[]): RouteMatch {
  for (const { feature, paths, expose, title } of pages) {
    for (const pattern of paths) {
      const params = matchPattern(pattern, segments);
      if (params === undefined) continue;
      const route: AddedRoute = { name: 'added', owner: { kind: 'remote', feature, expose }, title };
      return { kind: 'page', route, params };
    }
  }
  return notFound;
}

/** The business of a single-business brand has no address besides the site's (D2, D54). */
function fixedBusiness(slug: string, segments: readonly string[], query: Query): RouteMatch | undefined {
  const [first, second, third] = segments;
  if (first === 'home') return { kind: 'redirect', to: `/${searchOf(query)}` };
  if (first !== 'business') return undefined;
  if (second !== slug) return notFound;
  if (segments.length === 2) return { kind: 'redirect', to: `/${searchOf(query)}` };
  if (segments.length === 3 && third === 'booking')
    return { kind: 'redirect', to: `/booking${searchOf(query)}` };
  return notFound;
}

function ofBusiness(
  brand: RoutedBrand,
  route: Route,
  params: Record<string, string>,
  query: Query,
  storedSlug: string | null | undefined,
): RouteMatch {
  if (params['slug'] !== undefined && !slugPattern.test(params['slug'])) return notFound;
  if (params['okey'] !== undefined && !keyPattern.test(params['okey'])) return notFound;
  const page = (slug: string): RouteMatch => ({ kind: 'page', route, params: { ...params, slug } });
  if (brand.business !== null && params['slug'] !== undefined && params['slug'] !== brand.business.slug)
    return notFound;
  const needsBusiness = ofOneBusiness.includes(route.name);
  if (brand.business !== null && (needsBusiness || route.name === 'business'))
    return page(draftOf(query) ?? brand.business.slug);
  if (!needsBusiness) return { kind: 'page', route, params };
  const slug = query['business'] || storedSlug;
  if (slug === undefined || slug === '') return { kind: 'page', route, params };
  if (slug === null) return { kind: 'redirect', to: '/' };
  return slugPattern.test(slug) ? page(slug) : notFound;
}

/** The preview that a page of a single business shows in place of it (KIT-47). */
function draftOf({ draft }: Query): string | undefined {
  return draft !== undefined && isDraftSlug(draft) ? draft : undefined;
}

function searchOf(query: Query): string {
  const entries = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const search = new URLSearchParams(entries).toString();
  return search === '' ? '' : `?${search}`;
}

/** Whether a navigation to the path is recorded as `page-viewed` (D5, RTE-25). */
export function isRecorded(path: string): boolean {
  const first = segmentsOf(path)?.[0];
  return first === undefined ? segmentsOf(path) !== undefined : first === 'business' || first === 'checkout';
}
