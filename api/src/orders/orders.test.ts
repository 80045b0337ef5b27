import fc from 'fast-check';
import { isOk } from '@storefront/contract';
import { aProduct, aCategory } from '../testing/builders';
import {
  aCatalogueOf,
  anOrder,
  anOrderingBusiness,
  cartItem,
  guestToken,
  outboxOf,
} from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.importCatalogue(aCatalogueOf(anOrderingBusiness()));
  token = await guestToken(api);
});
afterAll(() => api.close());

const without = anOrderingBusiness({ cash_otp: 'no' });

describe('placing an order', () => {
  it('[ORD-13][OTP-39] a cash order waits for its code at a business that asks for one', async () => {
    const answer = await api.call('business/order', anOrder(token));
    expect(answer).toMatchObject({ responsecode: '203', id: expect.stringMatching(/^[\w-]{22}$/) });
  });

  it('[ORD-2][ORD-22][PER-2][G23] a cash order elsewhere is confirmed at once, with a message to the customer in the outbox', async () => {
    await api.importCatalogue(aCatalogueOf(without));
    const answer = await api.call('business/order', anOrder(token));
    if (!isOk(answer)) throw new Error(JSON.stringify(answer));
    const status = await api.call('business/order_status', { okey: answer.id });
    expect(status).toMatchObject({
      order: {
        state: 'placed',
        totals: { subtotal: '19.00', total: '22.75', additionalchageamnt: '2.50' },
        items: [{ product_name: 'Dal', allergens: ['mustard'], diets: ['vegan'] }],
        paid: 'no',
      },
    });
    const [message] = await outboxOf(api);
    expect(message).toMatchObject({ channel: 'email', to: 'ada@example.test' });
    expect(message?.body).toContain('Contains: mustard');
    expect(message?.body).toContain('vegan');
    expect(message?.body).toContain('£22.75');
  });

  it('the e-mail states the delivery charge, Free when there is none, and no delivery line for a collection', async () => {
    await api.importCatalogue(aCatalogueOf(without));
    const mailOf = async (order: Parameters<typeof api.call<'business/order'>>[1]) => {
      const answer = await api.call('business/order', order);
      if (!isOk(answer)) throw new Error(JSON.stringify(answer));
      return (await outboxOf(api))[0]?.body;
    };
    const free = {
      cartitems: [cartItem({ product_qnty: 3 })],
      delivery_price: '0.00',
      service_charge: '1.43',
    };
    const collected = { ...anOrder(token), del_mode: 'pickup', delivery_price: '0.00' } as const;
    expect(await mailOf(anOrder(token))).toMatch(/Delivery charge\s+£2\.50/);
    expect(await mailOf(anOrder(token, free))).toMatch(/Delivery charge\s+Free/);
    expect(await mailOf(collected)).not.toContain('Delivery charge');
  });

  it('[ORD-5] the key of an order is 128 random bits', async () => {
    await api.importCatalogue(aCatalogueOf(without));
    const answers = await Promise.all([1, 2, 3].map(() => api.call('business/order', anOrder(token))));
    const ids = answers.map((answer) => (isOk(answer) ? answer.id : ''));
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(16);
  });

  it('[ORD-1] the same request sent twice makes one order and gets the same answer', async () => {
    const order = anOrder(token);
    const [first, second] = [
      await api.call('business/order', order),
      await api.call('business/order', order),
    ];
    expect(second).toStrictEqual(first);
    const other = await api.call('business/order', { ...order, slot: '23:00' });
    expect(other).toMatchObject({ responsecode: '201' });
  });

  it('[ORD-11][ORD-12] a price that has changed is answered 202 with the refreshed cart', async () => {
    const menu = [aCategory('c-1', [aProduct('p-1', { product_name: 'Dal', product_price: '10.00' })])];
    await api.importCatalogue(aCatalogueOf(anOrderingBusiness({ menu })));
    expect(await api.call('business/order', anOrder(token))).toMatchObject({
      responsecode: '202',
      cartitems: [{ product_id: 'p-1', sell_price: '10.00' }],
      service_charge: '1.00',
    });
  });

  it('[ORD-10] a dish that left the menu is dropped and named', async () => {
    const cartitems = [cartItem(), cartItem({ product_id: 'p-9', product_name: 'Bhaji', product_qnty: 1 })];
    expect(await api.call('business/order', anOrder(token, { cartitems }))).toMatchObject({
      responsecode: '202',
      missing: ['Bhaji'],
      cartitems: [{ product_id: 'p-1' }],
    });
  });

  it('[G4] the server’s figure is charged, whatever is changed in the payload', async () => {
    await api.importCatalogue(aCatalogueOf(without));
    const shown = { price: '9.50', delivery: '2.50', service: '0.95', baggage: '0.30' };
    const money = fc.integer({ min: 0, max: 9_999 }).map((pence) => (pence / 100).toFixed(2));
    const claim = (right: string) => fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, money);
    const claims = fc.record({
      price: claim(shown.price),
      delivery: claim(shown.delivery),
      service: claim(shown.service),
      baggage: claim(shown.baggage),
    });
    const charged = async ({ price, delivery, service, baggage }: typeof shown) => {
      const answer = await api.call(
        'business/order',
        anOrder(await guestToken(api), {
          cartitems: [cartItem({ product_price: price, sell_price: price })],
          delivery_price: delivery,
          service_charge: service,
          baggage_charge: baggage,
        }),
      );
      if (!isOk(answer)) return answer.responsecode;
      const status = await api.call('business/order_status', { okey: answer.id });
      return isOk(status) ? status.order.totals.total : status.responsecode;
    };
    expect(await charged(shown)).toBe('22.75');
    await fc.assert(
      fc.asyncProperty(claims, async (claimed) => {
        const isRight = Object.entries(shown).every(([name, figure]) => claimed[name as 'price'] === figure);
        expect(await charged(claimed)).toBe(isRight ? '22.75' : '202');
      }),
      { numRuns: 25 },
    );
  });

  it('[ORD-16] a session that is over is answered 221', async () => {
    expect(await api.call('business/order', anOrder('nobody'))).toMatchObject({ responsecode: '221' });
  });

  it.each([
    ['the cart is empty', { cartitems: [] }, 'Your cart is empty.'],
    ['no address', { address: null }, 'Please complete your details.'],
    [
      'a time that is not offered',
      { slot: '04:00' },
      'That time can no longer be had. Please choose another.',
    ],
  ] as const)('refuses when %s', async (_, parts, status) => {
    const body = anOrder(token, parts as Partial<ReturnType<typeof anOrder>>);
    expect(await api.call('business/order', body)).toMatchObject({ responsecode: '201', status });
  });

  it('refuses an order and a calculation of a restaurant that is not in the catalogue', async () => {
    const body = anOrder(token, { business_id: 'b-gone' });
    const unknown = await api.call('business/menu', { business: 'b-gone' });
    expect(unknown.responsecode).toBe('204');
    expect(await api.call('business/order', body)).toStrictEqual(unknown);
    expect(await api.call('business/order_cart_backend_calculation', body)).toStrictEqual(unknown);
  });

  it('refuses a cash order that waits for a code when its number is not a mobile, and opens the form again', async () => {
    const order = anOrder(token);
    const address = { ...order.address, mobile_no: '02079460123' } as typeof order.address;
    expect(await api.call('business/order', { ...order, address })).toStrictEqual({
      responsecode: '201',
      status: 'We send the code by text message: please enter a UK mobile number that begins with 07.',
      deliveryformopen: 'yes',
    });
    await api.importCatalogue(aCatalogueOf(without));
    expect(await api.call('business/order', { ...order, address })).toMatchObject({ responsecode: '200' });
  });

  it('[ADR-23][ORD-15] refuses a postcode outside the sectors and opens the form again', async () => {
    const order = anOrder(token);
    const address = { ...order.address, zipcode: 'M1 1AA' } as typeof order.address;
    expect(await api.call('business/order', { ...order, address })).toMatchObject({
      responsecode: '201',
      status: 'The restaurant doesn’t deliver to M1 1AA. Enter a different delivery postcode',
      deliveryformopen: 'yes',
    });
  });

  it('[ADR-24] refuses an order below the minimum', async () => {
    const cartitems = [cartItem({ product_qnty: 1 })];
    const body = anOrder(token, { cartitems, service_charge: '0.48' });
    expect(await api.call('business/order', body)).toMatchObject({
      responsecode: '201',
      status: 'Order amount should be equal to or higher than £12.00',
    });
  });
});

describe('the figures of an order that is not yet placed', () => {
  it('[API2-20] are the server’s, for the address as far as it is known', async () => {
    const { request_key: _, ...order } = anOrder(token);
    expect(
      await api.call('business/order_cart_backend_calculation', { ...order, paymode: '' }),
    ).toMatchObject({
      responsecode: '200',
      subtotal: '19.00',
      delivery_charge: '2.50',
      service_charge: '0.95',
      baggage_charge: '0.30',
      total: '22.75',
    });
  });
});

describe('the figures before an address is given', () => {
  it('[TTL-8] are those that the cart showed', async () => {
    const { request_key: _, ...order } = anOrder(token);
    const body = { ...order, address: null, paymode: '' as const };
    expect(await api.call('business/order_cart_backend_calculation', body)).toMatchObject({
      delivery_charge: '2.50',
      total: '22.75',
    });
  });
});

describe('an order by its key', () => {
  it('is unknown under another key', async () => {
    expect(await api.call('business/order_status', { okey: 'nothing' })).toMatchObject({
      responsecode: '204',
      status: 'We cannot find that order.',
    });
  });
});
