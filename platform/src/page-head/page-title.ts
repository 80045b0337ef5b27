import { tidyPostcode, titleOnBrand } from '@storefront/contract';
import type { Brand, FirstData, Query, RouteMatch } from '@storefront/contract';
import { answerTo } from './answer-to';

/** The title of a page, the same that the page gives itself after it has started (EDG-2, RTE-22). */
export function pageTitle(
  { name, texts }: Pick<Brand, 'name' | 'texts'>,
  match: RouteMatch,
  query: Query,
  data: readonly FirstData[],
): string {
  if (match.kind !== 'page') return titleOnBrand('Page not found', name);
  const { route, params } = match;
  switch (route.name) {
    case 'added':
      return titleOnBrand(route.title, name);
    case 'listing': {
      const place = tidyPostcode(query['search_by_postcode'] ?? '');
      return place === '' ? `Restaurants | ${name}` : `Restaurants and takeaways in ${place} | ${name}`;
    }
    case 'information': {
      const title = params['page'] === undefined ? 'Information' : answerTo(data, 'information/page')?.title;
      return title === undefined ? texts.metaTitle : titleOnBrand(title, name);
    }
    case 'contact-us':
      return titleOnBrand('Contact us', name);
    case 'account':
      return titleOnBrand('Your account', name);
    case 'checkout':
      return `Check Out | ${name}`;
    case 'verification':
      return `Confirm your order | ${name}`;
    case 'order-complete':
      return `Your order | ${name}`;
    case 'booking-complete':
      return 'Your booking';
    case 'write-review': {
      const business = answerTo(data, 'business/details')?.info.business_name;
      return business === undefined ? 'Write a review' : `Write a review of ${business}`;
    }
    default:
      return answerTo(data, 'information/business_meta_details')?.bm_title || texts.metaTitle;
  }
}
