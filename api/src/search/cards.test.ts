import { Value } from '@sinclair/typebox/value';
import { calls } from '@storefront/contract/schemas';
import type { CatalogueBusiness, Hours } from '../catalogue/format';
import { aCatalogue, aCatalogueBusiness, aDiscount } from '../testing/builders';
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
const search = (zipcode: string) => createSearch(api, zipcode);

describe('what the search tells of a restaurant', () => {
  it('[LST-32] gives the minimum order of the sector, if it has one', async () => {
    const sectors = [
      { sector: 'e16', charge: '0.00', minimum: '12.00', waiver: '0.00' },
      { sector: 'e15', charge: '0.00', minimum: '9.00', waiver: '0.00' },
      { sector: 'n11', charge: '0.00', minimum: '0.00', waiver: '0.00' },
    ];
    await importCatalogueOf(shop('one', { delivery: { ...deliveryTo(), sectors } }));
    const minimum = async (zipcode: string) => (await search(zipcode)).list[0]?.minorder_price;
    expect(await minimum('E1 6AN')).toBe('12.00');
    expect(await minimum('E1')).toBe('9.00');
    expect(await minimum('N1 1AA')).toBe('');
  });

  it('[LST-73] gives the lowest delivery charge at the place, and none where nothing is delivered', async () => {
    const sectors = [
      { sector: 'e16', charge: '2.50', minimum: '12.00', waiver: '0.00' },
      { sector: 'e15', charge: '0.00', minimum: '12.00', waiver: '0.00' },
    ];
    const delivery = { ...deliveryTo(), sectors };
    await importCatalogueOf(
      shop('delivers', { delivery }),
      shop('collects', { delivery: { ...delivery, status: 'no' } }),
      shop('far', { delivery: deliveryTo('n11') }),
    );
    const charges = async (zipcode: string) =>
      (await search(zipcode)).list.map((item) => [item.business_name, item.delivery_charge]);
    expect(await charges('E1 6AN')).toStrictEqual([
      ['collects', undefined],
      ['delivers', '2.50'],
      ['far', undefined],
    ]);
    expect(await charges('E1')).toContainEqual(['delivers', '0.00']);
  });

  it('[LST-74] gives the miles from the middle of the businesses in the sector, else in the district', async () => {
    const at = (latitude: number, postcode: string) => ({ latitude, longitude: -0.07, postcode });
    await importCatalogueOf(
      shop('north', at(51.53, 'E1 6QR')),
      shop('south', at(51.51, 'E1 6QS')),
      shop('next', at(51.55, 'E1 5QS')),
      shop('unknown', { postcode: 'E1 6QT' }),
    );
    const miles = async (zipcode: string) =>
      Object.fromEntries((await search(zipcode)).list.map((item) => [item.business_name, item.distance]));
    expect(await miles('E1 6AN')).toStrictEqual({ north: 0.7, south: 0.7, next: 2.1, unknown: undefined });
    expect(await miles('E1')).toStrictEqual({ north: 0, south: 1.4, next: 1.4, unknown: undefined });
  });

  it('[LST-74] gives no miles where no business at the place has a position', async () => {
    await importCatalogueOf(shop('far', { latitude: 51.5, longitude: -0.1, postcode: 'N1 1AA' }));
    expect((await search('E1 6AN')).list[0]).not.toHaveProperty('distance');
  });

  it('[LST-76] gives the diets that a business names', async () => {
    await importCatalogueOf(shop('one', { diets: ['vegan'] }), shop('two'));
    expect((await search('E1 6AN')).list.map(({ diets }) => diets)).toStrictEqual([['vegan'], undefined]);
  });

  it('[LST-31] says that a business does not deliver to the sector when only its address is in it', async () => {
    await importCatalogueOf(shop('one', { postcode: 'E1 6ZZ', delivery: deliveryTo('n11') }));
    expect((await search('E1 6AN')).list).toMatchObject([
      { delivery_order_possible: 'no', pickup_order_possible: 'yes' },
    ]);
  });

  it('[LST-36] gives the text of the discount each mode gets without a code', async () => {
    await importCatalogueOf(
      shop('one', {
        discounts: [
          aDiscount('code', { code: 'SECRET', discounttext: 'typed' }),
          aDiscount('over', { until: '2026-11-19', discounttext: 'over' }),
          aDiscount('pickup', { service: 'pickup', discounttext: '10% off collection' }),
        ],
      }),
    );
    expect((await search('E1 6AN')).list).toMatchObject([
      { default_delivery_discount: null, default_pickup_discount: { discount_text: '10% off collection' } },
    ]);
  });

  it('[LST-35][LST-29] marks promoted restaurants, and gives no rating without reviews', async () => {
    await importCatalogueOf(shop('one', { promoted: 'yes' }), shop('two', { rating_override: '4.7' }));
    expect((await search('E1 6AN')).list).toMatchObject([
      { promoted: 'yes', rating: '' },
      { promoted: 'no', rating: '4.7' },
    ]);
  });

  it('[LST-29] gives the mean of all scores of all reviews as the rating', async () => {
    const review = {
      name: 'A',
      review_time: '2026-10-02T19:30:00Z',
      noise: 4,
      service: 5,
      food: 5,
      atmosphere: 4,
      waittime: 4,
      valueformoney: 5,
      review_text: '',
    };
    await importCatalogueOf(
      shop('one', {
        reviews: [
          review,
          { ...review, noise: 1, service: 1, food: 1, atmosphere: 1, waittime: 1, valueformoney: 1 },
        ],
      }),
    );
    expect((await search('E1 6AN')).list).toMatchObject([{ rating: '2.8', total_review_no: 2 }]);
  });

  it('[LST-33][LST-38][LST-39] gives the status of each mode by the opening hours', async () => {
    const evening: Hours = [['20:00', '23:00']];
    const { opening } = aCatalogueBusiness();
    await importCatalogueOf(
      shop('a open', { business_slug: 'a' }),
      shop('b later', { business_slug: 'b', opening: { ...opening, friday: evening } }),
      shop('c tomorrow', { business_slug: 'c', opening: { ...opening, friday: [] } }),
    );
    expect((await search('E1 6AN')).list).toMatchObject([
      {
        open_close_status: 'open',
        delivery_order_possible: 'yes',
        pickup_order_possible: 'yes',
        bs_next_open: '',
        rest_delivery_opening_time: '',
      },
      {
        open_close_status: 'closed',
        delivery_order_possible: 'pre',
        pickup_order_possible: 'pre',
        bs_next_open: 'Opens at 20:00',
        rest_delivery_opening_time: 'Delivery from 20:45',
      },
      {
        open_close_status: 'closed',
        delivery_order_possible: 'no',
        pickup_order_possible: 'no',
        bs_next_open: 'Opens tomorrow at 12:00',
        rest_delivery_opening_time: '',
      },
    ]);
  });

  it('[API-8][DAT-2][DAT-3][DAT-4] answers every field of the contract, and nothing else', async () => {
    await importCatalogueOf(
      shop('one', {
        business_logo: 'https://pictures.example/logo.svg',
        business_cover: 'https://pictures.example/cover.svg',
        subcategory: ['1', '2'],
        rating_override: '4.7',
        promoted: 'yes',
        discounts: [aDiscount('pickup', { service: 'pickup', discounttext: '10% off collection' })],
      }),
    );
    const answer = await search('E1 6AN');
    expect([...Value.Errors(calls['search/home'].ok, answer)]).toStrictEqual([]);
    expect(answer).toStrictEqual({
      responsecode: '200',
      list: [
        {
          business_id: 'b-one',
          business_name: 'one',
          business_slug: 'one',
          business_logo: 'https://pictures.example/logo.svg',
          business_look: { cuisine: 'indian', letters: 'carved', ground: 'indigo', edge: 'scalloped' },
          business_cover: 'https://pictures.example/cover.svg',
          business_address: '12 Hanbury Street, Spitalfields, London',
          subcategory: '1,2',
          subcategory_name: 'Indian, Pizza',
          rating: '4.7',
          total_review_no: 0,
          minorder_price: '12.00',
          delivery_charge: '2.50',
          bs_next_open: '',
          rest_delivery_opening_time: '',
          open_close_status: 'open',
          pickup_order_possible: 'yes',
          delivery_order_possible: 'yes',
          avg_pickup_delivery_time: { avg_pickup_time: 20, avg_delivery_time: 45 },
          promoted: 'yes',
          is_promoted: 'yes',
          paid_promotion: 'no',
          default_delivery_discount: null,
          default_pickup_discount: { discount_text: '10% off collection' },
        },
      ],
      subcatagory: [
        { id: '1', subcategory_name: 'Indian', quantity: 1, selected: '' },
        { id: '2', subcategory_name: 'Pizza', quantity: 1, selected: '' },
      ],
    });
  });
});
