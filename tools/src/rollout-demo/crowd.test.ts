import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serverTimingOf } from '@storefront/contract';
import { Crowd } from './crowd';
import { checkoutScene } from './scenes';
import type { SentOrder } from './scenes';

interface Seen {
  readonly method: string | undefined;
  readonly host: string | undefined;
  readonly address: string | undefined;
  readonly cookie: string | undefined;
  readonly body: string;
  readonly token: string | undefined;
}

let server: Server;
let seen: Seen[];
let versions: string[];
let orderAnswer: string;
beforeEach(async () => {
  seen = [];
  versions = [];
  orderAnswer = '202';
  server = createServer((request, answer) => {
    void text(request).then((body) => {
      const { host, cookie, 'x-forwarded-for': address } = request.headers;
      const token = request.headers['page-token'];
      seen.push({
        method: request.method,
        host,
        cookie,
        address: String(address),
        body,
        token: token && String(token),
      });
      if (request.url === '/api/business/order')
        return void answer.end(JSON.stringify({ responsecode: orderAnswer }));
      if (request.method === 'POST') return void answer.writeHead(204).end();
      const checkout = { version: versions.shift() ?? '1.0.0', reason: {}, lastGood: [] };
      const state = { brand: { id: 'marketplace' }, decisions: { checkout } };
      answer.writeHead(200, {
        'set-cookie': ['visitor=v-1; Path=/; HttpOnly', 'visit=3~9; Path=/'],
        'server-timing': serverTimingOf({
          now: 0,
          token: `token-${seen.length}`,
          reasons: {},
          styleNonce: '',
        }),
      });
      answer.end(`<script type="application/json" id="storefront-page">${JSON.stringify(state)}</script>`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const aCrowd = (orders?: ReadonlyMap<string, SentOrder>) => {
  const { port } = server.address() as AddressInfo;
  const sites = [
    { port, host: 'localhost' },
    { port, host: 'northbank.localhost' },
  ];
  return {
    port,
    site: { port, host: 'localhost' },
    crowd: new Crowd({ scene: checkoutScene(new Map(), orders), sites, random: () => 0, now: () => 7 }),
  };
};

describe('visitors over HTTP', () => {
  it('open the checkout of a brand and report with the token and the cookies of that page', async () => {
    const { crowd, port } = aCrowd();
    await crowd.visit();
    const [opened, reported] = seen;
    expect(opened).toMatchObject({ method: 'GET', host: `localhost:${port}`, cookie: undefined });
    expect(reported).toMatchObject({
      method: 'POST',
      cookie: 'visitor=v-1; visit=3~9',
      address: opened?.address,
    });
    expect(JSON.parse(reported?.body ?? '')).toMatchObject({
      brand: 'marketplace',
      token: 'token-1',
      releases: { checkout: '1.0.0' },
      reports: expect.arrayContaining([{ kind: 'shown', feature: 'checkout' }]),
    });
  });

  it('send the order that Chromium sent, each under a key of its own and with the token of their own page', async () => {
    const order = { body: { business_id: '1', request_key: 'k' }, isRefused: true };
    const { crowd } = aCrowd(new Map([['1.0.0', order]]));
    await crowd.visit();
    await crowd.visit();
    const sent = seen.filter(({ token }) => token !== undefined);
    expect(sent).toMatchObject([
      { method: 'POST', token: 'token-1', cookie: 'visitor=v-1; visit=3~9' },
      { method: 'POST', token: 'token-4', cookie: 'visitor=v-1; visit=3~9' },
    ]);
    const bodies = sent.map(({ body }) => JSON.parse(body) as Record<string, string>);
    expect(bodies).toMatchObject([{ business_id: '1' }, { business_id: '1' }]);
    expect(new Set([...bodies.map(({ request_key }) => request_key), 'k']).size).toBe(3);
  });

  it.each(['200', '201'])(
    'are not counted when the server answers an order otherwise than in Chromium: %s',
    async (code) => {
      orderAnswer = code;
      const { crowd } = aCrowd(new Map([['1.0.0', { body: {}, isRefused: true }]]));
      await expect(crowd.visit()).rejects.toThrow(
        code === '200' ? 'answered an order' : 'An order was refused',
      );
      expect(seen).toHaveLength(2);
    },
  );

  it('come from a different address each', async () => {
    const { crowd } = aCrowd();
    await crowd.visitUntil(3, () => crowd.visits >= 300);
    const addresses = seen.filter(({ method }) => method === 'GET').map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('arrive until one of them is given the wanted version', async () => {
    versions = ['1.0.0', '1.0.0', '2.0.0', '1.0.0'];
    const { crowd, site } = aCrowd();
    expect((await crowd.find(site, '2.0.0')).page.releases).toStrictEqual({ checkout: '2.0.0' });
    expect(crowd.visits).toBe(3);
    await expect(crowd.find(site, '2.1.0', 5)).rejects.toThrow(
      'None of 5 visitors was given checkout@2.1.0.',
    );
  });
});
