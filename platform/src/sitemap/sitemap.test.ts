import { gunzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { AskBusinesses } from '../edge/pages/ask-api-at';
import { aBrand } from '../testing/brands';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const slugsTo = (count: number) => Array.from({ length: count }, (_, index) => `kitchen-${index + 1}`);
const answering =
  (slugs: readonly string[], version = 'one'): AskBusinesses =>
  () =>
    Promise.resolve({ version, slugs });
const addressesIn = ({ body }: LightMyRequestResponse) =>
  [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap of a brand', () => {
  it('[EDG-2/sitemap] lists every business in service and the brand’s own pages, with the brand’s own origin', async () => {
    const pages = [
      {
        paths: ['/rewards', '/rewards/:level'],
        expose: './pages/rewards',
        title: 'Rewards',
        menu: { label: 'Rewards', place: 10 },
        kinds: ['marketplace' as const],
      },
      {
        paths: ['/tills'],
        expose: './pages/rewards',
        title: 'For our people, and in no menu',
        kinds: ['marketplace' as const],
      },
    ];
    const exposes = { './pages/rewards': { js: ['home.js'], css: [] } };
    const { get } = await aServedPlatform({
      brands: [aBrand({ hosts: ['market.example', 'localhost'] })],
      builds: [{ feature: 'shell' }, { feature: 'rewards', description: { exposes, pages } }],
      businesses: answering(['saffron-yard', 'pho-corner']),
    });
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(addressesIn(sitemap)).toStrictEqual(
      [
        '/',
        '/contact-us',
        '/information',
        '/information/privacy-policy',
        '/rewards',
        '/business/saffron-yard',
        '/business/pho-corner',
      ].map((path) => `https://market.example${path}`),
    );
  });

  it('[EDG-2/sitemap] of a single business lists its own pages, as far as they are enabled', async () => {
    const single = aBrand({
      kind: 'single-business',
      business: { slug: 'saffron-yard', id: 'b-1' },
      routes: ['business', 'booking', 'information'],
    });
    const { get } = await aServedPlatform({ brands: [single], businesses: answering(['pho-corner']) });
    expect(addressesIn(await get('/sitemap.xml'))).toStrictEqual(
      ['/', '/booking', '/information', '/information/privacy-policy'].map(
        (path) => `https://localhost${path}`,
      ),
    );
  });

  it('[EDG-2/sitemap] above 50,000 addresses is an index of files that contain each address once', async () => {
    const { get } = await aServedPlatform({ businesses: answering(slugsTo(120_000)) });
    const index = await get('/sitemap.xml');
    expect(index.body).toContain('<sitemapindex ');
    const files = addressesIn(index);
    expect(files).toStrictEqual([1, 2, 3].map((number) => `https://localhost/sitemap-${number}.xml`));
    const all: (string | undefined)[] = [];
    for (const file of files) {
      const addresses = addressesIn(await get(new URL(file ?? '').pathname));
      expect(addresses.length).toBeLessThanOrEqual(50_000);
      all.push(...addresses);
    }
    expect(all).toHaveLength(120_004);
    expect(new Set(all).size).toBe(120_004);
    expect(all.at(-1)).toBe('https://localhost/business/kitchen-120000');
    for (const none of ['/sitemap-0.xml', '/sitemap-4.xml']) expect((await get(none)).statusCode).toBe(404);
  });

  it('[EDG-2/sitemap] is kept, and made again when other businesses are in service', async () => {
    let live = { version: 'one', slugs: slugsTo(2) };
    const { get } = await aServedPlatform({ businesses: () => Promise.resolve(live) });
    const options: InjectOptions = { headers: { 'accept-encoding': 'gzip, br' } };
    const first = await get('/sitemap.xml', options);
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(first.rawPayload).toString()).toContain('/business/kitchen-2<');
    // The same version means the same list: the written files are reused.
    live = { version: 'one', slugs: [] };
    expect((await get('/sitemap.xml', options)).rawPayload).toStrictEqual(first.rawPayload);
    live = { version: 'two', slugs: ['pho-corner'] };
    const body = gunzipSync((await get('/sitemap.xml', options)).rawPayload).toString();
    expect(body).toContain('/business/pho-corner<');
    expect(body).not.toContain('kitchen');
  });

  it('[EDG-2/sitemap] stays as it was while the API is unavailable; before it was ever made it is unavailable too', async () => {
    let isAway = true;
    const { get } = await aServedPlatform({
      businesses: () => (isAway ? Promise.reject(new Error('away')) : answering(['pho-corner'])()),
    });
    const none = await get('/sitemap.xml');
    expect([none.statusCode, none.headers['retry-after'], none.headers['cache-control']]).toStrictEqual([
      503,
      '60',
      'no-store',
    ]);
    isAway = false;
    const made = addressesIn(await get('/sitemap.xml'));
    isAway = true;
    expect(addressesIn(await get('/sitemap.xml'))).toStrictEqual(made);
  });

  it('[BRD-4] is not served under a host that no brand has', async () => {
    const { get } = await aServedPlatform();
    for (const path of ['/sitemap.xml', '/sitemap-1.xml', '/robots.txt'])
      expect((await get(path, { headers: { host: 'elsewhere.example' } })).statusCode).toBe(421);
  });
});

describe('the files for search engines', () => {
  it('[EDG-2/sitemap][EDG-2/robots] are each brand’s own by Host alone, and caches are told so', async () => {
    const { get } = await aServedPlatform({
      brands: [aBrand(), aBrand({ id: 'northbank', hosts: ['northbank.example'] })],
    });
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      for (const host of ['localhost', 'northbank.example', 'localhost']) {
        const answer = await get(path, { headers: { host } });
        expect(answer.body).toContain(`https://${host}/`);
        expect(String(answer.headers.vary).split(', ')).toContain('host');
      }
    }
  });
});

describe('the rules for search engines', () => {
  it('[EDG-2/robots] name the sitemap with the brand’s own origin, and forbid calls but not pictures', async () => {
    const { get } = await aServedPlatform({ brands: [aBrand({ hosts: ['market.example', 'localhost'] })] });
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toStrictEqual([
      'User-agent: *',
      'Allow: /api/pictures/',
      'Allow: /platform/decisions/',
      'Disallow: /api/',
      'Disallow: /platform/',
      'Sitemap: https://market.example/sitemap.xml',
      '',
    ]);
  });
});
