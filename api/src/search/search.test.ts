import { isOk } from '@storefront/contract';
import type { CatalogueBusiness } from '../catalogue/format';
import { market } from '../testing/brands';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { deliveryTo, createSearch, shop } from '../testing/searching';
import type { SearchArgs } from '../testing/searching';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const importCatalogueOf = (...businesses: CatalogueBusiness[]) =>
  api.importCatalogue(aCatalogue(...businesses));
const search = (...args: SearchArgs) => createSearch(api, ...args);
const namesFound = async (...args: SearchArgs) =>
  (await search(...args)).list.map(({ business_name }) => business_name);

describe('the search', () => {
  it('[LST-2][LST-3] finds who delivers to the sector of a postcode, and who has its address there', async () => {
    await importCatalogueOf(
      shop('delivers', { postcode: 'N1 1AA', delivery: deliveryTo('e16') }),
      shop('lies there', { business_slug: 'lies', postcode: 'E1 6ZZ', delivery: deliveryTo('n11') }),
      shop('elsewhere', { postcode: 'N1 1AA', delivery: deliveryTo('e161', 'e15') }),
    );
    expect(await namesFound('E1 6AN')).toStrictEqual(['delivers', 'lies there']);
    expect(await namesFound('E16 1AA')).toStrictEqual(['elsewhere']);
  });

  it('[LST-4] finds for an outcode who delivers to any of its sectors, E1 apart from E16', async () => {
    await importCatalogueOf(
      shop('five', { delivery: deliveryTo('e15') }),
      shop('six', { delivery: deliveryTo('e16') }),
      shop('sixteen', { delivery: deliveryTo('e161') }),
      shop('address only', { business_slug: 'address', postcode: 'E1 6QR', delivery: deliveryTo('n11') }),
    );
    expect(await namesFound('E1')).toStrictEqual(['five', 'six']);
    expect(await namesFound('e16')).toStrictEqual(['sixteen']);
  });

  it('[HOM-6][STO-1] takes a postcode in any case and spacing', async () => {
    await importCatalogueOf(shop('one'));
    expect(await namesFound(' e16an ')).toStrictEqual(['one']);
  });

  it.each(['', 'nowhere', 'E1 6', '12345', "'; drop table businesses"])(
    '[LST-56][API-7] answers 201 to "%s"',
    async (zipcode) => {
      expect(await api.call('search/home', { zipcode })).toStrictEqual({
        responsecode: '201',
        status: 'Please enter valid postcode',
      });
    },
  );

  it('[LST-57][API-7] answers 204 where nobody serves, with the postcode as it was typed', async () => {
    await importCatalogueOf(shop('one'));
    expect(await api.call('search/home', { zipcode: 'sw1a1aa' })).toStrictEqual({
      responsecode: '204',
      status: 'Sorry, no restaurant serves SW1A 1AA yet.',
    });
  });

  it('[LST-57] answers an empty list, not 204, where a restaurant serves that does not match the filters', async () => {
    await importCatalogueOf(
      shop('one'),
      shop('two', { postcode: 'N1 1AA', delivery: deliveryTo('n11'), subcategory: ['2'] }),
    );
    for (const filters of [{ skey: 'nobody' }, { cusine_id: '2' }]) {
      expect(await search('E1 6AN', filters)).toMatchObject({ list: [], subcatagory: [{ id: '1' }] });
    }
  });

  it('[API-9][DAT-1] takes catagory 1 and all cuisines when they are left out', async () => {
    await importCatalogueOf(shop('one'));
    const left = await api.call('search/home', { zipcode: 'E1 6AN' });
    const given = await api.call('search/home', {
      zipcode: 'E1 6AN',
      catagory: '1',
      cusine_id: '0',
      sort_by: '',
      skey: '',
    });
    expect(left).toStrictEqual(given);
  });

  it('[LST-24][LST-25] sorts by lower-cased name, up or down', async () => {
    await importCatalogueOf(
      shop('beta'),
      shop('Alpha', { business_slug: 'alpha' }),
      shop('Gamma', { business_slug: 'gamma' }),
    );
    expect(await namesFound('E1 6AN', { sort_by: 'az' })).toStrictEqual(['Alpha', 'beta', 'Gamma']);
    expect(await namesFound('E1 6AN', { sort_by: 'za' })).toStrictEqual(['Gamma', 'beta', 'Alpha']);
  });

  it('[LST-24][LST-25] puts those that take no orders now behind those that do, in either order (D94)', async () => {
    const { delivery, pickup } = aCatalogueBusiness();
    const none = {
      delivery: { ...delivery, status: 'no' as const },
      pickup: { ...pickup, status: 'no' as const },
    };
    await importCatalogueOf(
      shop('a', { ...none, postcode: 'E1 6QR' }),
      shop('b'),
      shop('c'),
      shop('d', { ...none, postcode: 'E1 6QR' }),
    );
    expect(await namesFound('E1 6AN', { sort_by: 'az' })).toStrictEqual(['b', 'c', 'a', 'd']);
    expect(await namesFound('E1 6AN', { sort_by: 'za' })).toStrictEqual(['c', 'b', 'd', 'a']);
  });

  it('[LST-17] leaves out a business without a cuisine', async () => {
    await importCatalogueOf(shop('one'), shop('two', { subcategory: [] }));
    expect(await namesFound('E1 6AN')).toStrictEqual(['one']);
  });

  it('[LST-10][LST-11][LST-13][DAT-4] counts each cuisine over all restaurants, whatever the filters', async () => {
    await importCatalogueOf(
      shop('one', { subcategory: ['1', '2'] }),
      shop('two', { subcategory: ['2'] }),
      shop('three', { subcategory: [] }),
    );
    const { list, subcatagory } = await search('E1 6AN', { cusine_id: '1' });
    expect(list.map(({ business_slug }) => business_slug)).toStrictEqual(['one']);
    expect(subcatagory).toStrictEqual([
      { id: '1', subcategory_name: 'Indian', quantity: 1, selected: 'yes' },
      { id: '2', subcategory_name: 'Pizza', quantity: 2, selected: '' },
    ]);
  });

  it('[LST-18] finds the restaurants whose name contains the text', async () => {
    await importCatalogueOf(
      shop('Saffron Yard', { business_slug: 'yard' }),
      shop('Pizza Place', { business_slug: 'place' }),
    );
    expect(await namesFound('E1 6AN', { skey: ' FRON ' })).toStrictEqual(['Saffron Yard']);
  });

  it('[D55] finds at most 2,000, and answers the same search again from memory', async () => {
    await importCatalogueOf(...Array.from({ length: 2_100 }, (_, index) => shop(`shop-${index}`)));
    const ask = () => api.api.inject('search/home', { zipcode: 'E1 6AN', sort_by: '', skey: '' }, market.id);
    const first = await ask();
    expect(isOk(first) && first.list).toHaveLength(2_000);
    expect(await ask()).toBe(first);
  }, 60_000);
});
