import { listingSearch } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import { apiContract, FakeClock } from '@storefront/host/testing';
import type { ServerScript } from '@storefront/host/testing';
import { FirstData } from './first-data';
import type { FirstAnswer } from './first-data';
import { HttpApi } from './http-api';

type Reply = { status?: number; body?: unknown } | 'no network' | 'silence';

const api = (
  replies: Reply[],
  {
    firstData = [],
    origin = '',
    trace,
    token,
  }: { firstData?: FirstAnswer[]; origin?: string; trace?: string; token?: string } = {},
) => {
  const asked: { url: string; init: RequestInit }[] = [];
  const reach = { reached: jest.fn(), missed: jest.fn() };
  const clock = new FakeClock();
  const first = new FirstData(firstData);
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    asked.push({ url, init });
    const reply = replies[asked.length - 1] ?? replies.at(-1) ?? 'silence';
    if (reply === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
    if (reply === 'silence') {
      return new Promise((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    }
    const { status = 200, body } = reply;
    return Promise.resolve({ status, json: () => Promise.resolve(body) } as Response);
  };
  const client = new HttpApi({
    fetch,
    origin,
    authorization: 'Basic c2VjcmV0',
    trace,
    token,
    clock,
    firstData: first,
    reach,
  });
  return { client, asked, reach, clock, first };
};

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const done = { responsecode: '200', status: '' };

describe('calls over HTTP', () => {
  it('[API-1][API-2][API-4][API2-2][API2-4] a call is a POST under /api/ with the fixed Authorization', async () => {
    const { client, asked } = api([{ body: done }]);
    await client.call('users/logout', { sessiontoken: 'token' });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe('/api/users/logout');
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      headers: { Authorization: 'Basic c2VjcmV0', 'Content-Type': 'application/json' },
      body: '{"sessiontoken":"token"}',
    });
  });

  it('[OBS-2/traces] a call carries the trace of its page, and no header of one where the page has none', async () => {
    const trace = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
    const traced = api([{ body: done }], { trace });
    await traced.client.call('users/guest', {});
    expect(traced.asked[0]?.init.headers).toMatchObject({ traceparent: trace });
    const untraced = api([{ body: done }]);
    await untraced.client.call('users/guest', {});
    expect(untraced.asked[0]?.init.headers).not.toHaveProperty('traceparent');
  });

  it('[GRD-10/orders] an order carries the token of its page, and no other call does', async () => {
    const { client, asked } = api([{ body: done }, { body: done }], { token: 'claims.mac' });
    await client.call('business/order', {} as never);
    await client.call('users/guest', {});
    expect(asked[0]?.init.headers).toMatchObject({ 'page-token': 'claims.mac' });
    expect(asked[1]?.init.headers).not.toHaveProperty('page-token');
  });

  it('[API-2][API2-4] the API may be at another origin, which the page names', async () => {
    const { client, asked } = api([{ body: done }], { origin: 'https://api.example.test' });
    await client.call('users/guest', {});
    expect(asked[0]?.url).toBe('https://api.example.test/api/users/guest');
  });

  it('[API2-1][API2-17] the metadata of a business are asked for by GET, with the slug in the query', async () => {
    const { client, asked } = api([{ body: done }]);
    await client.call('information/business_meta_details', { slug: 'saffron-yard' });
    expect(asked[0]?.url).toBe('/api/information/business_meta_details?slug=saffron-yard');
    expect(asked[0]?.init.method).toBeUndefined();
    expect(asked[0]?.init.headers).toMatchObject({ Authorization: 'Basic c2VjcmV0' });
  });

  it.each([
    ['200 as a string', { responsecode: '200' }],
    ['200 as a number', { responsecode: 200 }],
    ['a refusal', { responsecode: '201', status: 'Please enter valid postcode' }],
  ])('[API-5][API2-6] %s is an answer and comes back as it is', async (_, body) => {
    const { client, reach } = api([{ body }]);
    await expect(client.call('users/guest', {})).resolves.toStrictEqual(body);
    expect(reach.reached).toHaveBeenCalledTimes(1);
    expect(reach.missed).not.toHaveBeenCalled();
  });

  it('an invalid body is answered with HTTP 400, and that is an answer too', async () => {
    const body = { responsecode: '400', status: 'email is no e-mail address' };
    await expect(api([{ status: 400, body }]).client.call('users/guest', {})).resolves.toStrictEqual(body);
  });

  it.each<[string, Reply]>([
    ['an answer that is no JSON object', { body: 'hello' }],
    ['an object without a code', { body: { list: [] } }],
    ['null', { body: null }],
    ['a fault of the server', { status: 500, body: { responsecode: '500', status: 'A fault.' } }],
    ['a network that is gone', 'no network'],
  ])('%s is no answer: the server counts as unreachable', async (_, reply) => {
    const { client, reach } = api([reply]);
    await expect(client.call('users/guest', {})).rejects.toMatchObject({
      name: 'ApiUnreachable',
      call: 'users/guest',
    });
    expect(reach.missed).toHaveBeenCalledTimes(1);
  });

  it('a read is tried once more after a moment', async () => {
    const { client, asked, clock } = api(['no network', { body: done }]);
    const answer = client.call('business/menu', { business: '7' });
    await settled();
    expect(asked).toHaveLength(1);
    clock.advance(400);
    await expect(answer).resolves.toStrictEqual(done);
    expect(asked).toHaveLength(2);
  });

  it('a read that fails twice is unreachable, and is not tried a third time', async () => {
    const { client, asked, clock } = api(['no network']);
    const answer = client.call('business/menu', { business: '7' });
    const outcome = expect(answer).rejects.toBeInstanceOf(ApiUnreachable);
    await settled();
    clock.advance(400);
    await outcome;
    expect(asked).toHaveLength(2);
  });

  it('a write is never tried again', async () => {
    const { client, asked, clock } = api(['no network']);
    await expect(client.call('users/logout', { sessiontoken: 'token' })).rejects.toBeInstanceOf(
      ApiUnreachable,
    );
    clock.advance(10_000);
    expect(asked).toHaveLength(1);
  });

  it('a server that does not answer for 15 seconds is unreachable, retry included', async () => {
    const { client, clock, asked } = api(['silence']);
    const answer = client.call('business/menu', { business: '7' });
    const outcome = expect(answer).rejects.toBeInstanceOf(ApiUnreachable);
    await settled();
    clock.advance(15_000);
    await outcome;
    expect(asked).toHaveLength(1);
    expect(clock.planned).toBe(0);
  });

  it('an aborted call rejects with the reason, and the server does not count as unreachable', async () => {
    const { client, reach } = api(['silence']);
    const controller = new AbortController();
    const answer = client.call('business/menu', { business: '7' }, { signal: controller.signal });
    controller.abort(new Error('another search'));
    await expect(answer).rejects.toThrow('another search');
    expect(reach.missed).not.toHaveBeenCalled();
  });

  it('a call aborted before it was made sends no request', async () => {
    const { client, asked } = api([{ body: done }]);
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(client.call('users/guest', {}, { signal })).rejects.toThrow('gone');
    expect(asked).toHaveLength(0);
  });
});

describe('first data', () => {
  const inlined = { call: 'search/home', body: {}, answer: { responsecode: '200', list: [] } };
  const search = listingSearch('E1 6AN');

  it('identical calls are answered from the page, whatever the order of their fields; once it is on the screen the next one asks', async () => {
    const { client, asked, first } = api([{ body: done }], {
      firstData: [{ ...inlined, body: Object.fromEntries(Object.entries(search).reverse()) }],
    });
    await expect(client.call('search/home', search)).resolves.toStrictEqual(inlined.answer);
    await expect(client.call('search/home', search)).resolves.toStrictEqual(inlined.answer);
    expect(asked).toHaveLength(0);
    first.pageShown();
    await client.call('search/home', search);
    expect(asked).toHaveLength(1);
  });

  it('an answer that was not used before the page was on the screen is given once afterwards', async () => {
    const { client, asked, first } = api([{ body: done }], { firstData: [{ ...inlined, body: search }] });
    first.pageShown();
    await expect(client.call('search/home', search)).resolves.toStrictEqual(inlined.answer);
    await client.call('search/home', search);
    expect(asked).toHaveLength(1);
  });

  it('a call with another body asks the server', async () => {
    const { client, asked } = api([{ body: done }], { firstData: [{ ...inlined, body: search }] });
    await client.call('search/home', { ...search, zipcode: 'E2 7DD' });
    expect(asked).toHaveLength(1);
  });

  it('what the first page did not use is dropped once it was left', async () => {
    const { client, asked, first } = api([{ body: done }], { firstData: [{ ...inlined, body: search }] });
    first.forget();
    await client.call('search/home', search);
    expect(asked).toHaveLength(1);
  });
});

/** A server behind HTTP that answers as scripted; a call without a script meets no network. */
const serverOf = (script: ServerScript) => {
  const asked: { name: CallName; body: unknown }[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const name = url.slice('/api/'.length) as CallName;
    const body: unknown = JSON.parse(String(init.body));
    asked.push({ name, body });
    const answer = script[name] as ((body: unknown) => unknown) | undefined;
    if (!answer) throw new TypeError('Failed to fetch');
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
    const value = JSON.stringify(await Promise.race([answer(body), aborted]));
    return { status: 200, json: () => Promise.resolve(JSON.parse(value)) } as Response;
  };
  return { fetch, asked };
};

describe('the API over HTTP', () => {
  apiContract((script) => {
    const { fetch, asked } = serverOf(script);
    const reach = { reached: jest.fn(), missed: jest.fn() };
    const parts = {
      origin: '',
      authorization: '',
      clock: new FakeClock(),
      firstData: new FirstData([]),
      reach,
    };
    return { api: new HttpApi({ fetch, ...parts }), calls: asked };
  });
});
