import { isOk } from '@storefront/contract';
import type { CatalogueBusiness } from '../catalogue/format';
import { aCatalogue, aCategory, aProduct } from '../testing/builders';
import { deliveryTo, shop } from '../testing/searching';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const importCatalogueOf = (...businesses: CatalogueBusiness[]) =>
  api.importCatalogue(aCatalogue(...businesses));
const menuOf = (...dishes: (string | [name: string, available: 'no'])[]) => [
  aCategory(
    'mains',
    dishes.map((dish, index) =>
      aProduct(`p-${index}`, {
        product_name: typeof dish === 'string' ? dish : dish[0],
        available: typeof dish === 'string' ? 'yes' : dish[1],
      }),
    ),
  ),
];
const dishesFor = async (zipcode: string, skey: string) => {
  const answer = await api.call('search/dishes', { zipcode, skey });
  if (!isOk(answer)) throw new Error(`${answer.responsecode} ${answer.status}`);
  return answer.list;
};

describe('the search for dishes', () => {
  it('[LST-75] names the restaurants of the listing and their dishes that hold the text, in any case', async () => {
    await importCatalogueOf(
      shop('tandoor', { menu: menuOf('Tandoori Salmon', 'Tarka Dal') }),
      shop('sushi', { menu: menuOf('Salmon Nigiri', 'Miso Soup') }),
      shop('bakery', { menu: menuOf('Bagel') }),
    );
    const found = [
      { business_slug: 'sushi', dishes: ['Salmon Nigiri'] },
      { business_slug: 'tandoor', dishes: ['Tandoori Salmon'] },
    ];
    const list = await dishesFor('E1 6AN', ' sALMon ');
    expect([...list].sort((one, other) => (one.business_slug < other.business_slug ? -1 : 1))).toStrictEqual(
      found,
    );
  });

  it('[LST-75] leaves out what is sold out, who serves another place, and who is on no listing', async () => {
    await importCatalogueOf(
      shop('sold out', { business_slug: 'sold-out', menu: menuOf(['Salmon', 'no']) }),
      shop('elsewhere', { delivery: deliveryTo('n11'), postcode: 'N1 1AA', menu: menuOf('Salmon') }),
      shop('unlisted', { subcategory: [], menu: menuOf('Salmon') }),
      shop('here', { menu: menuOf('Salmon') }),
    );
    expect(await dishesFor('E1 6AN', 'salmon')).toStrictEqual([
      { business_slug: 'here', dishes: ['Salmon'] },
    ]);
    expect(await dishesFor('N1', 'salmon')).toStrictEqual([
      { business_slug: 'elsewhere', dishes: ['Salmon'] },
    ]);
  });

  it('[LST-75] names at most three dishes of fifty restaurants', async () => {
    const menu = menuOf('Salmon 1', 'Salmon 2', 'Salmon 3', 'Salmon 4', 'Salmon 1');
    await importCatalogueOf(...Array.from({ length: 51 }, (_, index) => shop(`shop-${index}`, { menu })));
    const list = await dishesFor('E1 6AN', 'salmon');
    expect(list).toHaveLength(50);
    expect(list[0]?.dishes).toStrictEqual(['Salmon 1', 'Salmon 2', 'Salmon 3']);
  });

  it('[LST-75] finds dishes of the newest catalogue', async () => {
    await importCatalogueOf(shop('one', { menu: menuOf('Salmon') }));
    expect(await dishesFor('E1 6AN', 'salmon')).toHaveLength(1);
    await importCatalogueOf(shop('one', { menu: menuOf('Trout') }));
    expect(await dishesFor('E1 6AN', 'salmon')).toStrictEqual([]);
  });

  it('[LST-75] takes the text as it is written, and blanks alone find nothing', async () => {
    await importCatalogueOf(shop('one', { menu: menuOf('100% Rye', 'Rye') }));
    expect(await dishesFor('E1 6AN', '0% r')).toStrictEqual([{ business_slug: 'one', dishes: ['100% Rye'] }]);
    expect(await dishesFor('E1 6AN', '   ')).toStrictEqual([]);
  });

  it('[LST-75] refuses what is no postcode', async () => {
    expect(await api.call('search/dishes', { zipcode: 'nowhere', skey: 'salmon' })).toStrictEqual({
      responsecode: '201',
      status: 'Please enter valid postcode',
    });
  });
});
