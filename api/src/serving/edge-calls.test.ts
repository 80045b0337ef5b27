import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { edgeToken } from './edge-calls';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const ofEdge = { authorization: `Bearer ${edgeToken(testConfig.edgeSecret)}` };
const page = { call: 'information/page', body: { slug: 'privacy-policy' }, brand: 'market' };
const businesses = (headers: Record<string, string> = ofEdge) =>
  api.server.inject({ url: '/api/edge-businesses', headers });
const ask = async (body: object, headers: Record<string, string> = ofEdge) =>
  (await api.server.inject({ method: 'POST', url: '/api/edge-call', headers, payload: body })).statusCode;

describe('an edge in another process', () => {
  it('gets the same answer as the page', async () => {
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/edge-call',
      headers: ofEdge,
      payload: page,
    });
    expect(answer.json()).toStrictEqual(await api.call('information/page', { slug: 'privacy-policy' }));
  });

  it('is refused without the secret, or with that of the client application', async () => {
    expect(await ask(page, {})).toBe(401);
    expect(await ask(page, { authorization: 'Bearer storefront' })).toBe(401);
  });

  it('[EDG-2/businesses] gets every business in service, and 304 while the list is the same', async () => {
    await api.importCatalogue(aCatalogue(aCatalogueBusiness({ business_slug: 'saffron-yard' })));
    const first = await businesses();
    expect(first.json()).toMatchObject({ slugs: ['saffron-yard'] });
    const known = { ...ofEdge, 'if-none-match': String(first.headers.etag) };
    const again = await businesses(known);
    expect([again.statusCode, again.payload]).toStrictEqual([304, '']);
    await api.importCatalogue(aCatalogue(aCatalogueBusiness({ business_slug: 'pho-corner' })));
    expect((await businesses(known)).json().slugs).toStrictEqual(['pho-corner']);
    expect((await api.api.liveBusinesses()).slugs).toStrictEqual(['pho-corner']);
    expect((await businesses({})).statusCode).toBe(401);
  });

  it.each([
    ['a call that changes something', { ...page, call: 'users/guest', body: {} }, 400],
    ['a call that there is not', { ...page, call: 'toString' }, 400],
    ['a body that the call does not take', { ...page, body: { slug: 7 } }, 400],
    ['no brand', { call: page.call, body: page.body }, 400],
    ['a brand that there is not', { ...page, brand: 'nobody' }, 421],
  ])('gets no answer to %s', async (_what, body, status) => {
    expect(await ask(body)).toBe(status);
  });
});
