import { aBrand } from '../../testing/brands';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const brands = [aBrand(), aBrand({ id: 'partner', hosts: ['partner.example'] })];

describe('the web app manifest of a brand', () => {
  it('[BRD-8] has its name, its colours and its icon, and is named by its pages', async () => {
    const partner = aBrand({
      id: 'partner',
      name: 'Partner Plates',
      hosts: ['partner.example'],
      tokens: { ground: '#f0f0f0' },
    });
    const { get } = await aServedPlatform({ brands: [aBrand(), partner] });
    const theirs = { headers: { host: 'partner.example' } };
    expect((await get('/', theirs)).body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    const answer = await get('/manifest.webmanifest', theirs);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/manifest+json'),
      'cache-control': 'no-cache',
      vary: 'host',
    });
    expect(JSON.parse(answer.body)).toMatchObject({
      name: 'Partner Plates',
      start_url: '/',
      display: 'standalone',
      background_color: '#f0f0f0',
      icons: [
        { src: expect.stringMatching(/^\/brand\/favicon\.svg\?v=/), sizes: 'any', type: 'image/svg+xml' },
      ],
    });
    expect(JSON.parse((await get('/manifest.webmanifest')).body).name).toBe(aBrand().name);
  });

  it('[BRD-8] is not there for an unknown host', async () => {
    const { get } = await aServedPlatform();
    const { statusCode } = await get('/manifest.webmanifest', { headers: { host: 'nobody.example' } });
    expect(statusCode).toBe(421);
  });
});

describe('the pictures of a brand', () => {
  it('the logo is cached for a year under the address that the pages name', async () => {
    const { get } = await aServedPlatform({ brands });
    const address = /"logo":"([^"]+)"/.exec((await get('/')).body)?.[1] ?? '';
    const logo = await get(address);
    expect(logo.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(logo.body).toContain('market logo');
    expect((await get('/brand/logo.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('the same address is another picture on each brand', async () => {
    const { get } = await aServedPlatform({ brands });
    const theirs = await get('/brand/logo.svg', { headers: { host: 'partner.example' } });
    expect(theirs.body).toContain('partner logo');
  });

  it('a picture that is opened directly runs nothing', async () => {
    const { get } = await aServedPlatform();
    expect((await get('/brand/logo.svg')).headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('the picture of messages may be shown by e-mail programs', async () => {
    const { get } = await aServedPlatform();
    const { headers } = await get('/brand/logo.svg');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('no other file of the folder is served', async () => {
    const { get } = await aServedPlatform();
    expect((await get('/brand/json')).statusCode).toBe(404);
    expect((await get('/brand/..%2fmarket.json')).statusCode).toBe(404);
  });

  it('the default address of an icon redirects to the brand’s icon', async () => {
    const { get } = await aServedPlatform();
    const { statusCode, headers } = await get('/favicon.ico');
    expect([statusCode, headers.location]).toStrictEqual([
      302,
      expect.stringMatching(/^\/brand\/favicon\.svg\?v=/),
    ]);
  });

  it('an icon on another host is redirected to, whatever characters its address has', async () => {
    const favicon = 'https://pictures.example/müller “icon”.ico';
    const { get } = await aServedPlatform({ brands: [aBrand({ favicon })] });
    const { statusCode, headers } = await get('/favicon.ico');
    expect([statusCode, headers.location]).toStrictEqual([
      302,
      'https://pictures.example/m%C3%BCller%20%E2%80%9Cicon%E2%80%9D.ico',
    ]);
    expect((await get('/')).body).toContain('href="https://pictures.example/m%C3%BCller');
  });
});
