import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { visitorValuesIn } from '@storefront/contract';
import { aBrand } from '../../testing/brands';
import { inlineHash } from '../responses/inline-hash';
import { linksIn, stateIn } from '../../testing/page';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

describe('a brand’s page', () => {
  it('contains the brand, the decisions and all addresses, so that no further request is needed', async () => {
    const { get } = await aServedPlatform({
      apiOrigin: 'https://api.example',
      assetOrigin: 'https://cdn.example',
    });
    const page = await get('/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(stateIn(page)).toMatchObject({
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
    expect(stateIn(page).brand).not.toHaveProperty('tokens');
  });

  it('[BRD-4] an unknown host gets a plain page with status 421 that names no brand', async () => {
    const { get } = await aServedPlatform();
    for (const path of ['/', '/favicon.ico', '/robots.txt', '/brand/logo.svg']) {
      const { statusCode, headers, body } = await get(path, { headers: { host: 'somebody-else.example' } });
      expect([path, statusCode]).toStrictEqual([path, 421]);
      expect(headers['content-type']).toContain('text/plain');
      expect(body).not.toMatch(/market/i);
    }
  });

  it('is found by its host in any case, with a port or a final dot', async () => {
    const { get } = await aServedPlatform();
    for (const host of ['LOCALHOST:3000', 'localhost.', 'localhost']) {
      expect((await get('/', { headers: { host } })).statusCode).toBe(200);
    }
  });

  it('a path without a route is the 404 page with status 404, hidden from search engines', async () => {
    const { get } = await aServedPlatform();
    const page = await get('/no/such/page');
    expect([page.statusCode, stateIn(page).status]).toStrictEqual([404, 404]);
    expect(page.body).toContain('<meta name="robots" content="noindex">');
  });

  it('a path that belongs elsewhere on this kind of brand redirects with its query', async () => {
    const { get } = await aServedPlatform({
      brands: [aBrand({ kind: 'single-business', business: { slug: 'saffron-yard', id: 'b-101' } })],
    });
    const { statusCode, headers } = await get('/home?from=mail');
    expect([statusCode, headers.location, headers['cache-control']]).toStrictEqual([
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

  it('contains the brand’s tokens in a style element', async () => {
    const { get } = await aServedPlatform({ brands: [aBrand({ tokens: { accent: '#0a6858' } })] });
    const { body } = await get('/');
    expect(body).toContain('<style>@layer');
    expect(body).toContain('--accent:#0a6858');
  });

  it('hostile texts of a brand or business have no effect', async () => {
    const name = '</title></script><script>alert(1)</script>';
    const { get } = await aServedPlatform({
      brands: [
        aBrand({ name, texts: { ...aBrand().texts, metaTitle: name, metaDescription: '"><img src=x>' } }),
      ],
    });
    const page = await get('/');
    expect(page.body).not.toContain('<script>alert');
    expect(page.body).not.toContain('"><img');
    expect(stateIn(page).brand.name).toBe(name);
  });

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('is compressed when the browser accepts %s', async (encoding, open) => {
    const { get } = await aServedPlatform();
    const { headers, rawPayload } = await get('/', { headers: { 'accept-encoding': encoding } });
    expect([headers['content-encoding'], headers.vary]).toStrictEqual([encoding, 'accept-encoding']);
    expect(open(rawPayload).toString()).toMatch(/^<!doctype html>/);
  });
});

describe('the headers of a page', () => {
  it('[EDG-8] answer a browser that asks for what belongs to its visitor once more, without the page', async () => {
    const { get } = await aServedPlatform();
    const [page, asked] = [await get('/'), await get('/', { method: 'HEAD' })];
    const valuesIn = ({ headers }: typeof page) => visitorValuesIn(String(headers['server-timing']));
    expect([asked.statusCode, asked.body]).toStrictEqual([200, '']);
    expect(valuesIn(asked)).toStrictEqual({ ...valuesIn(page), styleNonce: expect.any(String) });
  });

  it('[EDG-1] forbid caching', async () => {
    const { get } = await aServedPlatform();
    expect((await get('/')).headers['cache-control']).toBe('no-store');
    expect((await get('/nowhere')).headers['cache-control']).toBe('no-store');
  });

  /** The sources of a directive in the first policy of a page. */
  const sourcesOf = ({ headers }: { readonly headers: Record<string, unknown> }, directive: string) => {
    const [policy = ''] = [headers['content-security-policy']].flat().map(String);
    const found = policy.split('; ').find((one) => one.startsWith(`${directive} `));
    return found?.split(' ').slice(1) ?? [];
  };
  const contentsOf = (body: string, tag: 'script' | 'style') =>
    [...body.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);

  it('[EDG-4][SHL-5] allow the page’s own script and the files that it names by their hashes, and no frames', async () => {
    const { get } = await aServedPlatform();
    const page = await get('/');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    const executed = [...page.body.matchAll(/<script(?! type="application\/(?:ld\+)?json")/g)];
    const inlined = contentsOf(page.body, 'script');
    expect([executed.length, inlined.length]).toStrictEqual([1, 1]);
    const named = linksIn(page.body).filter(({ as }) => as === 'script');
    expect(named).toHaveLength(3);
    expect(sourcesOf(page, 'script-src')).toStrictEqual([
      ...inlined.map((text) => `'${inlineHash(text)}'`),
      ...named.map(({ integrity }) => `'${integrity}'`),
      "'strict-dynamic'",
    ]);
    expect(page.body).not.toMatch(/\son[a-z]+=|style="/);
  });

  it('[EDG-4] allow the styles that stand in the page by their hashes, and those of scripts by a nonce that no other answer has', async () => {
    const { get } = await aServedPlatform();
    const [one, other] = [await get('/'), await get('/')];
    const inlined = contentsOf(one.body, 'style').map((text) => `'${inlineHash(text)}'`);
    const sources = sourcesOf(one, 'style-src');
    expect(sources.slice(0, -1)).toStrictEqual(["'self'", ...inlined]);
    expect(sources.at(-1)).toMatch(/^'nonce-[0-9a-f-]{36}'$/);
    expect(sourcesOf(other, 'style-src').at(-1)).not.toBe(sources.at(-1));
    expect(visitorValuesIn(String(one.headers['server-timing']))).toMatchObject({
      styleNonce: sources.at(-1)?.slice("'nonce-".length, -1),
    });
    expect(one.body).not.toContain('nonce=');
  });

  it('[EDG-4] forbid sniffing, frames and devices, and limit the referrer', async () => {
    const { get } = await aServedPlatform();
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(self\)/),
      'integrity-policy': 'blocked-destinations=(script), endpoints=(pages)',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('[EDG-4] require HTTPS in production', async () => {
    const { get } = await aServedPlatform({ production: true });
    const { headers } = await get('/');
    expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/);
    expect(String(headers['content-security-policy'])).toContain('upgrade-insecure-requests');
  });

  it('[EDG-4] allow other origins only where the page needs them', async () => {
    const { get } = await aServedPlatform({
      apiOrigin: 'https://api.example',
      assetOrigin: 'https://cdn.example',
    });
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://api.example https://cdn.example;");
    expect(policy).toMatch(/; script-src ('sha(256|384)-[^']+' )+'strict-dynamic';/);
    expect(policy).toContain("style-src 'self' https://api.example https://cdn.example 'sha256-");
    expect(policy).toContain("script-src 'self' https://api.example https://cdn.example 'sha256-");
  });

  it('[ISO-4/policy] name the hosts of scripts and the hash of the one inline script in a policy of its own', async () => {
    const { get } = await aServedPlatform();
    const { headers, body } = await get('/');
    const policies = [headers['content-security-policy']].flat();
    expect(policies).toHaveLength(2);
    const [boot = ''] = contentsOf(body, 'script');
    expect(policies[1]).toBe(
      `script-src 'self' '${inlineHash(boot)}'; report-uri /platform/reports; report-to pages`,
    );
  });

  it('[EDG-4] allow a picture’s host for pictures only', async () => {
    const logo = 'https://pictures.example/logo.svg';
    const { get } = await aServedPlatform({ brands: [aBrand({ logo })] });
    const policy = String((await get('/')).headers['content-security-policy']);
    const naming = policy.split('; ').filter((directive) => directive.includes('pictures.example'));
    expect(naming).toStrictEqual(["img-src 'self' https://pictures.example data:"]);
  });

  it('forbid that text becomes HTML or code, and that a script makes a policy of its own', async () => {
    const { get } = await aServedPlatform();
    const policy = String((await get('/')).headers['content-security-policy']).split('; ');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default');
  });

  it('send reports of violations to the page’s own origin', async () => {
    const { get } = await aServedPlatform();
    const { headers } = await get('/');
    expect(headers['reporting-endpoints']).toBe('pages="/platform/reports"');
    expect(String(headers['content-security-policy'])).toContain(
      'report-uri /platform/reports; report-to pages',
    );
  });
});
