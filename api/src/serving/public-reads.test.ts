import { publicReads } from '@storefront/contract';
import { fixedBrands, market, partner } from '../testing/brands';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { makeOwner, requestsOf, sendTo } from '../testing/every-call';
import type { CallRequests } from '../testing/every-call';
import { aFullBusiness } from '../testing/full-business';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

let api: TestApi;
let requests: CallRequests;
beforeAll(async () => {
  // 20 s of the minute have passed.
  const brands = fixedBrands([market, { ...partner, legalPages: [] }]);
  api = await testApi({ now: '2026-11-20T18:30:20Z', brands });
  await api.importCatalogue(aCatalogue(aFullBusiness()));
  requests = requestsOf(api, await makeOwner(api));
});
afterAll(() => api.close());

const get = (name: string, fields: object, headers: Record<string, string> = {}) => {
  const query = new URLSearchParams(Object.entries(fields).map(([field, value]) => [field, String(value)]));
  return api.server.inject({ method: 'GET', url: `/api/public/${name}?${query}`, headers });
};

describe('a public read', () => {
  it.each(publicReads)('[API-16/same] %s answers what the call answers, to anybody', async (name) => {
    const request = await requests[name]();
    const answer = await get(name, request.body);
    expect(answer.json()).toMatchObject({ responsecode: '200' });
    expect(answer.json()).toStrictEqual((await sendTo(api, name, request)).json());
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=40');
  });

  it('[API-16/tag] is not sent again to who has it, until it has changed', async () => {
    const { body } = await requests['business/menu']();
    const first = await get('business/menu', body);
    const has = { 'if-none-match': String(first.headers.etag) };
    const second = await get('business/menu', body, has);
    expect([second.statusCode, second.payload, second.headers.etag]).toStrictEqual([
      304,
      '',
      first.headers.etag,
    ]);

    await api.importCatalogue(aCatalogue(aFullBusiness(), aCatalogueBusiness({ business_slug: 'another' })));
    const list = await requests['search/home']();
    const before = await get('search/home', list.body);
    await api.importCatalogue(aCatalogue({ ...aFullBusiness(), business_name: 'Quince Yard' }));
    const after = await get('search/home', list.body, { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json().list[0]).toMatchObject({ business_name: 'Quince Yard' });
    await api.importCatalogue(aCatalogue(aFullBusiness()));
  });

  it('[API-16/brand] answers for the brand of the host', async () => {
    const body = { slug: 'terms-and-condition' };
    const codeOn = async (host: string) =>
      (await get('information/page', body, { host })).json().responsecode;
    expect([await codeOn(market.host), await codeOn(partner.host)]).toStrictEqual(['200', '204']);
    expect((await get('information/page', body, { host: 'unknown.test' })).statusCode).toBe(421);
  });

  it.each([
    ['nothing found', 'business/menu', { business: 'no-such' }, 200, '204'],
    ['a field that is missing', 'business/menu', {}, 400, '400'],
    [
      'a field of another kind',
      'business/review',
      { business: 'x', req_page: 'one', overallreq_data: 'no' },
      400,
      '400',
    ],
    ['a call that is not public', 'users/details', { sessiontoken: 'x' }, 404, '404'],
  ])('[API-16/refused] %s is kept by nobody', async (_what, name, fields, status, responsecode) => {
    const answer = await get(name, fields);
    expect([answer.statusCode, answer.json().responsecode]).toStrictEqual([status, responsecode]);
    expect(answer.headers['cache-control'] ?? 'none').not.toContain('s-maxage');
  });

  it('[API-16/tag] has another tag in another coding', async () => {
    const { body } = await requests['business/menu']();
    const plain = await get('business/menu', body);
    const compressed = await get('business/menu', body, { 'accept-encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers.etag).not.toBe(plain.headers.etag);
    expect(compressed.headers.vary).toContain('Accept-Encoding');
  });

  it('[G13] counts as the call that it is', async () => {
    await using limited = await testApi({ limitOfCalls: { times: 2, seconds: 60 } });
    await limited.importCatalogue(aCatalogue(aFullBusiness()));
    const statuses = [];
    for (const _turn of [1, 2, 3]) {
      const request = { url: '/api/public/search/cuisines', remoteAddress: '198.51.100.7' };
      statuses.push((await limited.server.inject(request)).statusCode);
    }
    expect(statuses).toStrictEqual([200, 200, 429]);
  });
});
