import { isOk } from '@storefront/contract';
import { Value } from '@sinclair/typebox/value';
import { calls } from '@storefront/contract/schemas';
import type { CatalogueBusiness, Hours } from '../catalogue/format';
import { market } from '../testing/brands';
import { aCatalogue, aCatalogueBusiness, aDiscount } from '../testing/builders';
import { testApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const shop = (slug: string, changes: Partial<CatalogueBusiness> = {}) =>
  aCatalogueBusiness({ business_slug: slug, business_name: slug, ...changes });
const bring = (...businesses: CatalogueBusiness[]) => api.bring(aCatalogue(...businesses));

async function search(
  zipcode: string,
  wishes: { sort_by?: 'az' | 'za'; skey?: string; cusine_id?: string } = {},
) {
  const answer = await api.call('search/home', { zipcode, ...wishes });
  if (!isOk(answer)) throw new Error(`${answer.responsecode} ${answer.status}`);
  return answer;
}
const namesFound = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).list.map(({ business_name }) => business_name);

const { delivery } = aCatalogueBusiness();
const to = (...sectors: string[]) => ({
  ...delivery,
  sectors: sectors.map((sector) => ({ sector, charge: '2.50', minimum: '12.00', waiver: '0.00' })),
});

describe('the search', () => {
  it('[LST-2][LST-3] finds who delivers to the sector of a postcode, and who has its address there', async () => {
    await bring(
      shop('delivers', { postcode: 'N1 1AA', delivery: to('e16') }),
      shop('lies there', { business_slug: 'lies', postcode: 'E1 6ZZ', delivery: to('n11') }),
      shop('elsewhere', { postcode: 'N1 1AA', delivery: to('e161', 'e15') }),
    );
    expect(await namesFound('E1 6AN')).toEqual(['delivers', 'lies there']);
    expect(await namesFound('E16 1AA')).toEqual(['elsewhere']);
  });

  it('[LST-4] finds for an outcode who delivers to any of its sectors, E1 apart from E16', async () => {
    await bring(
      shop('five', { delivery: to('e15') }),
      shop('six', { delivery: to('e16') }),
      shop('sixteen', { delivery: to('e161') }),
      shop('address only', { business_slug: 'address', postcode: 'E1 6QR', delivery: to('n11') }),
    );
    expect(await namesFound('E1')).toEqual(['five', 'six']);
    expect(await namesFound('e16')).toEqual(['sixteen']);
  });

  it('[HOM-6][STO-1] takes a postcode in any case and spacing', async () => {
    await bring(shop('one'));
    expect(await namesFound(' e16an ')).toEqual(['one']);
  });

  it.each(['', 'nowhere', 'E1 6', '12345', "'; drop table businesses"])(
    '[LST-56][API-7] answers 201 to "%s"',
    async (zipcode) => {
      expect(await api.call('search/home', { zipcode })).toEqual({
        responsecode: '201',
        status: 'Please enter valid postcode',
      });
    },
  );

  it('[LST-57][API-7] answers 204 where nobody serves, naming the postcode as it is written', async () => {
    await bring(shop('one'));
    expect(await api.call('search/home', { zipcode: 'sw1a1aa' })).toEqual({
      responsecode: '204',
      status: 'Sorry, no restaurant serves SW1A 1AA yet.',
    });
  });

  it('[LST-57] does not say so where a restaurant serves that is not of the wished name or cuisine', async () => {
    await bring(shop('one'), shop('two', { postcode: 'N1 1AA', delivery: to('n11'), subcategory: ['2'] }));
    for (const wishes of [{ skey: 'nobody' }, { cusine_id: '2' }]) {
      expect(await search('E1 6AN', wishes)).toMatchObject({ list: [], subcatagory: [{ id: '1' }] });
    }
  });

  it('[API-9][DAT-1] takes catagory 1 and all cuisines when they are left out', async () => {
    await bring(shop('one'));
    const left = await api.call('search/home', { zipcode: 'E1 6AN' });
    const given = await api.call('search/home', {
      zipcode: 'E1 6AN',
      catagory: '1',
      cusine_id: '0',
      sort_by: '',
      skey: '',
    });
    expect(left).toEqual(given);
  });

  it('[LST-24][LST-25] sorts by lower-cased name, or the other way round', async () => {
    await bring(
      shop('beta'),
      shop('Alpha', { business_slug: 'alpha' }),
      shop('Gamma', { business_slug: 'gamma' }),
    );
    expect(await namesFound('E1 6AN', { sort_by: 'az' })).toEqual(['Alpha', 'beta', 'Gamma']);
    expect(await namesFound('E1 6AN', { sort_by: 'za' })).toEqual(['Gamma', 'beta', 'Alpha']);
  });

  it('[LST-24][LST-25] puts those that take no orders now behind those that do, in either order (D94)', async () => {
    const { pickup } = aCatalogueBusiness();
    const none = {
      delivery: { ...delivery, status: 'no' as const },
      pickup: { ...pickup, status: 'no' as const },
    };
    await bring(
      shop('a', { ...none, postcode: 'E1 6QR' }),
      shop('b'),
      shop('c'),
      shop('d', { ...none, postcode: 'E1 6QR' }),
    );
    expect(await namesFound('E1 6AN', { sort_by: 'az' })).toEqual(['b', 'c', 'a', 'd']);
    expect(await namesFound('E1 6AN', { sort_by: 'za' })).toEqual(['c', 'b', 'd', 'a']);
  });

  it('[LST-17] leaves out a business without a cuisine', async () => {
    await bring(shop('one'), shop('two', { subcategory: [] }));
    expect(await namesFound('E1 6AN')).toEqual(['one']);
  });

  it('[LST-10][LST-11][LST-13][DAT-4] counts each cuisine over all, whatever is wished for', async () => {
    await bring(
      shop('one', { subcategory: ['1', '2'] }),
      shop('two', { subcategory: ['2'] }),
      shop('three', { subcategory: [] }),
    );
    const { list, subcatagory } = await search('E1 6AN', { cusine_id: '1' });
    expect(list.map(({ business_slug }) => business_slug)).toEqual(['one']);
    expect(subcatagory).toEqual([
      { id: '1', subcategory_name: 'Indian', quantity: 1, selected: 'yes' },
      { id: '2', subcategory_name: 'Pizza', quantity: 2, selected: '' },
    ]);
  });

  it('[LST-18] keeps those whose name holds the text', async () => {
    await bring(
      shop('Saffron Yard', { business_slug: 'yard' }),
      shop('Pizza Place', { business_slug: 'place' }),
    );
    expect(await namesFound('E1 6AN', { skey: ' FRON ' })).toEqual(['Saffron Yard']);
  });

  it('[LST-32] names the minimum order for that sector, and none where there is none', async () => {
    const sectors = [
      { sector: 'e16', charge: '0.00', minimum: '12.00', waiver: '0.00' },
      { sector: 'e15', charge: '0.00', minimum: '9.00', waiver: '0.00' },
      { sector: 'n11', charge: '0.00', minimum: '0.00', waiver: '0.00' },
    ];
    await bring(shop('one', { delivery: { ...delivery, sectors } }));
    const minimum = async (zipcode: string) => (await search(zipcode)).list[0]?.minorder_price;
    expect(await minimum('E1 6AN')).toBe('12.00');
    expect(await minimum('E1')).toBe('9.00');
    expect(await minimum('N1 1AA')).toBe('');
  });

  it('[LST-31] says that a business delivers not there when only its address lies there', async () => {
    await bring(shop('one', { postcode: 'E1 6ZZ', delivery: to('n11') }));
    expect((await search('E1 6AN')).list).toMatchObject([
      { delivery_order_possible: 'no', pickup_order_possible: 'yes' },
    ]);
  });

  it('[LST-36] gives the text of the discount each mode gets without a code', async () => {
    await bring(
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

  it('[LST-35][LST-29] says who is promoted, and rates nobody who has not been rated', async () => {
    await bring(shop('one', { promoted: 'yes' }), shop('two', { rating_override: '4.7' }));
    expect((await search('E1 6AN')).list).toMatchObject([
      { promoted: 'yes', rating: '' },
      { promoted: 'no', rating: '4.7' },
    ]);
  });

  it('[LST-29] rates by the mean of all scores of all reviews', async () => {
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
    await bring(
      shop('one', {
        reviews: [
          review,
          { ...review, noise: 1, service: 1, food: 1, atmosphere: 1, waittime: 1, valueformoney: 1 },
        ],
      }),
    );
    expect((await search('E1 6AN')).list).toMatchObject([{ rating: '2.8', total_review_no: 2 }]);
  });

  it('[LST-33][LST-38][LST-39] tells the status of each mode as the hours have it', async () => {
    const evening: Hours = [['20:00', '23:00']];
    const { opening } = aCatalogueBusiness();
    await bring(
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
    await bring(
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
    expect([...Value.Errors(calls['search/home'].ok, answer)]).toEqual([]);
    expect(answer).toEqual({
      responsecode: '200',
      list: [
        {
          business_id: 'b-one',
          business_name: 'one',
          business_slug: 'one',
          business_logo: 'https://pictures.example/logo.svg',
          business_cover: 'https://pictures.example/cover.svg',
          business_address: '12 Hanbury Street, Spitalfields, London',
          subcategory: '1,2',
          subcategory_name: 'Indian, Pizza',
          rating: '4.7',
          total_review_no: 0,
          minorder_price: '12.00',
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

  it('[D55] finds at most 2,000, and keeps the answer for who asks the same again', async () => {
    await bring(...Array.from({ length: 2_100 }, (_, index) => shop(`shop-${index}`)));
    const ask = () => api.api.inject('search/home', { zipcode: 'E1 6AN', sort_by: '', skey: '' }, market.id);
    const first = await ask();
    expect(isOk(first) && first.list).toHaveLength(2_000);
    expect(await ask()).toBe(first);
  }, 60_000);
});
