import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aBrand, writeBrand } from '../../testing/brands';
import { aBuiltFolder, remoteFiles } from '../../testing/built-folder';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';
import { until } from '../../testing/until';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const entry = '/releases/listing/1.0.0/entry.js';
const sri = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

describe('the files of a release', () => {
  it('[EDG-1] are cached for a year, and served to pages of every origin', async () => {
    const { get } = await aServedPlatform({ assetOrigin: 'https://cdn.example' });
    const { statusCode, headers } = await get(entry, { headers: { host: 'cdn.example' } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('[EDG-1] are sent as they were compressed at publish: %s → %s', async (accepted, encoding, open) => {
    const { get } = await aServedPlatform();
    const { headers, rawPayload } = await get(entry, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    const { decisions } = (await get('/platform/resolve?brand=market')).json();
    expect(decisions.listing.release).toBe('listing@1.0.0');
    expect(open(rawPayload).toString()).toContain("var remote = '1.0.0'");
  });

  it('[SHL-5] have the hash that the page names, in every encoding', async () => {
    const { get } = await aServedPlatform();
    const page = (await get('/')).body;
    const plain = await get(entry);
    const packed = await get(entry, { headers: { 'accept-encoding': 'br' } });
    expect(page).toContain(sri(plain.rawPayload));
    expect(page).toContain(sri(brotliDecompressSync(packed.rawPayload)));
  });

  it.each([
    '/releases/listing/1.0.0/none.js',
    '/releases/listing/9.9.9/entry.js',
    '/releases/nobody/1.0.0/entry.js',
    '/releases/listing/1.0.0/release.json',
    '/releases/listing/1.0.0/../../../manifests/listing/1.0.0.json',
    '/releases/listing/1.0.0/%2e%2e%2f1.0.0.json',
    '/releases/..%2f..%2fmanifests/1.0.0/entry.js',
    '/releases/',
  ])('that do not exist are a plain 404 that is not cached: %s', async (url) => {
    const { get } = await aServedPlatform();
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('storefront-release');
  });

  it('[REL-18/served] do not include its source maps, under no address', async () => {
    const { get, registry } = await aServedPlatform({
      builds: [
        { feature: 'shell' },
        { feature: 'listing', files: { ...remoteFiles('1.0.0'), 'maps/entry.js.map': '{"version":3}' } },
      ],
    });
    const release = await registry.release({ name: 'listing', version: '1.0.0' });
    expect(release?.manifest.maps).toMatchObject([{ path: 'entry.js.map' }]);
    expect((await get(entry)).statusCode).toBe(200);
    for (const path of [
      'maps/entry.js.map',
      'entry.js.map',
      '../1.0.0/maps/entry.js.map',
      'maps%2fentry.js.map',
    ]) {
      const { statusCode, body } = await get(`/releases/listing/1.0.0/${path}`);
      expect([path, statusCode]).toStrictEqual([path, 404]);
      expect(body).not.toContain('version');
    }
  });

  it('[BRD-4] are served under no host that no brand has', async () => {
    const { get } = await aServedPlatform();
    const { statusCode, body } = await get(entry, { headers: { host: 'elsewhere.example' } });
    expect(statusCode).toBe(421);
    expect(body).not.toContain('remote');
  });

  it('with a name that is too long are not looked up', async () => {
    const { get } = await aServedPlatform();
    expect((await get(`/releases/${'a'.repeat(300)}/1.0.0/a.js`)).statusCode).toBe(404);
    expect((await get(`/releases/listing/1.0.0-${'a'.repeat(300)}/a.js`)).statusCode).toBe(404);
  });
});

describe('a file of a release that is opened directly', () => {
  it('runs nothing and loads nothing, whatever its content', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>steal(localStorage)</script></svg>';
    const { get } = await aServedPlatform({
      builds: [
        { feature: 'listing', files: { 'entry.js': '', 'home.js': '', 'home.css': '', 'x.svg': svg } },
      ],
    });
    const { headers, body } = await get('/releases/listing/1.0.0/x.svg');
    expect(body).toBe(svg);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is text, if it is a script or a style sheet', async () => {
    const { get } = await aServedPlatform();
    const { headers } = await get('/releases/listing/1.0.0/entry.js');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('releases that the brand of a host cannot get', () => {
  const market = aBrand();
  const partner = aBrand({
    id: 'partner',
    hosts: ['partner.example'],
    remotes: { listing: 'partner/listing' },
  });
  const theirs = '/releases/partner/listing/1.0.0/entry.js';
  const builds = [{ feature: 'shell' }, { feature: 'listing' }, { feature: 'partner/listing' }];
  const at = (host: string) => ({ headers: { host } });

  it('a partner’s release is served on brands that use it, and nowhere else', async () => {
    const { get } = await aServedPlatform({ brands: [market, partner], builds });
    expect((await get(theirs, at('partner.example'))).statusCode).toBe(200);
    expect((await get(theirs, at('localhost'))).statusCode).toBe(404);
    expect((await get(entry, at('partner.example'))).statusCode).toBe(404);
    expect((await get(entry, at('localhost'))).statusCode).toBe(200);
  });

  it('an open page can ask whether its brand can still get a release', async () => {
    const { get } = await aServedPlatform({ brands: [market, partner], builds });
    const served = async (query: string, host: string) => {
      const { statusCode, headers } = await get(`/platform/served?${query}`, at(host));
      expect([host, headers['cache-control']]).toStrictEqual([host, 'no-store']);
      return statusCode;
    };
    expect(await served('name=listing&version=1.0.0', 'localhost')).toBe(204);
    expect(await served('name=listing&version=9.0.0', 'localhost')).toBe(404);
    expect(await served('name=partner/listing&version=1.0.0', 'localhost')).toBe(404);
    expect(await served('name=partner/listing&version=1.0.0', 'partner.example')).toBe(204);
    expect(await served('', 'localhost')).toBe(404);
    expect(await served('name=listing&version=1.0.0', 'elsewhere.example')).toBe(421);
  });

  it('the releases’ own origin serves what any brand can get', async () => {
    const assetOrigin = 'https://cdn.example';
    const { get } = await aServedPlatform({ brands: [market, partner], builds, assetOrigin });
    expect((await get(theirs, at('cdn.example'))).statusCode).toBe(200);
    expect((await get(entry, at('cdn.example'))).statusCode).toBe(200);
  });

  it('a release that never became stable is served to a brand that pins it, from then on', async () => {
    const { get, client, brandsDirectory } = await aServedPlatform();
    const folder = await aBuiltFolder({ feature: 'listing', version: '2.0.0-rc.1' });
    await client.publish(folder, { author: 'a team', commit: 'abc' });
    const candidate = '/releases/listing/2.0.0-rc.1/entry.js';
    expect((await get(candidate)).statusCode).toBe(404);
    await writeBrand(brandsDirectory, aBrand({ pins: { listing: '2.0.0-rc.1' } }));
    await until(async () => (await get(candidate)).statusCode === 200);
  });

  it('pages that are open keep their files when their brand chooses another remote', async () => {
    const { get, brandsDirectory } = await aServedPlatform({ brands: [market], builds });
    await writeBrand(brandsDirectory, { ...market, remotes: { listing: 'partner/listing' } });
    await until(async () => (await get(theirs)).statusCode === 200);
    expect((await get(entry)).statusCode).toBe(200);
  });
});
