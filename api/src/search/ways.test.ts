import { isOk } from '@storefront/contract';
import type { CatalogueBusiness } from '../catalogue/format';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { deliveryTo, shop } from '../testing/searching';
import { aTableBusiness } from '../testing/tables';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const importCatalogueOf = (...businesses: CatalogueBusiness[]) =>
  api.importCatalogue(aCatalogue(...businesses));

describe('the cuisines of the home page', () => {
  const cuisines = async () => {
    const answer = await api.call('search/cuisines', {});
    if (!isOk(answer)) throw new Error(answer.status);
    return answer.list;
  };

  it('[HOM-12] are those of the restaurants in service with their number, the most common of each look first', async () => {
    const names = ['Curry', 'Indian', 'Pizza', 'Halal', 'Unused'];
    await api.importCatalogue({
      ...aCatalogue(
        shop('one', { subcategory: ['0', '1'] }),
        shop('two', { subcategory: ['0', '2', '3'] }),
        shop('three', { subcategory: ['1', '3'] }),
        shop('four', { subcategory: ['0', '3'] }),
      ),
      subcategories: names.map((subcategory_name, id) => ({ id: String(id), subcategory_name })),
    });
    const list = await cuisines();
    expect(list.map(({ subcategory_name, restaurants }) => [subcategory_name, restaurants])).toStrictEqual([
      ['Curry', 3],
      ['Pizza', 1],
      ['Halal', 3],
      ['Indian', 2],
    ]);
    expect(list.map(({ look }) => look.cuisine)).toStrictEqual(['indian', 'pizza', 'house', 'indian']);
  });

  it('[HOM-12] are twelve at most', async () => {
    const ids = Array.from({ length: 14 }, (_, id) => String(id));
    await api.importCatalogue({
      ...aCatalogue(shop('one', { subcategory: ids })),
      subcategories: ids.map((id) => ({ id, subcategory_name: `Cuisine ${id}` })),
    });
    expect(await cuisines()).toHaveLength(12);
  });
});

describe('what is liked at a place', () => {
  const popular = (zipcode: string) => api.call('search/popular', { zipcode });
  const names = async (zipcode = 'E1 6AN') => {
    const answer = await popular(zipcode);
    if (!isOk(answer)) throw new Error(answer.status);
    return [answer.list, answer.tables].map((list) => list.map(({ business_slug }) => business_slug));
  };
  const review = (score: number) => ({
    name: 'Ada',
    review_time: '2026-11-01T12:00:00Z',
    noise: score,
    service: score,
    food: score,
    atmosphere: score,
    waittime: score,
    valueformoney: score,
    review_text: '',
  });
  const reviewed = (score: number, count: number) => ({
    reviews: Array.from({ length: count }, () => review(score)),
  });
  const { delivery, pickup, opening } = aCatalogueBusiness();
  const never = Object.fromEntries(Object.keys(opening).map((day) => [day, []])) as unknown as typeof opening;

  it('[HOM-13] is what many liked before what one liked, and who takes orders now before who does later', async () => {
    await importCatalogueOf(
      shop('one-guest', reviewed(5, 1)),
      shop('many-guests', reviewed(5, 9)),
      shop('unliked', reviewed(2, 9)),
      shop('later', { ...reviewed(5, 20), opening: { ...opening, friday: [['23:00', '23:30']] } }),
      shop('closed', { ...reviewed(5, 9), opening: never }),
      shop('tables-only', {
        delivery: { ...delivery, status: 'no' },
        pickup: { ...pickup, status: 'no' },
        booking: aTableBusiness().booking,
      }),
      shop('unlisted', { ...reviewed(5, 9), subcategory: [] }),
      shop('elsewhere', { delivery: deliveryTo('n11'), postcode: 'N1 1AA' }),
    );
    expect(await names()).toStrictEqual([['many-guests', 'one-guest', 'unliked', 'later'], ['tables-only']]);
  });

  it('[HOM-13] names at most six restaurants to order from and six to book at', async () => {
    const { booking } = aTableBusiness();
    await importCatalogueOf(...Array.from({ length: 7 }, (_, index) => shop(`shop-${index}`, { booking })));
    expect((await names()).map(({ length }) => length)).toStrictEqual([6, 6]);
  });

  it('[HOM-13] is nothing where nobody serves, and what is no postcode is refused', async () => {
    await importCatalogueOf(shop('one'));
    expect(await popular('SW1A 1AA')).toMatchObject({ responsecode: '204' });
    expect(await popular('nowhere')).toStrictEqual({
      responsecode: '201',
      status: 'Please enter valid postcode',
    });
  });
});

describe('the districts of restaurants', () => {
  it('[HOM-15] are those that restaurants deliver to and lie in, with the middle of these', async () => {
    const at = (latitude: number, postcode: string) => ({ latitude, longitude: -0.06, postcode });
    await importCatalogueOf(
      shop('north', at(51.53, 'E1 6QR')),
      shop('south', at(51.51, 'E1 5QS')),
      shop('without', { postcode: 'E1 6QT' }),
      shop('collects', { ...at(51.5, 'N1 1AA'), delivery: deliveryTo('e16') }),
      shop('delivers', { postcode: 'E2 7AA', delivery: deliveryTo('e27') }),
    );
    expect(await api.call('search/districts', {})).toStrictEqual({
      responsecode: '200',
      list: [{ postcode: 'E1', latitude: 51.52, longitude: -0.06 }],
    });
  });
});
