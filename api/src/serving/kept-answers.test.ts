import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { callTraits, listingSearch } from '@storefront/contract';
import type { CallName } from '@storefront/contract';
import { calls } from '@storefront/contract/schemas';
import { fixedBrands, market, partner } from '../testing/brands';
import { fullApi } from '../testing/full-api';
import type { FullApi } from '../testing/full-api';
import { aFullBusiness } from '../testing/full-business';
import { aCatalogueOf, businessId } from '../testing/ordering';
import { clientAuthorization, testApi, testConfig } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

interface Asked {
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body is sent in this many parts. */
  readonly parts?: number;
}

/** Sends a request over a real connection, as `inject` does not reach the server's listener. */
async function ask(api: TestApi, name: CallName, { body, headers = {}, parts = 1 }: Asked) {
  const text = JSON.stringify(body);
  const { port } = api.server.server.address() as AddressInfo;
  const { method } = calls[name];
  const path = `/api/${name.replace('{provider}', 'sandbox')}`;
  const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>)}` : '';
  const sent = request({
    port,
    method,
    path: path + query,
    headers: {
      'content-type': 'application/json',
      authorization: clientAuthorization,
      host: 'localhost',
      ...headers,
    },
  });
  if (method === 'POST') {
    sent.setHeader('content-length', Buffer.byteLength(text));
    const length = Math.ceil(text.length / parts);
    for (let from = 0; from < text.length; from += length) {
      sent.write(text.slice(from, from + length));
      if (parts > 1) await new Promise((resolve) => setImmediate(resolve));
    }
  }
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = Buffer.concat(await answer.toArray());
  const { date: _date, 'x-request-id': id = '', ...rest } = answer.headers;
  return {
    isKept: String(id).startsWith('kept-'),
    answer: { status: answer.statusCode, headers: rest, bytes },
  };
}

const menu: Asked = { body: { business: businessId } };

const listening = async (options: Parameters<typeof testApi>[0] = {}) => {
  const api = await testApi(options);
  await api.importCatalogue(aCatalogueOf(aFullBusiness()));
  await api.server.listen({ port: 0, host: '127.0.0.1' });
  return api;
};

describe('the answers that are kept', () => {
  let full: FullApi;
  beforeAll(async () => {
    full = await fullApi();
    await full.api.server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => full.api.close());

  it('are those of the catalogue reads that are prepared, and of no other read', async () => {
    const kept: string[] = [];
    const reads = (Object.keys(calls) as CallName[]).filter((name) => callTraits[name].kind === 'read');
    for (const name of reads) {
      const asked = await full.requests[name]();
      await ask(full.api, name, asked);
      if ((await ask(full.api, name, asked)).isKept) kept.push(name);
    }
    expect(kept.sort()).toStrictEqual([
      'business/details',
      'business/menu',
      'search/cuisines',
      'search/home',
    ]);
  });
});

describe('a kept answer', () => {
  let api: TestApi;
  beforeAll(async () => (api = await listening()));
  afterAll(() => api.close());

  const reads: readonly (readonly [CallName, object])[] = [
    ['business/menu', menu.body],
    ['business/details', { slug: aFullBusiness().business_slug, zipcode: '' }],
    ['search/home', listingSearch('E1 6AN')],
  ];
  const encodings = ['gzip', 'identity', 'gzip, deflate, br'];
  const callers: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['the host alone', {}],
    ['a page', { origin: market.origin }],
    ['a page of another brand', { origin: partner.origin }],
    ['the host of another brand', { host: partner.host }],
  ];
  const cases = reads.flatMap(([name, body]) =>
    encodings.flatMap((encoding) =>
      callers.map(([caller, headers]) => ({ name, body, encoding, caller, headers })),
    ),
  );

  it.each(cases)(
    'has the bytes and headers of the first: $name, $encoding, asked by $caller',
    async (each) => {
      const asked = { body: each.body, headers: { 'accept-encoding': each.encoding, ...each.headers } };
      const first = await ask(api, each.name, asked);
      const second = await ask(api, each.name, asked);
      expect([first.isKept, second.isKept, first.answer.status]).toStrictEqual([false, true, 200]);
      expect(second.answer).toStrictEqual(first.answer);
    },
  );

  it('leaves its line in the log', async () => {
    await ask(api, 'business/menu', menu);
    const before = api.logged.length;
    expect((await ask(api, 'business/menu', menu)).isKept).toBe(true);
    const lines = api.logged.slice(before).map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      {
        level: 30,
        request: expect.stringMatching(/^kept-/),
        method: 'POST',
        route: '/api/business/menu',
        status: 200,
        msg: 'answered',
      },
    ]);
  });

  it.each([
    ['without the pair of the client application', { authorization: 'Basic eDp5' }, 401],
    ['from a page of no brand', { origin: 'https://stranger.example' }, 421],
    ['to a host of no brand', { host: 'stranger.example' }, 421],
  ])('is not for a request %s', async (_name, headers, status) => {
    await ask(api, 'business/menu', menu);
    for (let times = 0; times < 2; times += 1)
      expect(await ask(api, 'business/menu', { ...menu, headers })).toMatchObject({
        isKept: false,
        answer: { status },
      });
  });

  it('is not for a request with another body or in several parts, which get their own answers', async () => {
    const { answer } = await ask(api, 'business/menu', menu);
    expect(await ask(api, 'business/menu', { body: { business: 'nobody' } })).toMatchObject({
      isKept: false,
    });
    const inParts = await ask(api, 'business/menu', { ...menu, parts: 3 });
    expect([inParts.isKept, inParts.answer.bytes.equals(answer.bytes)]).toStrictEqual([false, true]);
  });

  it('comes in its turn on a connection with several requests at once', async () => {
    await ask(api, 'business/menu', menu);
    const requestOf = (call: string, body: object) => {
      const text = JSON.stringify(body);
      return `POST /api/${call} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nauthorization: ${clientAuthorization}\r\ncontent-length: ${text.length}\r\n`;
    };
    const { port } = api.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const unknown = { business: 'nobody' };
    socket.write(
      [menu.body, unknown, menu.body]
        .map((body, index) => {
          const last = index === 2 ? 'connection: close\r\n' : '';
          return `${requestOf('business/menu', body)}${last}\r\n${JSON.stringify(body)}`;
        })
        .join(''),
    );
    const text = Buffer.concat(await socket.toArray()).toString();
    expect(text.match(/HTTP\/1\.1 \d+/g)).toHaveLength(3);
    expect(text.match(/"responsecode":"\d+"/g)).toStrictEqual([
      '"responsecode":"200"',
      '"responsecode":"204"',
      '"responsecode":"200"',
    ]);
  });

  it('ends with the minute', async () => {
    await ask(api, 'business/menu', menu);
    expect((await ask(api, 'business/menu', menu)).isKept).toBe(true);
    api.clock.advance({ seconds: 60 });
    expect((await ask(api, 'business/menu', menu)).isKept).toBe(false);
    expect((await ask(api, 'business/menu', menu)).isKept).toBe(true);
  });

  it('ends with a change of the catalogue', async () => {
    await ask(api, 'business/menu', menu);
    const changed = aFullBusiness();
    await api.importCatalogue(
      aCatalogueOf({
        ...changed,
        menu: changed.menu.map((category) => ({ ...category, menucategory_name: 'Only this' })),
      }),
    );
    const { isKept, answer } = await ask(api, 'business/menu', menu);
    expect([isKept, String(answer.bytes).includes('Only this')]).toStrictEqual([false, true]);
  });
});

it('a kept answer ends when its brand changes', async () => {
  let brand = market;
  const brands = { ...fixedBrands(), ofHost: () => brand };
  await using api = await listening({ brands });
  const details: Asked = { body: { slug: aFullBusiness().business_slug, zipcode: '' } };
  await ask(api, 'business/details', details);
  expect((await ask(api, 'business/details', details)).isKept).toBe(true);
  brand = { ...market, paymentModes: ['cod'] };
  const { isKept, answer } = await ask(api, 'business/details', details);
  expect([isKept, String(answer.bytes).includes('"card"')]).toStrictEqual([false, false]);
});

it('a kept answer counts for the limit of its caller, and is refused like any other', async () => {
  const config = { ...testConfig, trustedProxies: ['127.0.0.1'] };
  await using api = await listening({ config, limitOfCalls: { times: 3, seconds: 600 } });
  const from = (address: string) => ({ ...menu, headers: { 'x-forwarded-for': address } });
  const statuses: unknown[] = [];
  for (let times = 0; times < 4; times += 1) {
    const { isKept, answer } = await ask(api, 'business/menu', from('203.0.113.9'));
    statuses.push([isKept, answer.status]);
  }
  expect(statuses).toStrictEqual([
    [false, 200],
    [true, 200],
    [true, 200],
    [false, 429],
  ]);
  expect(await ask(api, 'business/menu', from('198.51.100.7'))).toMatchObject({ isKept: true });
});
