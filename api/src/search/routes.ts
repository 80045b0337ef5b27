import { parsePostcode } from '@storefront/contract';
import { nothingFound, refused } from '../answers';
import { call } from '../call';
import type { ApiModule } from '../api-module';
import { sharedCopy } from '../copy';
import { PreparedAnswer } from '../prepared-answer';
import { copy } from './copy';
import { areasNear, nearDistricts } from './near-districts';
import { presentNearby, presentSearch } from './presenter';
import type { SearchAnswer } from './presenter';
import { findRestaurants } from './find-restaurants';
import { parseSearchFilters } from './search-filters';

const minute = 60_000;

/** The search for restaurants, and for places near one that nobody serves. */
export const searchRoutes: ApiModule = (registry, { catalogue, clock, config }) => {
  const answers = catalogue.derived<Promise<PreparedAnswer<SearchAnswer>>>(60);

  call(registry, 'search/home', async ({ zipcode, ...body }) => {
    const postcode = parsePostcode(zipcode);
    if (!postcode) return refused(sharedCopy.invalidPostcode);
    const filters = parseSearchFilters(body);
    // Opening hours are in whole minutes, so the answer is the same within a minute.
    const now = Math.floor(clock.now().getTime() / minute) * minute;

    const search = async () => {
      const serving =
        postcode.kind === 'full'
          ? await catalogue.servingSector(postcode.sector)
          : await catalogue.servingOutcode(postcode.text);
      return new PreparedAnswer(
        presentSearch(findRestaurants(serving, postcode, filters, now), filters, config),
      );
    };
    const area = postcode.kind === 'full' ? postcode.sector : postcode.text;
    // The same typed name is rarely searched for twice.
    const found =
      filters.name === '' ? await answers.get(JSON.stringify([area, filters, now]), search) : await search();
    // Cuisines are counted over all serving restaurants (LST-11): none means that nobody serves; filters without a match give an empty list.
    return found.value.subcatagory.length > 0 ? found : nothingFound(copy.unserved(postcode.text));
  });

  call(registry, 'search/nearby', async ({ zipcode }) => {
    const postcode = parsePostcode(zipcode);
    if (!postcode) return refused(sharedCopy.invalidPostcode);
    return presentNearby(nearDistricts(await catalogue.servedDistricts(areasNear(postcode)), postcode));
  });
};
