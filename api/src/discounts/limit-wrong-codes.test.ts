import { aDiscount } from '../testing/builders';
import {
  aCatalogueOf,
  anOrder,
  anOrderingBusiness,
  businessId,
  cartItem,
  guestToken,
} from '../testing/ordering';
import { clientAuthorization, testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { userToken } from '../testing/users';

let api: TestApi;
let sessiontoken: string;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(
    aCatalogueOf(anOrderingBusiness({ discounts: [aDiscount('d-1', { code: 'SECRET' })] })),
  );
  sessiontoken = await guestToken(api);
});
beforeEach(() => api.database.database.execute('delete from rate_limits'));
afterAll(() => api.close());

const claim = (code: string) => ({
  discountid: 'd-1',
  discounttext: '',
  code,
  payby: 'percentage' as const,
  commonrate: '10',
  minshop: '0.00',
  service: 'pickupdelivery' as const,
  discounted_product_id: [],
  coupon_type: 'manual' as const,
  discountvalue: '0.00',
});

const guesses = {
  'business/manual_discount': (code: string) =>
    api.call('business/manual_discount', {
      businessid: businessId,
      discountcode: code,
      productid: [cartItem()],
      servicetype: 'delivery',
    }),
  'business/order_cart_backend_calculation': (code: string) => {
    const {
      request_key: _key,
      paymode: _paymode,
      slot: _slot,
      ...order
    } = anOrder(sessiontoken, { discount: claim(code) });
    return api.call('business/order_cart_backend_calculation', order);
  },
  'business/order': (code: string) =>
    api.call('business/order', anOrder(sessiontoken, { discount: claim(code) })),
};

describe.each(Object.keys(guesses) as (keyof typeof guesses)[])('trying discount codes out by %s', (name) => {
  const attempt = guesses[name];

  it('ends after twenty wrong ones, with the right one as well', async () => {
    for (let tries = 0; tries < 20; tries += 1)
      expect((await attempt(`GUESS${tries}`)).responsecode).not.toBe('429');
    expect(await attempt('GUESS')).toMatchObject({ responsecode: '429' });
    expect(await attempt('SECRET')).toMatchObject({ responsecode: '429' });
  });

  it('counts together with the other ways', async () => {
    for (let tries = 0; tries < 7; tries += 1)
      for (const guess of Object.values(guesses)) await guess(`GUESS${tries}`);
    expect(await attempt('SECRET')).toMatchObject({ responsecode: '429' });
  });

  it('never ends for a right code', async () => {
    for (let tries = 0; tries < 25; tries += 1)
      expect((await attempt('SECRET')).responsecode).not.toBe('429');
  });
});

describe('wrong codes of one household', () => {
  const from = async (remoteAddress: string, code: string, token = sessiontoken) => {
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/business/order',
      headers: { authorization: clientAuthorization, 'content-type': 'application/json' },
      payload: anOrder(token, {
        discount: claim(code),
        user_type: token === sessiontoken ? 'guest' : 'user',
      }),
      remoteAddress,
    });
    return answer.statusCode;
  };
  const guessFrom = async (prefix: string, times: number) => {
    const codes: number[] = [];
    for (let guess = 0; guess < times; guess += 1)
      codes.push(
        await from(`2001:db8:${prefix}${(guess % 250).toString(16).padStart(2, '0')}::7`, `GUESS${guess}`),
      );
    return codes.filter((code) => code === 200).length;
  };

  it('[G13/ipv6] count together by /56 and by /48, however many /64s they come from', async () => {
    expect(await guessFrom('1:23', 60)).toBe(40);
    expect(await from('2001:db8:1:2301::7', 'SECRET')).toBe(429);
    expect(await guessFrom('1:24', 60)).toBe(40);
    expect(await guessFrom('1:25', 10)).toBe(0);
    expect(await from('2001:db8:2:2501::7', 'SECRET')).toBe(200);
  });

  it('[G13/proven] keep no account from a right code, which has wrong ones of its own', async () => {
    await guessFrom('1:23', 45);
    const user = await userToken(api);
    expect(await from('2001:db8:1:2301::7', 'SECRET', user)).toBe(200);
    for (let guess = 0; guess < 20; guess += 1)
      expect(await from('2001:db8:1:2301::7', `OWN${guess}`, user)).toBe(200);
    expect(await from('2001:db8:1:2301::7', 'SECRET', user)).toBe(429);
  });
});
