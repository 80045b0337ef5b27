import { aBrand } from '../../testing/brands';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';
import { inlineHash } from '../responses/inline-hash';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const partner = (parts: Parameters<typeof aBrand>[0] = {}) =>
  aBrand({ id: 'partner', name: 'Plates & Co', hosts: ['partner.example'], ...parts });
const theirs = { headers: { host: 'partner.example' } };

const keptPage = (worker: string) => /\/offline\.html\?v=[\w]+/.exec(worker)?.[0] ?? '';

describe('the page for a missing connection', () => {
  it('[BRD-10] is the brand’s own, and its policy lets nothing run and apply but what stands in it', async () => {
    const { get } = await aServedPlatform({ brands: [aBrand(), partner({ tokens: { accent: '#0b5d3b' } })] });
    const { body, headers } = await get('/offline.html', theirs);
    for (const words of ['<title>Plates &amp; Co</title>', 'You are offline', '--accent:#0b5d3b'])
      expect(body).toContain(words);
    expect(body).toContain('@media (prefers-color-scheme:dark)');
    const policy = String(headers['content-security-policy']);
    for (const [, text = ''] of body.matchAll(/<(?:script|style)>([^]*?)<\/(?:script|style)>/g))
      expect(policy).toContain(inlineHash(text));
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({ vary: 'host', 'cache-control': 'no-cache' });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('[BRD-10] is kept by a worker for the whole site, which is another one when the brand’s page has changed', async () => {
    const { get } = await aServedPlatform({
      brands: [aBrand(), partner(), partner({ id: 'renamed', name: 'Plates', hosts: ['renamed.example'] })],
    });
    const worker = await get('/offline-worker.js', theirs);
    expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const address = keptPage(worker.body);
    expect((await get(address, theirs)).body).toContain('Plates &amp; Co');
    const renamed = await get('/offline-worker.js', { headers: { host: 'renamed.example' } });
    expect(keptPage(renamed.body)).not.toBe(address);
    expect((await get('/offline-worker.js', theirs)).body).toBe(worker.body);
  });

  it('is not there for an unknown host', async () => {
    const { get } = await aServedPlatform();
    for (const path of ['/offline.html', '/offline-worker.js'])
      expect((await get(path, { headers: { host: 'nobody.example' } })).statusCode).toBe(421);
  });
});
