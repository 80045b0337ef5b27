import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fixedClock } from '../testing/fixed-clock';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { fileReleaseStore } from '../releases/file-release-store';
import { aReleaseOf } from '../testing/releases';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const entry = '/releases/listing/1.0.0/entry.js';
const sri = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

describe('the files of a release', () => {
  it('[EDG-1] are the same for a year, for pages of every origin', async () => {
    const { get } = await aServedPlatform();
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
  ])('[EDG-1] go as they were compressed at publish: %s → %s', async (accepted, encoding, open) => {
    const { get } = await aServedPlatform();
    const { headers, rawPayload } = await get(entry, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    const { decisions } = (await get('/platform/resolve?brand=market')).json();
    expect(decisions.listing.release).toBe('listing@1.0.0');
    expect(open(rawPayload).toString()).toContain("var remote = '1.0.0'");
  });

  it('[SHL-5] have the hash that the page names, however they travel', async () => {
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
  ])('that there are not are a plain 404 that nobody keeps: %s', async (url) => {
    const { get } = await aServedPlatform();
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('storefront-release');
  });

  it('of a partner’s remote are found under its two-part name', async () => {
    const { get, releasesDirectory } = await aServedPlatform();
    const store = await fileReleaseStore(releasesDirectory);
    const release = aReleaseOf('partner/listing', '1.0.0');
    await store.add(
      release,
      new Map(release.files.map(({ integrity }) => [integrity, { identity: Buffer.from('theirs') }])),
    );
    await store.makeStable({ name: 'partner/listing', version: '1.0.0' }, fixedClock.now());
    expect((await get('/releases/partner/listing/1.0.0/entry.js')).body).toBe('theirs');
  });
});
