import { isOk } from '@storefront/contract';
import type { Body } from '@storefront/contract';
import type { CatalogueBusiness } from '../catalogue/format';
import { aCatalogueBusiness } from './builders';
import type { TestApi } from './test-api';

/** A business of this name. */
export function shop(slug: string, changes: Partial<CatalogueBusiness> = {}) {
  return aCatalogueBusiness({ business_slug: slug, business_name: slug, ...changes });
}

/** A delivery to these sectors, each for £2.50 from £12.00. */
export function deliveryTo(...sectors: string[]) {
  return {
    ...aCatalogueBusiness().delivery,
    sectors: sectors.map((sector) => ({ sector, charge: '2.50', minimum: '12.00', waiver: '0.00' })),
  };
}

/** A postcode, and the filters of the search. */
export type SearchArgs = [zipcode: string, filters?: Omit<Body<'search/home'>, 'zipcode'>];

/** What the search finds; throws where it answers that it finds nothing. */
export async function createSearch(api: TestApi, ...[zipcode, filters = {}]: SearchArgs) {
  const answer = await api.call('search/home', { zipcode, ...filters });
  if (!isOk(answer)) throw new Error(`${answer.responsecode} ${answer.status}`);
  return answer;
}
