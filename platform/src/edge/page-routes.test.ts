import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageState } from '@storefront/contract';
import { aBrand } from '../testing/brands';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const listing = { feature: 'listing', version: '1.0.0' };
const shell = { feature: 'shell', version: '1.0.0' };

const stateIn = (html: string): PageState =>
  JSON.parse(/<script type="application\/json" id="storefront-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

const linksIn = (html: string) =>
  [...html.matchAll(/<link rel="(preload|stylesheet)"([^>]*)>/g)].map(([, rel, rest = '']) => {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(rest)?.[1];
    return {
      rel,
      as: attribute('as'),
      href: attribute('href'),
      integrity: attribute('integrity'),
      crossorigin: attribute('crossorigin'),
      nonce: attribute('nonce'),
    };
  });

const nonceOf = (policy: unknown) => /script-src 'nonce-([^']+)'/.exec(String(policy))?.[1];

describe('a brand’s page', () => {
  it('carries the brand, the decisions and where to find what, so that nothing has to be asked for', async () => {
    const { get } = await aServedPlatform({
      apiOrigin: 'https://api.example',
      assetOrigin: 'https://cdn.example',
    });
    const { statusCode, headers, body } = await get('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(stateIn(body)).toMatchObject({
      brand: {
        id: 'market',
        name: 'Market',
        logo: expect.stringMatching(/^\/brand\/logo\.svg\?v=[0-9a-f]{10}$/),
      },
      now: Date.parse('2026-11-21T18:00:00Z'),
      status: 200,
      decisions: { shell: { version: '1.0.0' }, listing: { version: '1.0.0', lastGood: [] } },
      apiOrigin: 'https://api.example',
      assetOrigin: 'https://cdn.example',
      apiAuthorization: `Basic ${Buffer.from('storefront:storefront').toString('base64')}`,
    });
    expect(stateIn(body).brand).not.toHaveProperty('tokens');
  });

  it('[BRD-4] an unknown host gets a plain page with status 421 that names no brand', async () => {
    const { get } = await aServedPlatform();
    for (const path of ['/', '/favicon.ico', '/robots.txt', '/brand/logo.svg']) {
      const { statusCode, headers, body } = await get(path, { headers: { host: 'somebody-else.example' } });
      expect([path, statusCode]).toEqual([path, 421]);
      expect(headers['content-type']).toContain('text/plain');
      expect(body).not.toMatch(/market/i);
    }
  });

  it('is found by its host in whatever case, with a port or a final dot', async () => {
    const { get } = await aServedPlatform();
    for (const host of ['LOCALHOST:3000', 'localhost.', 'localhost']) {
      expect((await get('/', { headers: { host } })).statusCode).toBe(200);
    }
  });

  it('a path that no route takes is the 404 page with status 404, kept from search engines', async () => {
    const { get } = await aServedPlatform();
    const { statusCode, body } = await get('/no/such/page');
    expect(statusCode).toBe(404);
    expect(stateIn(body).status).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('a path that leads elsewhere on this kind of brand redirects, query and all', async () => {
    const { get } = await aServedPlatform({
      brands: [aBrand({ kind: 'single-business', business: { slug: 'saffron-yard', id: 'b-101' } })],
    });
    const { statusCode, headers } = await get('/home?from=mail');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      302,
      '/?from=mail',
      'no-store',
    ]);
  });

  it('shows something, and a sentence without JavaScript, before anything has run', async () => {
    const { get } = await aServedPlatform();
    const { body } = await get('/');
    expect(body).toContain('<noscript><p>Market needs JavaScript');
    expect(body).toContain('<div id="root"><div id="skeleton" aria-hidden="true">');
  });

  it('carries the brand’s tokens in a style of its own', async () => {
    const { get } = await aServedPlatform({ brands: [aBrand({ tokens: { accent: '#0a6858' } })] });
    const { body, headers } = await get('/');
    expect(body).toContain(`<style nonce="${nonceOf(headers['content-security-policy'])}">@layer`);
    expect(body).toContain('--accent:#0a6858');
  });

  it('[G11] hostile texts of a brand or business stand inert in it', async () => {
    const name = '</title></script><script>alert(1)</script>';
    const { get } = await aServedPlatform({
      brands: [
        aBrand({ name, texts: { ...aBrand().texts, metaTitle: name, metaDescription: '"><img src=x>' } }),
      ],
    });
    const { body } = await get('/');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('"><img');
    expect(stateIn(body).brand.name).toBe(name);
  });

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('travels compressed where the browser takes %s', async (encoding, open) => {
    const { get } = await aServedPlatform();
    const { headers, rawPayload } = await get('/', { headers: { 'accept-encoding': encoding } });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(open(rawPayload).toString()).toMatch(/^<!doctype html>/);
  });
});

describe('the headers of a page', () => {
  it('[EDG-1] it is kept by nobody', async () => {
    const { get } = await aServedPlatform();
    expect((await get('/')).headers['cache-control']).toBe('no-store');
    expect((await get('/nowhere')).headers['cache-control']).toBe('no-store');
  });

  it('[EDG-4] nothing runs but by the nonce of this one page, and it stands in no frame', async () => {
    const { get } = await aServedPlatform();
    const [one, other] = [await get('/'), await get('/')];
    const policy = String(one.headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    const [first, second] = [one, other].map(({ headers }) => nonceOf(headers['content-security-policy']));
    expect(first).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(second).not.toBe(first);
    const scripts = [...one.body.matchAll(/<script(?! type="application\/json")([^>]*)>/g)].map(
      ([, rest]) => rest,
    );
    expect(scripts).toEqual([` nonce="${first}"`]);
    expect(one.body).not.toMatch(/\son[a-z]+=|style="/);
  });

  it('[EDG-4] no sniffing, no frames, little said to others, no devices', async () => {
    const { get } = await aServedPlatform();
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'integrity-policy': 'blocked-destinations=(script)',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('[EDG-4] in production HTTPS is demanded', async () => {
    const { get } = await aServedPlatform({ production: true });
    const { headers } = await get('/');
    expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('[EDG-4] other origins are let in only where the page needs them', async () => {
    const { get } = await aServedPlatform({
      apiOrigin: 'https://api.example',
      assetOrigin: 'https://cdn.example',
    });
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://api.example https://cdn.example;");
    expect(policy).toMatch(/script-src 'nonce-[^']+';/);
  });
});

describe('the files that a page names', () => {
  const exposes = {
    './pages/home': { js: ['home.js'], css: ['home.css'] },
    './pages/listing': { js: ['later.js'], css: [] },
  };

  it('[EDG-3][SHL-5] exactly those of the route’s decided releases, each once, with hash, nonce and crossorigin', async () => {
    const { get } = await aServedPlatform({ builds: [shell, { ...listing, description: { exposes } }] });
    const { body, headers } = await get('/');
    const { decisions } = stateIn(body);
    const links = linksIn(body);
    expect(links.map(({ rel, as, href }) => [rel, as, href])).toEqual([
      ['stylesheet', undefined, '/releases/shell/1.0.0/shell.css'],
      ['preload', 'script', '/releases/shell/1.0.0/shell.js'],
      ['preload', 'script', '/releases/listing/1.0.0/entry.js'],
      ['preload', 'script', '/releases/listing/1.0.0/home.js'],
      ['preload', 'style', '/releases/listing/1.0.0/home.css'],
    ]);
    for (const { href = '', integrity, crossorigin, nonce } of links) {
      const [, , feature = '', , path = ''] = href.split('/');
      expect([href, integrity]).toEqual([href, decisions[feature]?.integrity[path]]);
      expect([crossorigin, nonce]).toEqual(['anonymous', nonceOf(headers['content-security-policy'])]);
    }
  });

  it('[EDG-3] another route names the files of its own module', async () => {
    const { get } = await aServedPlatform({ builds: [shell, { ...listing, description: { exposes } }] });
    const hrefs = linksIn((await get('/listing')).body).map(({ href }) => href);
    expect(hrefs.slice(2)).toEqual(['/releases/listing/1.0.0/entry.js', '/releases/listing/1.0.0/later.js']);
  });

  it('[EDG-3][SHL-7] a page that the shell shows itself names the shell alone', async () => {
    const { get } = await aServedPlatform();
    for (const path of ['/contact-us', '/nowhere']) {
      expect(linksIn((await get(path)).body).map(({ href }) => href)).toEqual([
        '/releases/shell/1.0.0/shell.css',
        '/releases/shell/1.0.0/shell.js',
      ]);
    }
  });

  it('[SHL-7] a remote that was never released keeps no page from being served', async () => {
    const { get } = await aServedPlatform({ builds: [shell] });
    const { statusCode, body } = await get('/checkout');
    expect(statusCode).toBe(200);
    expect(Object.keys(stateIn(body).decisions)).toEqual(['shell']);
  });

  it('a brand that pins a release gets its files', async () => {
    const { get } = await aServedPlatform({
      brands: [aBrand({ pins: { listing: '1.0.0' } })],
      builds: [shell, listing, { ...listing, version: '1.1.0' }],
    });
    const { body } = await get('/');
    expect(linksIn(body).map(({ href }) => href)).toContain('/releases/listing/1.0.0/entry.js');
    expect(stateIn(body).decisions['listing']?.reason.step).toBe('pin');
  });
});

describe('the first data of a page', () => {
  const details = { responsecode: '200', info: { business_id: 'b-7' } } as never;
  const metadata = {
    responsecode: '200',
    bm_title: 'Miso & Co',
    bm_keywords: 'ramen',
    bm_description: 'Ramen in Leeds',
    business_banner_url: '',
  } as never;
  const answers = {
    'business/details': () => details,
    'information/business_meta_details': () => metadata,
    'business/menu': ({ business }: { business: string }) => ({ responsecode: '200', business }) as never,
    'business/discount': () => ({ responsecode: '200' }) as never,
  };

  it('goes with it: the calls of the route, and those that need their answers', async () => {
    const { get } = await aServedPlatform({ answers });
    const { firstData } = stateIn((await get('/business/miso-and-co')).body);
    expect(firstData.map(({ call }) => call).sort()).toEqual([
      'business/details',
      'business/discount',
      'business/menu',
      'information/business_meta_details',
    ]);
    expect(firstData.find(({ call }) => call === 'business/menu')?.body).toEqual({ business: 'b-7' });
  });

  it('[RTE-22][RTE-23] its head is the business’s own, in the first HTML', async () => {
    const { get } = await aServedPlatform({ answers });
    const { body } = await get('/business/miso-and-co');
    expect(body).toContain('<title>Miso &amp; Co</title>');
    expect(body).toContain('<meta name="keywords" content="ramen">');
    expect(body).toContain('<meta name="description" content="Ramen in Leeds">');
    expect(body).toContain('<meta name="robots" content="index, follow">');
  });

  it('an unknown slug is the 404 page with status 404, and nothing of a remote is fetched for it', async () => {
    const { get } = await aServedPlatform({
      answers: {
        ...answers,
        'business/details': () => ({ responsecode: '204', status: 'No such business' }) as never,
      },
    });
    const { statusCode, body } = await get('/business/nobody');
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Page not found · Market</title>');
    expect(linksIn(body).map(({ href }) => href)).toEqual([
      '/releases/shell/1.0.0/shell.css',
      '/releases/shell/1.0.0/shell.js',
    ]);
  });

  it('a slow API never keeps the page: it goes with what has come by then', async () => {
    const { get } = await aServedPlatform({
      firstDataLimit: 20,
      answers: { ...answers, 'business/details': () => new Promise<never>(() => undefined) },
    });
    const { statusCode, body } = await get('/business/miso-and-co');
    expect(statusCode).toBe(200);
    expect(stateIn(body).firstData.map(({ call }) => call)).toEqual(['information/business_meta_details']);
    expect((await get('/metrics')).body).toContain(
      'storefront_first_data_missed_total{call="business/details",why="late"} 1',
    );
  });

  it('[G18] with the API down the page goes without', async () => {
    const { get } = await aServedPlatform({ answers: {} });
    const { statusCode, body } = await get('/business/miso-and-co');
    expect(statusCode).toBe(200);
    expect(stateIn(body).firstData).toEqual([]);
  });
});
