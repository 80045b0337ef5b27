import { hasCode, isOk } from '@storefront/contract';
import type { CatalogueBusiness } from '../catalogue/format';
import { market } from '../testing/brands';
import {
  aCatalogue,
  aCatalogueBusiness,
  aCategory,
  aDiscount,
  anOptionGroup,
  anOptionItem,
  aProduct,
} from '../testing/builders';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.moveTo('2026-11-20T18:30:00Z'));
afterAll(() => api.close());

const importBusiness = (changes: Partial<CatalogueBusiness> = {}) =>
  api.importCatalogue(aCatalogue(aCatalogueBusiness(changes)));

async function details(zipcode = '') {
  const answer = await api.call('business/details', { slug: 'saffron-yard', zipcode });
  if (!isOk(answer)) throw new Error(`${answer.responsecode} ${answer.status}`);
  return answer;
}
async function menuOf(changes: Partial<CatalogueBusiness>) {
  await importBusiness(changes);
  const answer = await api.call('business/menu', { business: 'b-saffron-yard' });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer;
}

describe('business/details', () => {
  it('[DAT-5] carries names that are spelled in two ways under both (D46)', async () => {
    await importBusiness();
    const { info } = await details();
    expect(info).toMatchObject({
      address: '12 Hanbury Street',
      business_address: '12 Hanbury Street',
      colony: 'Spitalfields',
      business_colony: 'Spitalfields',
      city: 'London',
      business_city: 'London',
      subcategory: '1',
      subcatagory: '1',
    });
  });

  it('[DAT-5] lists the categories without their products (D46)', async () => {
    await importBusiness({ menu: [aCategory('c-1', [aProduct('p-1')])] });
    expect((await details()).menucategory).toStrictEqual([
      { menucategory_id: 'c-1', menucategory_name: 'Category c-1', menucategory_desc: '' },
    ]);
  });

  it('[BIZ-20] answers 204 for an unknown slug', async () => {
    await importBusiness();
    expect(await api.call('business/details', { slug: 'nobody', zipcode: '' })).toStrictEqual({
      responsecode: '204',
      status: 'We cannot find that restaurant.',
    });
  });

  it('[BIZ-16] names the other address that serves the postcode (D47)', async () => {
    await importBusiness({ postcode_urls: [{ sector: 'n11', url: 'https://north.example/' }] });
    const answer = await api.call('business/details', { slug: 'saffron-yard', zipcode: 'n1 1aa' });
    expect(hasCode(answer, '201') && answer).toStrictEqual({
      responsecode: '201',
      status: 'Saffron Yard serves N1 1AA from another address.',
      postcode_url: 'https://north.example/',
    });
    expect(await details('E1 6AN')).toMatchObject({ responsecode: '200' });
  });

  it('[DAT-6][SVC-11][SVC-12][SVC-13][SVC-14] says in words what is possible in each mode', async () => {
    const { pickup, delivery } = aCatalogueBusiness();
    await importBusiness({ delivery: { ...delivery, status: 'no' } });
    expect((await details()).service_availability).toStrictEqual({
      pickuppossible: 'yes',
      delpossible: 'no',
      pickupmsg: '20 mins',
      deliverymsg: 'Unavailable',
    });
    await importBusiness({ pickup: { ...pickup, average_minutes: 35 } });
    api.clock.moveTo('2026-11-20T09:00:00Z');
    expect((await details()).service_availability).toStrictEqual({
      pickuppossible: 'pre',
      delpossible: 'pre',
      pickupmsg: 'Preorder Only',
      deliverymsg: 'Preorder Only',
    });
  });

  it('[CRT-16][CRT-18] gives a new token from midnight in London', async () => {
    await importBusiness();
    const evening = (await details()).info.today_token;
    api.clock.moveTo('2026-11-20T23:59:59Z');
    expect((await details()).info.today_token).toBe(evening);
    api.clock.advance({ seconds: 1 });
    expect((await details()).info.today_token).not.toBe(evening);
  });

  it('[DAT-5] gives today’s periods, and the slots of today’s service', async () => {
    await importBusiness();
    const answer = await details();
    expect(answer.info.resturent_timeing).toStrictEqual([{ start: '12:00', end: '23:00' }]);
    expect(answer.delivery_timeing.at(0)).toStrictEqual({ time: '12:45', at: '2026-11-20T12:45:00.000Z' });
    expect(answer.pickup_timeing.at(-1)).toStrictEqual({ time: '23:00', at: '2026-11-20T23:00:00.000Z' });
  });

  it('[MNU-8] shortens the welcome text to its first 25 characters', async () => {
    await importBusiness({ welcome_text: 'Welcome to Saffron Yard, ten years on.' });
    expect((await details()).info.welcome_text_short).toBe('Welcome to Saffron Yard, ');
  });

  it('[SVC-16] names when a closed business opens next', async () => {
    await importBusiness();
    api.clock.moveTo('2026-11-20T23:30:00Z');
    expect((await details()).info.bs_next_open).toBe('Opens tomorrow at 12:00');
  });

  it('shows a change of the catalogue at once', async () => {
    await importBusiness();
    await details();
    await importBusiness({ business_name: 'Renamed' });
    expect((await details()).info.business_name).toBe('Renamed');
  });
});

describe('business/menu', () => {
  const option = anOptionGroup('o-1', [anOptionItem('i-1')]);
  const sub = { product_id: 'p-2-s', product_name: 'Small', product_price: '5.25' };
  const menu = [
    aCategory('c-1', [
      aProduct('p-1', { product_option: [option] }),
      aProduct('p-2', { sub_product: [sub] }),
      aProduct('p-3', { allergens: ['gluten'], diets: ['vegan'], available: 'no' }),
    ]),
  ];
  const products = async (changes: Partial<CatalogueBusiness> = {}) => {
    const answer = await menuOf({ menu, ...changes });
    return answer.menu.flatMap(({ product }) => product);
  };

  it('[MNU-19] names the picture of a dish that has one, and says of an illustration that it is one', async () => {
    const picture = 'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>';
    const illustrated = { product_picture: picture, picture_kind: 'illustration' } as const;
    const shown = await products({
      menu: [
        aCategory('c-1', [
          aProduct('p-1', illustrated),
          aProduct('p-2', { product_picture: 'https://pictures.example/dal.jpg' }),
          aProduct('p-3', { product_picture: '' }),
          aProduct('p-4'),
        ]),
      ],
    });
    expect(shown.map(({ product_picture, picture_kind }) => [product_picture, picture_kind])).toStrictEqual([
      [expect.stringMatching(/^\/api\/pictures\/[a-f0-9]{64}$/), 'illustration'],
      ['https://pictures.example/dal.jpg', undefined],
      ['', undefined],
      ['', undefined],
    ]);
    const [first] = shown;
    const answer = await api.server.inject(first?.product_picture ?? '');
    expect(answer.payload).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });

  it('[OPT-1][MNU-17] derives whether a product has options and sub-products', async () => {
    expect(await products()).toMatchObject([
      { has_option: 'yes', has_subproduct: 'no' },
      { has_option: 'no', has_subproduct: 'yes', sub_product: [sub] },
      {
        has_option: 'no',
        allergens: ['gluten'],
        diets: ['vegan'],
        available: 'no',
        product_selected_Quantity: 0,
      },
    ]);
  });

  it('[CRT-12][CRT-13] marks the products that an automatic discount of a mode covers (D64)', async () => {
    const discounts = [
      aDiscount('d-1', { service: 'delivery', discounted_product_id: ['p-1', 'p-2-s'] }),
      aDiscount('d-2', { service: 'pickup', discounted_product_id: ['p-1'] }),
      aDiscount('d-3', { code: 'TYPED', discounted_product_id: ['p-3'] }),
      aDiscount('d-4', { until: '2026-11-19', discounted_product_id: ['p-3'] }),
    ];
    expect(await products({ discounts })).toMatchObject([
      { has_discount: 'y', has_discount_delivery: 'Yes', has_discount_pickup: 'Yes' },
      { has_discount: 'y', has_discount_delivery: 'Yes', has_discount_pickup: 'No' },
      { has_discount: 'n', has_discount_delivery: 'No', has_discount_pickup: 'No' },
    ]);
  });

  it('[FRE-2][DAT-13] lists the free dishes by what unlocks them', async () => {
    const group = {
      id: 'f-1',
      welcome_text: 'A side',
      freedish_service_type: 'pickupdelivery' as const,
      is_selectable: 0,
      condition: { amount: '30.00', product_list: [], independent: 'no' as const, qnty: 1 },
      freedish_item: [{ fd_id: 'fd-1', fd_name: 'Bhaji', fd_price: '3.50' }],
    };
    const byProducts = {
      ...group,
      id: 'f-2',
      is_selectable: 1,
      condition: { ...group.condition, amount: '', product_list: [{ pro_id: 'p-1', qty: 2 }] },
      freedish_item: [{ fd_id: 'fd-2', fd_name: 'Naan', fd_price: '2.40' }],
    };
    const { dishes } = await menuOf({ menu, free_dishes: [group, byProducts] });
    expect(dishes.amount).toMatchObject([
      { id: 'f-1', qnty: 0, freedish_item: [{ selected: 'yes', disable: 'no' }] },
    ]);
    expect(dishes.group).toMatchObject([
      { id: 'f-2', qnty: 0, freedish_item: [{ selected: 'no', disable: 'no' }] },
    ]);
  });

  it('names the lowest amount from which delivery is free', async () => {
    const { delivery } = aCatalogueBusiness();
    const sector = { charge: '2.50', minimum: '0.00' };
    const sectors = [
      { ...sector, sector: 'e16', waiver: '25.00' },
      { ...sector, sector: 'e15', waiver: '0.00' },
      { ...sector, sector: 'e14', waiver: '100.00' },
    ];
    expect(await menuOf({ delivery: { ...delivery, sectors } })).toMatchObject({
      discount_delivery_charge_waiver: '25.00',
    });
    expect(await menuOf({ delivery: { ...delivery, sectors: [] } })).toMatchObject({
      discount_delivery_charge_waiver: '0.00',
    });
  });

  it('answers 204 for an unknown business', async () => {
    expect(await api.call('business/menu', { business: 'nobody' })).toMatchObject({ responsecode: '204' });
  });

  it('computes a menu once, and sends the same answer until the catalogue changes', async () => {
    const ask = () => api.api.inject('business/menu', { business: 'b-saffron-yard' }, market.id);
    await menuOf({});
    const first = await ask();
    expect(await ask()).toBe(first);
    await menuOf({ menu: [aCategory('c-1', [aProduct('p-1')])] });
    expect(await ask()).not.toBe(first);
  });
});

describe('what a business tells about itself', () => {
  it('[API2-15] gives its week from Monday, and the special days to come', async () => {
    await importBusiness({
      special_days: [
        { date: '2026-12-26', hours: [['12:00', '16:00']] },
        { date: '2026-12-25', hours: [] },
        { date: '2026-11-19', hours: [] },
      ],
    });
    const answer = await api.call('business/info', { business: 'b-saffron-yard' });
    if (!isOk(answer)) throw new Error(answer.status);
    expect(answer.bs_opening_schedule.map(({ day }) => day)).toStrictEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(answer.bs_opening_schedule[0]?.opening_time_schedule_lable).toBe('12:00 - 23:00');
    expect(answer.bs_special_openclose_schedule).toStrictEqual([
      { date: '25 December 2026', opening_time_schedule_lable: 'Closed' },
      { date: '26 December 2026', opening_time_schedule_lable: '12:00 - 16:00' },
    ]);
  });

  it('[BIZ-9][BIZ-10][API2-17] gives its texts for search engines by GET', async () => {
    await importBusiness();
    expect(await api.call('information/business_meta_details', { slug: 'saffron-yard' })).toStrictEqual({
      responsecode: '200',
      bm_title: 'Saffron Yard',
      bm_keywords: 'indian',
      bm_description: 'Order curries.',
      business_banner_url: '',
    });
  });
});
