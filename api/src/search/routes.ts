import { parsePostcode } from '@storefront/contract';
import type { Postcode } from '@storefront/contract';
import { nothingFound, refused } from '../answers';
import { call } from '../call';
import type { ApiModule } from '../api-module';
import { sharedCopy } from '../copy';
import { PreparedAnswer } from '../prepared-answer';
import { copy } from './copy';
import { findDishes, readDishes } from './find-dishes';
import type { RestaurantDishes } from './find-dishes';
import { areasNear, nearDistricts } from './near-districts';
import { pickCuisines } from './pick-cuisines';
import { pickPopular } from './pick-popular';
import { presentCuisines, presentDistricts, presentNearby, presentPopular, presentSearch } from './presenter';
import type { SearchAnswer } from './presenter';
import { findRestaurants } from './find-restaurants';
import { parseSearchFilters } from './search-filters';
import type { SearchFilters } from './search-filters';

const minute = 60_000;

/** The search for restaurants, and for places near one that nobody serves. */
export const searchRoutes: ApiModule = (registry, { catalogue, clock, config }) => {
  const answers = catalogue.derived<Promise<PreparedAnswer<SearchAnswer>>>(60);
  const populars = catalogue.derived<Promise<ReturnType<typeof pickPopular>>>(60);
  // Opening hours are in whole minutes, so an answer is the same within a minute.
  const thisMinute = () => Math.floor(clock.now().getTime() / minute) * minute;
  const cuisines = catalogue.derived<Promise<PreparedAnswer<ReturnType<typeof presentCuisines>>>>(1);
  const dishes = catalogue.derived<Promise<RestaurantDishes[]>>(20);
  const areaOf = (place: Postcode) => (place.kind === 'full' ? place.sector : place.text);
  const serve = (place: Postcode) =>
    place.kind === 'full' ? catalogue.servingSector(place.sector) : catalogue.servingOutcode(place.text);
  const findNear = async (place: Postcode, filters: SearchFilters, now: number) => {
    const [serving, position] = await Promise.all([serve(place), catalogue.positionOf(place)]);
    return findRestaurants(serving, place, filters, { now, position });
  };

  call(registry, 'search/home', async ({ zipcode, ...body }) => {
    const postcode = parsePostcode(zipcode);
    if (!postcode) return refused(sharedCopy.invalidPostcode);
    const filters = parseSearchFilters(body);
    const now = thisMinute();

    const search = async () =>
      new PreparedAnswer(presentSearch(await findNear(postcode, filters, now), filters, config));
    const area = areaOf(postcode);
    // The same typed name is rarely searched for twice.
    const found =
      filters.name === '' ? await answers.get(JSON.stringify([area, filters, now]), search) : await search();
    // Cuisines are counted over all serving restaurants (LST-11): none means that nobody serves; filters without a match give an empty list.
    return found.value.subcatagory.length > 0 ? found : nothingFound(copy.unserved(postcode.text));
  });

  call(registry, 'search/dishes', async ({ zipcode, skey }) => {
    const postcode = parsePostcode(zipcode);
    if (!postcode) return refused(sharedCopy.invalidPostcode);
    // Every keystroke searches the same menus, so they are read once.
    const restaurants = await dishes.get(areaOf(postcode), async () =>
      readDishes(catalogue, await serve(postcode)),
    );
    return { responsecode: '200', list: findDishes(restaurants, skey) };
  });

  // Every home page asks for them.
  call(registry, 'search/cuisines', async () =>
    cuisines.get(
      'all',
      async () => new PreparedAnswer(presentCuisines(pickCuisines(await catalogue.cuisines()))),
    ),
  );

  call(registry, 'search/popular', async ({ zipcode }) => {
    const postcode = parsePostcode(zipcode);
    if (!postcode) return refused(sharedCopy.invalidPostcode);
    const now = thisMinute();
    const popular = await populars.get(JSON.stringify([areaOf(postcode), now]), async () =>
      pickPopular(await findNear(postcode, parseSearchFilters({}), now)),
    );
    return popular.list.length + popular.tables.length > 0
      ? presentPopular(popular, config)
      : nothingFound(copy.unserved(postcode.text));
  });

  call(registry, 'search/districts', async () => presentDistricts(await catalogue.districtPositions()));

  call(registry, 'search/nearby', async ({ zipcode }) => {
    const postcode = parsePostcode(zipcode);
    if (!postcode) return refused(sharedCopy.invalidPostcode);
    return presentNearby(nearDistricts(await catalogue.servedDistricts(areasNear(postcode)), postcode));
  });
};
