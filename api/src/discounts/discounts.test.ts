import { isOk } from '@storefront/contract';
import type { CartItem } from '@storefront/contract';
import type { CatalogueDiscount } from '../catalogue/format';
import { aCatalogue, aCatalogueBusiness, aCategory, aDiscount, aProduct } from '../testing/builders';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const importCatalogueOf = (...discounts: CatalogueDiscount[]) =>
  api.importCatalogue(
    aCatalogue(
      aCatalogueBusiness({
        discounts,
        menu: [
          aCategory('c-1', [
            aProduct('p-1'),
            aProduct('p-2', { product_name: 'Naan', product_price: '2.40' }),
          ]),
        ],
      }),
    ),
  );

const line = (id: string, product_qnty: number, price = '9.50'): CartItem => ({
  product_id: id,
  product_name: `Dish ${id}`,
  product_price: price,
  sell_price: price,
  product_qnty,
  product_type: '',
  select_product_type: 'product',
  main_pro_id: '',
  main_pro_name: '',
  extras: [],
  has_discount: 'n',
  has_discount_pickup: 'No',
  has_discount_delivery: 'No',
  product_comment: '',
  menucategory_rank: 1,
  product_option: [],
});

const type = (
  discountcode: string,
  productid = [line('p-1', 2)],
  servicetype: 'pickup' | 'delivery' = 'pickup',
) =>
  api.call('business/manual_discount', {
    businessid: 'b-saffron-yard',
    discountcode,
    productid,
    servicetype,
  });

describe('business/discount', () => {
  it('[API-12][DSC-1][DAT-12] gives the automatic discounts of each mode that count today', async () => {
    await importCatalogueOf(
      aDiscount('both', { service: 'pickupdelivery' }),
      aDiscount('pickup', { service: 'pickup' }),
      aDiscount('typed', { code: 'TYPED' }),
      aDiscount('tomorrow', { from: '2026-11-21' }),
      aDiscount('yesterday', { until: '2026-11-19' }),
      aDiscount('today', { from: '2026-11-20', until: '2026-11-20', service: 'delivery' }),
    );
    const answer = await api.call('business/discount', { business: 'b-saffron-yard' });
    if (!isOk(answer)) throw new Error(answer.status);
    expect(answer.discounts.delivery.map(({ discountid }) => discountid)).toStrictEqual(['both', 'today']);
    expect(answer.discounts.pickup.map(({ discountid }) => discountid)).toStrictEqual(['both', 'pickup']);
    expect(answer.discounts.pickup[1]).toStrictEqual({
      discountid: 'pickup',
      code: '',
      discounttext: '10% off',
      payby: 'percentage',
      commonrate: '10',
      minshop: '0.00',
      discounted_product_id: [],
      coupon_type: '',
    });
  });
});

describe('business/manual_discount', () => {
  const ten = aDiscount('ten', { code: 'TEN' });

  it('[API-13][CPN-5] gives what a code saves, typed in any case', async () => {
    await importCatalogueOf(ten);
    expect(await type(' ten ')).toStrictEqual({
      responsecode: '200',
      discount_price: '1.90',
      discount: expect.objectContaining({
        discountid: 'ten',
        code: 'TEN',
        coupon_type: 'manual',
        discountvalue: '1.90',
      }),
    });
  });

  it('[DSC-1] counts by the date in London, in summer too', async () => {
    const summer = await testApi();
    summer.clock.moveTo('2026-07-01T23:30:00Z');
    const discounts = [
      aDiscount('first', { until: '2026-07-01' }),
      aDiscount('second', { from: '2026-07-02', until: '2026-07-02' }),
    ];
    await summer.importCatalogue(aCatalogue(aCatalogueBusiness({ discounts })));
    const answer = await summer.call('business/discount', { business: aCatalogueBusiness().business_id });
    expect(isOk(answer) && answer.discounts.delivery.map(({ discountid }) => discountid)).toStrictEqual([
      'second',
    ]);
    await summer.close();
  });

  it('[TOT-19] prices the cart from the menu, whatever it claims', async () => {
    await importCatalogueOf(ten);
    expect(await type('TEN', [line('p-1', 2, '900.00')])).toMatchObject({ discount_price: '1.90' });
    expect(await type('TEN', [line('no-such-dish', 2)])).toStrictEqual({
      responsecode: '201',
      status: 'Add something to your cart before you use a code.',
    });
  });

  it.each([
    ['', [], 'Please enter a discount code.'],
    ['NOPE', [ten], 'We do not know that code. Please check it and try again.'],
    ['AUTO', [aDiscount('auto', { code: '' })], 'We do not know that code. Please check it and try again.'],
    ['X', [{ ...ten, code: 'X', service: 'delivery' as const }], 'This code is for delivery only.'],
    ['X', [{ ...ten, code: 'X', from: '2026-12-01' }], 'This code can be used from 1 December 2026.'],
    ['X', [{ ...ten, code: 'X', until: '2026-11-19' }], 'This code can no longer be used.'],
    [
      'X',
      [{ ...ten, code: 'X', minshop: '20.00' }],
      'This code needs £20.00 of food. Add £1.00 more to use it.',
    ],
    [
      'X',
      [{ ...ten, code: 'X', discounted_product_id: ['p-2'] }],
      'This code is for Naan. Add one to use it.',
    ],
    ['X', [{ ...ten, code: 'X', commonrate: '0' }], 'This code saves nothing on what is in your cart.'],
  ])('[CPN-10] refuses "%s" %#, and says why', async (code, discounts, status) => {
    await importCatalogueOf(...discounts);
    expect(await type(code)).toStrictEqual({ responsecode: '201', status });
  });

  it('[DSC-3] accepts a code from exactly its minimum', async () => {
    await importCatalogueOf({ ...ten, minshop: '19.00' });
    expect(await type('TEN')).toMatchObject({ responsecode: '200' });
    await importCatalogueOf({ ...ten, minshop: '19.01' });
    expect(await type('TEN')).toMatchObject({ responsecode: '201' });
  });

  it('[CPN-5] chooses the discount of the mode when a code names one for each mode', async () => {
    await importCatalogueOf(
      { ...ten, service: 'delivery', commonrate: '20' },
      { ...ten, discountid: 'other', service: 'pickup' },
    );
    expect(await type('TEN')).toMatchObject({ discount: { discountid: 'other' } });
    expect(await type('TEN', [line('p-1', 2)], 'delivery')).toMatchObject({
      discount: { discountid: 'ten' },
    });
  });

  it('[API-6] answers 429 to someone who guesses codes, and says when to try again', async () => {
    await importCatalogueOf(ten);
    const body = {
      businessid: 'b-saffron-yard',
      discountcode: 'GUESS',
      productid: [line('p-1', 2)],
      servicetype: 'pickup',
    };
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => api.post('business/manual_discount', body)),
    );
    const limited = answers.find(({ statusCode }) => statusCode === 429);
    expect(limited?.json()).toMatchObject({ responsecode: '429', status: expect.stringMatching(/./) });
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(limited?.headers['retry-after'])).toBeLessThanOrEqual(600);
  });
});
