import { composedServer } from './testing/composed-server';
import type { TestServer } from './testing/composed-server';
import { servedPaths, serverDetailIn } from './testing/served-paths';

let served: TestServer;
beforeAll(async () => {
  served = await composedServer();
}, 60_000);
afterAll(() => served.close());

const authorization = `Basic ${Buffer.from('storefront:storefront').toString('base64')}`;

const hostilePaths = [
  '%00',
  'x'.repeat(300),
  'x'.repeat(5_000),
  '..%2f',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f',
  '..\\..',
  '%ff',
  '%',
  '__proto__',
  "'%20or%201=1--",
  '%F0%9F%8D%9C',
  `listing/${'x'.repeat(300)}/1.0.0/a.js`,
  `${'x'.repeat(300)}/1.0.0/a.js`,
  `listing/1.0.0-${'x'.repeat(300)}/a.js`,
  `listing/1.0.0/${'x'.repeat(300)}`,
];

const leakIn = (payload: string) => serverDetailIn(payload, served.folder);

describe('everything that is served', () => {
  it('[G12/errors] answers hostile addresses without an error of its own, and reveals nothing about itself', async () => {
    const paths = servedPaths(served.server);
    expect(paths.length).toBeGreaterThan(50);
    for (const path of ['/pay', '/dev/outbox', '/brand/:name', '/platform/resolve'])
      expect(paths).toContain(path);
    const faults: string[] = [];
    for (const path of paths) {
      for (const bad of hostilePaths) {
        const filled = path.replace(/:\w+/g, bad).replace('*', bad);
        for (const url of [
          filled,
          `${filled}${bad}`,
          `${path}?key=${bad}&brand=${bad}&slug=${bad}&v=${bad}`,
        ]) {
          const answer = await served.server.inject({ url, headers: { host: 'localhost', authorization } });
          const leak = leakIn(answer.payload);
          if (answer.statusCode >= 500 || leak !== '')
            faults.push(`${url.slice(0, 120)} → ${answer.statusCode} ${leak}`);
        }
      }
    }
    expect(faults).toStrictEqual([]);
  }, 120_000);

  it.each([
    ['/pay?key=%00', 400],
    [`/releases/${'x'.repeat(300)}/1.0.0/a.js`, 404],
    ['/api/docs/static/..%2f', 404],
  ])('[G12/errors] answers %s with a client error', async (url, status) => {
    expect((await served.server.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(status);
  });

  it('[G12/errors] answers hostile forms of the payment page without an error of its own', async () => {
    for (const payload of [
      'key=%00',
      'key=a%00&outcome=paid',
      `key=${'x'.repeat(4_000)}&outcome=paid`,
      '%ff%',
    ]) {
      const answer = await served.server.inject({
        method: 'POST',
        url: '/pay',
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: `outcome=paid&${payload}`,
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(leakIn(answer.payload)).toBe('');
    }
  });
});
