import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aBrand } from '../../testing/brands';
import { nonceOf, stateIn } from '../../testing/page';
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

  it('is found by its host in any case, with a port or a final dot', async () => {
    const { get } = await aServedPlatform();
    for (const host of ['LOCALHOST:3000', 'localhost.', 'localhost']) {
      expect((await get('/', { headers: { host } })).statusCode).toBe(200);
    }
  });

  it('a path without a route is the 404 page with status 404, hidden from search engines', async () => {
    const { get } = await aServedPlatform();
    const { statusCode, body } = await get('/no/such/page');
    expect(statusCode).toBe(404);
    expect(stateIn(body).status).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('a path that belongs elsewhere on this kind of brand redirects with its query', async () => {
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

  it('contains the brand’s tokens in a style element', async () => {
    const { get } = await aServedPlatform({ brands: [aBrand({ tokens: { accent: '#0a6858' } })] });
    const { body, headers } = await get('/');
    expect(body).toContain(`<style nonce="${nonceOf(headers['content-security-policy'])}">@layer`);
    expect(body).toContain('--accent:#0a6858');
  });

  it('hostile texts of a brand or business have no effect', async () => {
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
  ])('is compressed when the browser accepts %s', async (encoding, open) => {
    const { get } = await aServedPlatform();
    const { headers, rawPayload } = await get('/', { headers: { 'accept-encoding': encoding } });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(open(rawPayload).toString()).toMatch(/^<!doctype html>/);
  });
});

describe('the headers of a page', () => {
  it('[EDG-1] forbid caching', async () => {
    const { get } = await aServedPlatform();
    expect((await get('/')).headers['cache-control']).toBe('no-store');
    expect((await get('/nowhere')).headers['cache-control']).toBe('no-store');
  });

  it('[EDG-4] allow only scripts with the nonce of this page, and no frames', async () => {
    const { get } = await aServedPlatform();
    const [one, other] = [await get('/'), await get('/')];
    const policy = String(one.headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    const [first, second] = [one, other].map(({ headers }) => nonceOf(headers['content-security-policy']));
    expect(first).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(second).not.toBe(first);
    const scripts = [...one.body.matchAll(/<script(?! type="application\/(?:ld\+)?json")([^>]*)>/g)].map(
      ([, rest]) => rest,
    );
    expect(scripts).toEqual([` nonce="${first}"`]);
    expect(one.body).not.toMatch(/\son[a-z]+=|style="/);
  });

  it('[EDG-4] forbid sniffing, frames and devices, and limit the referrer', async () => {
    const { get } = await aServedPlatform();
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
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
    expect(policy).toMatch(/script-src 'nonce-[^']+';/);
    expect(policy).toContain("script-src 'self' https://api.example https://cdn.example 'sha256-");
  });

  it('[ISO-4/policy] name the hosts of scripts and the hash of the one inline script in a policy of its own', async () => {
    const { get } = await aServedPlatform();
    const { headers, body } = await get('/');
    const policies = [headers['content-security-policy']].flat();
    expect(policies).toHaveLength(2);
    const [boot = ''] = [...body.matchAll(/<script nonce="[^"]*">([^]*?)<\/script>/g)].map(
      ([, text]) => text,
    );
    const hash = createHash('sha256').update(boot).digest('base64');
    expect(policies[1]).toBe(
      `script-src 'self' 'sha256-${hash}'; report-uri /platform/reports; report-to pages`,
    );
  });

  it('[EDG-4] allow a picture’s host for pictures only', async () => {
    const logo = 'https://pictures.example/logo.svg';
    const { get } = await aServedPlatform({ brands: [aBrand({ logo })] });
    const policy = String((await get('/')).headers['content-security-policy']);
    const naming = policy.split('; ').filter((directive) => directive.includes('pictures.example'));
    expect(naming).toEqual(["img-src 'self' https://pictures.example data:"]);
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
