import { aCatalogueOf, anOrder, guestToken } from './testing/ordering';
import { aBooking } from './testing/tables';
import { aFullBusiness } from './testing/full-business';
import { clientAuthorization, testApi } from './testing/test-api';
import type { TestApi } from './testing/test-api';

const brand = 'https://partner.test';
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogueOf(aFullBusiness('no')));
  token = await guestToken(api);
});
afterAll(() => api.close());

const sentence = expect.stringMatching(/^[A-Z£].*[.a-z]$/);
/** Makes a call and returns its HTTP status and answer. */
async function post(path: string, body: string | object) {
  const answer = await api.post(path, body);
  return [answer.statusCode, answer.json()];
}

describe('the HTTP status of an answer', () => {
  it('[API2-9] is 200 with 201, 204 or 221 and a sentence, or 409 and the sentence in status_msg', async () => {
    const order = anOrder(token);
    expect(await post('business/order', { ...order, cartitems: [] })).toStrictEqual([
      200,
      { responsecode: '201', status: 'Your cart is empty.' },
    ]);
    expect(await post('business/menu', { business: 'nobody' })).toStrictEqual([
      200,
      { responsecode: '204', status: 'We cannot find that restaurant.' },
    ]);
    for (const call of ['users/details', 'users/orders', 'users/export'])
      expect(await post(call, { sessiontoken: 'nobody', req_page: 0 })).toStrictEqual([
        200,
        { responsecode: '221', status: sentence },
      ]);
    const gone = 'That time has just been taken. Please choose another.';
    await post('business/booking', aBooking({ guest: 8 }));
    expect(await post('business/booking', aBooking({ guest: 8 }))).toStrictEqual([
      200,
      { responsecode: '409', status: gone, status_msg: gone },
    ]);
  });

  it('[API2-7] is 200 when the call answered, and names the fault by itself when it did not', async () => {
    expect(await post('users/guest', {})).toStrictEqual([
      200,
      expect.objectContaining({ responsecode: '200' }),
    ]);
    expect(await post('search/home', { zipcode: 'nowhere' })).toStrictEqual([
      200,
      { responsecode: '201', status: 'Please enter valid postcode' },
    ]);
    const changed = { ...anOrder(token), delivery_price: '9.99' };
    expect(await post('business/order', changed)).toStrictEqual([
      200,
      expect.objectContaining({ responsecode: '202' }),
    ]);
    expect(await post('search/home', {})).toStrictEqual([
      400,
      expect.objectContaining({ responsecode: '400' }),
    ]);
    const unknown = await api.post('users/guest', {}, { authorization: 'Basic nobody' });
    expect([unknown.statusCode, unknown.json().responsecode]).toStrictEqual([401, '401']);
    expect(await post('no/such/call', {})).toStrictEqual([
      404,
      { responsecode: '404', status: 'There is no such call.' },
    ]);
    const large = { zipcode: 'E1 6AN', skey: 'x'.repeat(257 * 1024) };
    expect(await post('search/home', large)).toStrictEqual([
      413,
      { responsecode: '413', status: 'The request is too large.' },
    ]);

    const letter = { name: 'Ada', email: 'ada@example.test', subject: 'Hello', message: 'Words' };
    const letters = await Promise.all(
      Array.from({ length: 11 }, () => api.post('information/contact_us', letter)),
    );
    const limited = letters.filter(({ statusCode }) => statusCode === 429);
    expect(limited).not.toStrictEqual([]);
    for (const answer of limited) {
      expect(answer.json()).toStrictEqual({ responsecode: '429', status: sentence });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('[API2-7] is 500 for a fault of the server, and 503 with Retry-After while the database is away', async () => {
    const failing = await testApi();
    jest.spyOn(failing.database.database, 'select').mockImplementation(() => {
      throw new Error('a fault');
    });
    const body = { okey: 'any' };
    const fault = await failing.post('business/order_status', body);
    expect([fault.statusCode, fault.json()]).toStrictEqual([500, { responsecode: '500', status: sentence }]);
    jest.restoreAllMocks();
    await failing.database.close();
    const unavailable = await failing.post('business/order_status', body);
    expect([unavailable.statusCode, unavailable.json()]).toStrictEqual([
      503,
      { responsecode: '503', status: sentence },
    ]);
    expect(Number(unavailable.headers['retry-after'])).toBeGreaterThan(0);
    await failing.server.close();
  });
});

describe('an API on another origin than the page', () => {
  it('[API2-5] lists the origin of the brand and no other, in its preflight and in every kind of answer', async () => {
    const allowed = (headers: Record<string, unknown>) => headers['access-control-allow-origin'];
    for (const origin of [brand, 'https://elsewhere.example', `${brand}.elsewhere.example`, 'null']) {
      const listed = origin === brand ? brand : undefined;
      const preflight = await api.server.inject({
        method: 'OPTIONS',
        url: '/api/business/order',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect([origin, allowed(preflight.headers)]).toStrictEqual([origin, listed]);
      const answers = [
        await api.post('users/guest', {}, { origin }),
        await api.post('users/guest', {}, { origin, authorization: '' }),
        await api.post('search/home', {}, { origin }),
        await api.post('no/such/call', {}, { origin }),
        await api.server.inject({
          url: '/api/information/business_meta_details?slug=saffron-yard',
          headers: { origin, authorization: clientAuthorization },
        }),
      ];
      const answered = listed === undefined ? 421 : 200;
      expect(answers.map(({ statusCode }) => statusCode)).toStrictEqual([answered, 401, 400, 404, answered]);
      for (const { headers } of answers) expect([origin, allowed(headers)]).toStrictEqual([origin, listed]);
    }
  });
});
