import { gunzipSync } from 'node:zlib';
import { aCatalogue, aCatalogueBusiness } from './testing/builders';
import { market } from './testing/brands';
import { clientAuthorization, testApi } from './testing/test-api';
import type { TestApi } from './testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importCatalogue(aCatalogue(aCatalogueBusiness()));
});
afterAll(() => api.close());

describe('the API', () => {
  it.each([
    ['none', ''],
    ['another pair', `Basic ${Buffer.from('storefront:other').toString('base64')}`],
    ['another scheme', 'Bearer storefront'],
    ['no base64', 'Basic %%%'],
  ])('[API-4][API-6] answers 401 to %s in place of the client pair', async (_name, authorization) => {
    const answer = await api.post('search/home', { zipcode: 'E1 6AN' }, { authorization });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toStrictEqual({
      responsecode: '401',
      status: 'The client application is not known.',
    });
  });

  it('[API-6] answers 200 whatever the responsecode of a call that answers', async () => {
    const answer = await api.post('search/home', { zipcode: 'nowhere' });
    expect([answer.statusCode, answer.json().responsecode]).toStrictEqual([200, '201']);
  });

  it('[API-6][API-7] answers 200 with a sentence when it refuses, finds nothing or the session has ended', async () => {
    for (const [call, body, responsecode, status] of [
      ['search/home', { zipcode: 'nowhere' }, '201', 'Please enter valid postcode'],
      ['business/menu', { business: 'nobody' }, '204', 'We cannot find that restaurant.'],
      ['users/details', { sessiontoken: 'nobody' }, '221', 'Your session has ended. Please log in again.'],
    ] as const) {
      const answer = await api.post(call, body);
      expect([answer.statusCode, answer.json()]).toStrictEqual([200, { responsecode, status }]);
    }
  });

  const code = { businessid: 'b', discountcode: 'X', productid: [], servicetype: 'pickup' };
  it.each([
    ['search/home', { zipcode: 'E1 6AN' }, ['zipcode']],
    ['business/details', { zipcode: '', slug: 'saffron-yard' }, ['zipcode', 'slug']],
    ['business/menu', { business: 'b' }, ['business']],
    ['business/discount', { business: 'b' }, ['business']],
    ['business/manual_discount', code, ['businessid', 'discountcode', 'productid', 'servicetype']],
    ['business/delivery_status_check', { zipcode: 'E1 6AN', business: 'b' }, ['zipcode', 'business']],
  ] as const)(
    '[API-6] %s names a field that is missing or has the wrong type',
    async (call, body, fields) => {
      expect((await api.post(call, body)).statusCode).toBe(200);
      for (const field of fields) {
        for (const wrong of [undefined, 7, null, { of: 'another kind' }]) {
          const answer = await api.post(call, { ...body, [field]: wrong });
          expect(answer.statusCode).toBe(400);
          expect(answer.json()).toStrictEqual({
            responsecode: '400',
            status: expect.stringMatching(new RegExp(`^${field}: Expected `)),
            errors: [{ path: `/${field}`, message: expect.stringMatching(/^Expected /) }],
          });
        }
      }
    },
  );

  it.each(['{', 'zipcode=E16AN', '"', '\u0000'])(
    '[API-6] answers 400 to %j, which is no JSON',
    async (payload) => {
      const answer = await api.post('search/home', payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toStrictEqual({ responsecode: '400', status: 'The request body is not JSON.' });
    },
  );

  it('[API-6] answers 400 to a body that breaks the schema, naming the first fault and each', async () => {
    const answer = await api.post('business/manual_discount', {
      businessid: 'b',
      discountcode: 7,
      servicetype: 'drone',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      responsecode: '400',
      status: 'productid: Expected a list of at most 200',
      errors: [
        { path: '/productid', message: 'Expected a list of at most 200' },
        { path: '/discountcode', message: 'Expected text on one line of at most 40 characters' },
        { path: '/servicetype', message: 'Expected "delivery" or "pickup"' },
      ],
    });
  });

  it('[API-6] answers 404 to an unknown call, and to a GET of a POST call', async () => {
    for (const answer of [
      await api.post('no/such/call', {}),
      await api.server.inject({
        method: 'GET',
        url: '/api/search/home',
        headers: { authorization: clientAuthorization },
      }),
    ]) {
      expect([answer.statusCode, answer.json().responsecode]).toStrictEqual([404, '404']);
    }
  });

  it('[API-6] answers 400 to a value nested too deeply or with a NUL, naming the field', async () => {
    const deep = `{"zipcode":${'['.repeat(2_500)}${']'.repeat(2_500)}}`;
    for (const [payload, status] of [
      [deep, 'zipcode: Expected a value nested at most 64 deep'],
      [{ zipcode: 'E1 6AN', skey: ['\0'] }, 'skey.0: Expected text without the character NUL'],
    ] as const) {
      const answer = await api.post('search/home', payload);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { responsecode: '400', status }]);
    }
  });

  it('[API-6] answers 413 to more than 256 kB', async () => {
    const answer = await api.post('search/home', { zipcode: 'E1 6AN', skey: 'x'.repeat(257 * 1024) });
    expect([answer.statusCode, answer.json().responsecode]).toStrictEqual([413, '413']);
  });

  it('[API-6] answers 500 to a fault of its own without details, and logs it', async () => {
    await using failing = await testApi();
    await failing.database.database.execute('drop table businesses cascade');
    const answer = await failing.post('search/home', { zipcode: 'E1 6AN' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toStrictEqual({
      responsecode: '500',
      status: 'Something went wrong on our side. Please try again.',
    });
    expect(failing.logged.join()).toContain('request failed');
  });

  it('[API-6][G20/unavailable] answers 503 with Retry-After while the database is away', async () => {
    const failing = await testApi();
    await failing.database.close();
    const answer = await failing.post('search/home', { zipcode: 'E1 6AN' });
    expect([answer.statusCode, answer.headers['retry-after']]).toStrictEqual([503, '5']);
    expect(answer.json()).toStrictEqual({
      responsecode: '503',
      status: 'We cannot answer at the moment. Please try again in a few seconds.',
    });
    await failing.server.close();
  });

  it('[API-1][API-2] takes every call but one as a POST under /api, beside the public reads', async () => {
    const { paths } = (await api.server.inject('/api/openapi.json')).json();
    const methods = Object.entries<object>(paths).map(([path, item]) => [path, Object.keys(item)] as const);
    expect(methods.length).toBeGreaterThan(6);
    for (const [path, taken] of methods) {
      expect(path).toMatch(/^\/api\//);
      const isGet = path === '/api/information/business_meta_details' || path.startsWith('/api/public/');
      expect(taken).toStrictEqual([isGet ? 'get' : 'post']);
    }
  });

  it('shows its calls at /api/docs', async () => {
    const page = await api.server.inject('/api/docs');
    const files = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect((await api.server.inject(file)).statusCode).toBe(200);
  });

  it('[API-3] lets the origin of a brand call, and no other', async () => {
    const preflight = (origin: string) =>
      api.server.inject({
        method: 'OPTIONS',
        url: '/api/search/home',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      });
    expect((await preflight('https://partner.test')).headers['access-control-allow-origin']).toBe(
      'https://partner.test',
    );
    expect(
      (await preflight('https://elsewhere.example')).headers['access-control-allow-origin'],
    ).toBeUndefined();
    const posted = (origin: string) => api.post('search/home', { zipcode: 'E1 6AN' }, { origin });
    expect((await posted('https://partner.test')).headers['access-control-allow-origin']).toBe(
      'https://partner.test',
    );
    expect(
      (await posted('https://elsewhere.example')).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });

  it('logs each request by its id, without its contents (G14)', async () => {
    const answer = await api.post('search/home', { zipcode: 'E1 6AN', skey: 'private words' });
    const id = String(answer.headers['x-request-id']);
    expect(id).not.toBe('');
    const lines = api.logged.filter((line) => line.includes(id));
    expect(lines.length).toBeGreaterThan(0);
    expect(api.logged.join()).not.toContain('private words');
    expect(api.logged.join()).not.toContain(clientAuthorization.slice(6));
  });

  it('compresses large answers for clients that accept it', async () => {
    await api.importCatalogue(
      aCatalogue(...['one', 'two', 'three'].map((slug) => aCatalogueBusiness({ business_slug: slug }))),
    );
    const plain = await api.post('search/home', { zipcode: 'E1 6AN' });
    const packed = await api.post('search/home', { zipcode: 'E1 6AN' }, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
  });

  it('gives the same answer inside the process as over HTTP', async () => {
    const body = { zipcode: 'E1 6AN' };
    expect(await api.api.inject('search/home', body, market.id)).toStrictEqual(
      await api.call('search/home', body),
    );
  });
});
