import type { Body } from '../calls/calls';
import { hasCode, isOk } from '../calls/codes';
import type { AnyCall, FirstData } from '../page-state';
import { tidyPostcode } from '../postcode';
import type { Query, RouteMatch, RoutedBrand } from './match';

type PageMatch = Extract<RouteMatch, { kind: 'page' }>;

/** The search for a postcode as home and listing make it (API-9, D52). */
export function listingSearch(postcode: string): Body<'search/home'> {
  return { zipcode: tidyPostcode(postcode), catagory: '1', cusine_id: '0', sort_by: '', skey: '' };
}

/** The search for dishes that the listing makes for a typed text; undefined for one so short that most menus have it (LST-75). */
export function dishSearch(postcode: string, text: string): Body<'search/dishes'> | undefined {
  const skey = text.trim().toLowerCase();
  if (skey.length < 3 || skey.length > 200) return undefined;
  return { zipcode: tidyPostcode(postcode), skey };
}

function dishCalls(postcode: string, text: string): AnyCall[] {
  const body = dishSearch(postcode, text);
  return body === undefined ? [] : [{ call: 'search/dishes', body }];
}

/** The first page of a business's reviews, with the summary (D36). */
export function firstReviews(business: string): Body<'business/review'> {
  return { business, req_page: 0, overallreq_data: 'yes' };
}

/**
 * The calls whose answers a page needs for its first paint, so that the edge can make them ahead. What needs the
 * business's id follows, by `followingCalls`, once its details are there; where the brand knows the id it is asked
 * for at once.
 */
export function firstCalls(brand: RoutedBrand, match: PageMatch, query: Query): AnyCall[] {
  const { slug, page } = match.params;
  switch (match.route.name) {
    case 'home':
      return [{ call: 'search/cuisines', body: {} }];
    case 'listing':
      return query['search_by_postcode']?.trim()
        ? [
            { call: 'search/home', body: listingSearch(query['search_by_postcode']) },
            ...dishCalls(query['search_by_postcode'], query['q'] ?? ''),
          ]
        : [];
    case 'business':
    case 'business-booking':
    case 'booking':
    case 'info':
    case 'review':
      if (slug === undefined) return [];
      return [
        { call: 'business/details', body: { zipcode: '', slug } },
        { call: 'information/business_meta_details', body: { slug } },
        ...(brand.business?.slug === slug ? callsOfBusiness(match, brand.business.id, query) : []),
      ];
    case 'write-review':
      return slug === undefined ? [] : [{ call: 'business/details', body: { zipcode: '', slug } }];
    case 'information':
      return page === undefined ? [] : [{ call: 'information/page', body: { slug: page } }];
    case 'order-complete':
      return query['v'] ? [{ call: 'business/order_status', body: { okey: query['v'] } }] : [];
    case 'booking-complete':
      return query['v'] ? [{ call: 'business/booking_status', body: { id: query['v'] } }] : [];
    default:
      return [];
  }
}

/** The further calls of a page that need the answers of the first ones; none when they are there already. */
export function followingCalls(
  brand: RoutedBrand,
  match: PageMatch,
  query: Query,
  answered: readonly FirstData[],
): AnyCall[] {
  if (brand.business !== null && brand.business.slug === match.params.slug) return [];
  for (const first of answered) {
    // Only a place that nobody serves shows the places near it (D119).
    if (first.call === 'search/home' && hasCode(first.answer, '204')) {
      return [{ call: 'search/nearby', body: { zipcode: first.body.zipcode } }];
    }
    if (first.call === 'business/details' && isOk(first.answer)) {
      return callsOfBusiness(match, first.answer.info.business_id, query);
    }
  }
  return [];
}

function callsOfBusiness(match: PageMatch, business: string, query: Query): AnyCall[] {
  const info: AnyCall = { call: 'business/info', body: { business } };
  const review: AnyCall = { call: 'business/review', body: firstReviews(business) };
  switch (match.route.name) {
    case 'business':
      return [
        { call: 'business/menu', body: { business } },
        { call: 'business/discount', body: { business } },
        ...(query['tab'] === 'info' ? [info] : query['tab'] === 'review' ? [review] : []),
      ];
    case 'booking':
    case 'business-booking':
      return [{ call: 'business/booking_days', body: { business_id: business } }];
    case 'info':
      return [info];
    case 'review':
      return [review];
    default:
      return [];
  }
}
