import type { Answer } from '@storefront/contract';
import type { CatalogueBusiness } from '../catalogue/format';
import { aCategory, aProduct } from '../testing/builders';
import {
  aCatalogueOf,
  aCollection,
  anOrder,
  anOrderingBusiness,
  cartItem,
  guestToken,
  outboxOf,
} from '../testing/ordering';
import type { CollectionOrder, DeliveryOrder } from '../testing/ordering';
import { testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { userData, userToken } from '../testing/users';

type Discount = CatalogueBusiness['discounts'][number];

const aDiscount = (parts: Partial<Discount> = {}): Discount => ({
  discountid: 'd-1',
  code: '',
  discounttext: '10% off',
  payby: 'percentage',
  commonrate: '10',
  minshop: '15.00',
  service: 'pickupdelivery',
  discounted_product_id: [],
  from: '',
  until: '',
  ...parts,
});

const wire = (
  { service: _service, from: _from, until: _until, ...discount }: Discount,
  discountvalue: string,
) => ({
  ...discount,
  coupon_type: discount.code === '' ? ('' as const) : ('manual' as const),
  discountvalue,
});

const freeSides: CatalogueBusiness['free_dishes'][number] = {
  id: 'f-1',
  welcome_text: 'A free side',
  freedish_service_type: 'pickupdelivery',
  is_selectable: 1,
  condition: { amount: '15.00', product_list: [], independent: 'no', qnty: 1 },
  freedish_item: [
    { fd_id: 'fd-1', fd_name: 'Onion Bhaji', fd_price: '3.50' },
    { fd_id: 'fd-2', fd_name: 'Samosa', fd_price: '3.00' },
  ],
};
const chosen = (...ids: string[]) => [
  {
    id: 'f-1',
    qnty: 1,
    freedish_item: ['fd-1', 'fd-2'].map((fd_id) => ({
      fd_id,
      selected: ids.includes(fd_id) ? ('yes' as const) : ('no' as const),
    })),
  },
];

let api: TestApi;
let sessiontoken: string;
beforeAll(async () => {
  api = await testApi();
  sessiontoken = await guestToken(api);
});
afterAll(() => api.close());

const importBusiness = (parts: Partial<CatalogueBusiness> = {}) =>
  api.importCatalogue(aCatalogueOf(anOrderingBusiness({ cash_otp: 'no', ...parts })));
const place = (parts: Partial<DeliveryOrder> = {}): Promise<Answer<'business/order'>> =>
  api.call('business/order', anOrder(sessiontoken, parts));
const collect = (parts: Partial<CollectionOrder> = {}): Promise<Answer<'business/order'>> =>
  api.call('business/order', aCollection(sessiontoken, parts));
const placed = async (parts: Partial<DeliveryOrder> = {}) => orderOf(await place(parts));
async function orderOf(answer: Answer<'business/order'>) {
  if (answer.responsecode !== '200') throw new Error(JSON.stringify(answer));
  const status = await api.call('business/order_status', { okey: answer.id });
  if (status.responsecode !== '200') throw new Error(status.status);
  return status.order;
}

describe('the discount of an order', () => {
  it('[ORD-12] is the server’s: an automatic one that the customer saw is taken off', async () => {
    await importBusiness({ discounts: [aDiscount()] });
    const order = await placed({ discount: wire(aDiscount(), '1.90') });
    expect(order.totals).toMatchObject({ subtotal: '19.00', total_discount: '1.90', total: '20.85' });
  });

  it.each([
    ['is claimed and there is none', [], wire(aDiscount(), '1.90'), null],
    ['applies and was not seen', [aDiscount()], null, { discountid: 'd-1', discountvalue: '1.90' }],
    ['saves another amount', [aDiscount()], wire(aDiscount(), '9.00'), { discountvalue: '1.90' }],
    [
      'is another that saves as much',
      [aDiscount({ discountid: 'd-2' })],
      wire(aDiscount(), '1.90'),
      { discountid: 'd-2' },
    ],
    ['is not for this mode', [aDiscount({ service: 'pickup' })], wire(aDiscount(), '1.90'), null],
    ['is over', [aDiscount({ until: '2026-11-19' })], wire(aDiscount(), '1.90'), null],
  ] as const)('[G4][ORD-11] that %s is answered 202', async (_, discounts, discount, refreshed) => {
    await importBusiness({ discounts: [...discounts] });
    const answer = await place({
      discount: discount === null ? null : { ...discount, discounted_product_id: [] },
    });
    expect(answer).toMatchObject({ responsecode: '202', discount: refreshed });
  });

  it('[CPN-12] a typed code is checked against the catalogue, in any case of letters', async () => {
    const code = aDiscount({ discountid: 'd-9', code: 'NAAN3', payby: 'price', commonrate: '3.00' });
    await importBusiness({ discounts: [code] });
    const typed = { ...wire(code, '3.00'), code: 'naan3' };
    expect((await placed({ discount: typed })).totals).toMatchObject({
      total_discount: '3.00',
      total: '19.75',
    });
    const invented = { ...typed, code: 'FREE', commonrate: '99.00', discountvalue: '19.00' };
    expect(await place({ discount: invented })).toMatchObject({ responsecode: '202', discount: null });
  });
});

describe('the free dishes of an order', () => {
  beforeEach(() => importBusiness({ free_dishes: [freeSides] }));

  it('go with it as they were chosen', async () => {
    expect((await placed({ freedish: chosen('fd-2') })).freedish).toStrictEqual([
      { fd_id: 'fd-2', fd_name: 'Samosa', fd_price: '3.00', qnty: 1 },
    ]);
  });

  it('stand in the e-mails to the customer and to the kitchen, as free', async () => {
    await importBusiness({ free_dishes: [freeSides], business_email: 'kitchen@example.test' });
    const { order_number } = await placed({ freedish: chosen('fd-2') });
    const mails = (await outboxOf(api)).filter(({ subject }) => subject.includes(order_number));
    expect(mails.map(({ to }) => to).sort()).toStrictEqual(['ada@example.test', 'kitchen@example.test']);
    for (const { body } of mails) expect(body).toMatch(/1 × Samosa\s+Free/);
  });

  it('may be left alone', async () => {
    expect((await placed({ freedish: chosen() })).freedish).toStrictEqual([]);
    expect((await placed({ freedish: [] })).freedish).toStrictEqual([]);
  });

  it.each([
    ['more than may be chosen', chosen('fd-1', 'fd-2')],
    ['more of one', chosen('fd-1').map((group) => ({ ...group, qnty: 5 }))],
    [
      'a group that is none',
      [{ id: 'f-9', qnty: 1, freedish_item: [{ fd_id: 'fd-1', selected: 'yes' as const }] }],
    ],
  ])('[G4] %s is answered 202 with what is given', async (_, freedish) => {
    expect(await place({ freedish })).toMatchObject({
      responsecode: '202',
      freedish: [{ id: 'f-1', qnty: 1 }],
    });
  });
});

describe('the charges of an order', () => {
  it.each([
    ['delivery', { delivery_price: '0.00' }],
    ['service', { service_charge: '0.00' }],
    ['bag', { baggage_charge: '0.00' }],
  ])('[G4] a %s charge that was seen otherwise is answered 202', async (_, claim) => {
    await importBusiness();
    expect(await place(claim)).toMatchObject({
      responsecode: '202',
      delivery_charge: '2.50',
      service_charge: '0.95',
      baggage_charge: '0.30',
    });
  });

  it('[TTL-6] delivery is free from the waiver on, and the page knows', async () => {
    await importBusiness();
    const order = await placed({
      cartitems: [cartItem({ product_qnty: 3 })],
      delivery_price: '0.00',
      service_charge: '1.43',
    });
    expect(order.totals).toMatchObject({ subtotal: '28.50', additionalchageamnt: '0.00', total: '30.23' });
  });

  it('[TTL-7][ADR-1] collection has no delivery charge, and asks for a name, an e-mail and a number', async () => {
    await importBusiness();
    const address = { name: 'Ada Moss', email: 'ada@example.test', mobile_no: '07700900123' };
    const order = await orderOf(await collect({ address }));
    expect(order).toMatchObject({ del_mode: 'pickup', totals: { total: '20.25' } });
    expect(await collect({ address: { ...address, name: ' ' } })).toMatchObject({
      responsecode: '201',
      deliveryformopen: 'yes',
    });
  });
});

describe('the time and the payment of an order', () => {
  it('[SLT-4] a time that is offered is kept with the order', async () => {
    await importBusiness();
    expect(await placed({ slot: '20:00' })).toMatchObject({ slot: '20:00' });
  });

  it.each(['18:00', '18:45', '23:30', '03:00'])(
    '[SLT-2] %s cannot be made any more, or not at all',
    async (slot) => {
      await importBusiness();
      expect(await place({ slot })).toMatchObject({
        responsecode: '201',
        status: 'That time can no longer be had. Please choose another.',
      });
    },
  );

  it('[ORD-14] a closed restaurant takes no order', async () => {
    await importBusiness({ special_days: [{ date: '2026-11-20', hours: [] }] });
    expect(await place()).toMatchObject({
      responsecode: '201',
      status:
        "The restaurant is closed at the moment. You'll be able to preorder before the next opening hours. Please try again later.",
    });
  });

  it('[PER-10] a way to pay that the business does not take is refused', async () => {
    await importBusiness({ payment_permission: { order: [{ value: 'cod', leble: 'Cash' }], booking: [] } });
    expect(await place({ paymode: 'card' })).toStrictEqual({
      responsecode: '201',
      status: 'The restaurant does not take this way of paying. Please choose another.',
    });
  });

  it('an order by card that costs nothing is placed without a payment, which no provider would take', async () => {
    const menu = [aCategory('c-1', [aProduct('p-1', { product_name: 'Dal', product_price: '0.00' })])];
    const free = { service_charge: '0.00', baggage_charge: '0.00' };
    const charges = {
      service_charge_type: 'fixed_price',
      baggage_charge_type: 'fixed_price',
      ...free,
    } as const;
    await importBusiness({ menu, service_charge: charges });
    const cartitems = [cartItem({ product_price: '0.00', sell_price: '0.00' })];
    const order = await orderOf(await collect({ paymode: 'card', cartitems, ...free }));
    expect(order).toMatchObject({ state: 'placed', totals: { total: '0.00' } });
  });

  it('[PAY-4] without a provider no card is taken', async () => {
    await importBusiness();
    const without = await testApi({ database: api.database, config: { ...testConfig, production: true } });
    const answer = await without.call('business/order', anOrder(sessiontoken, { paymode: 'card' }));
    expect(answer).toMatchObject({ responsecode: '201' });
    expect((await without.server.inject('/pay?key=x&ptype=card')).statusCode).toBe(503);
    await without.server.close();
    await without.api.close();
  });

  it('[ORD-24] the outbox is read in development alone', async () => {
    const production = await testApi({ database: api.database, config: { ...testConfig, production: true } });
    expect((await api.server.inject('/dev/outbox')).statusCode).toBe(200);
    expect((await production.server.inject('/dev/outbox')).statusCode).toBe(404);
    await production.server.close();
    await production.api.close();
  });

  it('[SUB-4][PER-3] boxes that a guest sends ticked subscribe nobody', async () => {
    await importBusiness();
    const ticked = { sms_subscription: 'yes', bookyup_subscription: 'yes', bs_subscription: 'yes' } as const;
    expect(await place(ticked)).toMatchObject({ responsecode: '200', subscribed_bs_list: [] });
  });

  it('[SUB-3][G24] a user’s ticked boxes subscribe, and those left alone change nothing', async () => {
    await importBusiness();
    const user = await userToken(api);
    await place({ sessiontoken: user, user_type: 'user', bookyup_subscription: 'yes' });
    const answer = await place({ sessiontoken: user, user_type: 'user', bs_subscription: 'yes' });
    expect(answer).toMatchObject({ subscribed_bs_list: ['b-saffron-yard'] });
    expect(await userData(api, user)).toMatchObject({ sms_subscription: 'no', bookyup_subscription: 'yes' });
  });

  it('[PER-5] an address of the book is used by its id, and only by its owner', async () => {
    await importBusiness();
    expect(await place({ addressid: 'somebody-elses', address: null })).toMatchObject({
      responsecode: '201',
    });
  });
});
