import type { CatalogueBusiness } from '../catalogue/format';
import { aCatalogue } from '../testing/builders';
import { deliveryTo, createSearch, shop } from '../testing/searching';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const importCatalogueOf = (...businesses: CatalogueBusiness[]) =>
  api.importCatalogue(aCatalogue(...businesses));
const nearby = (zipcode: string) => api.call('search/nearby', { zipcode });

describe('the places near a postcode', () => {
  it('[LST-62] are the districts that restaurants deliver to, each with the number that its listing shows', async () => {
    await importCatalogueOf(
      shop('one', { delivery: deliveryTo('e16', 'e15', 'e28') }),
      shop('two', { delivery: deliveryTo('e16') }),
      shop('far', { delivery: deliveryTo('m41') }),
      shop('no cuisine', { business_slug: 'none', subcategory: [], delivery: deliveryTo('e16', 'e34') }),
    );
    expect(await nearby('e20 1aa')).toStrictEqual({
      responsecode: '200',
      list: [
        { postcode: 'E2', restaurants: 1 },
        { postcode: 'E1', restaurants: 2 },
      ],
    });
    for (const [district, restaurants] of [
      ['E1', 2],
      ['E2', 1],
    ] as const)
      expect((await createSearch(api, district)).list).toHaveLength(restaurants);
  });

  it('[LST-62] are those of the newest catalogue', async () => {
    await importCatalogueOf(shop('one', { delivery: deliveryTo('e16') }));
    expect(await nearby('E20')).toMatchObject({ list: [{ postcode: 'E1' }] });
    await importCatalogueOf(shop('two', { delivery: deliveryTo('e28') }));
    expect(await nearby('E20')).toMatchObject({ list: [{ postcode: 'E2' }] });
  });

  it('[LST-62] are none where nobody is near', async () => {
    await importCatalogueOf(shop('one'));
    expect(await nearby('ZE2 9XX')).toStrictEqual({ responsecode: '200', list: [] });
  });

  it.each(['', 'nowhere', 'E1 6', "'; drop table businesses"])(
    '[LST-62] answers 201 to "%s"',
    async (typed) => {
      expect(await nearby(typed)).toStrictEqual({
        responsecode: '201',
        status: 'Please enter valid postcode',
      });
    },
  );
});
