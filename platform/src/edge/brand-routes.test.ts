import { aBrand } from '../testing/brands';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const brands = [aBrand(), aBrand({ id: 'partner', hosts: ['partner.example'] })];

describe('what belongs to a brand', () => {
  it('its logo, kept for a year under the address that its pages name', async () => {
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

  it('the same address gives each brand its own picture', async () => {
    const { get } = await aServedPlatform({ brands });
    const theirs = await get('/brand/logo.svg', { headers: { host: 'partner.example' } });
    expect(theirs.body).toContain('partner logo');
  });

  it('a picture that is opened by itself runs nothing', async () => {
    const { get } = await aServedPlatform();
    expect((await get('/brand/logo.svg')).headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('the picture above its messages may be shown where they are read', async () => {
    const { get } = await aServedPlatform();
    const { headers } = await get('/brand/logo.svg');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('no other file of the folder is given away', async () => {
    const { get } = await aServedPlatform();
    expect((await get('/brand/json')).statusCode).toBe(404);
    expect((await get('/brand/..%2fmarket.json')).statusCode).toBe(404);
  });

  it('the address that browsers guess leads to its icon', async () => {
    const { get } = await aServedPlatform();
    const { statusCode, headers } = await get('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([
      302,
      expect.stringMatching(/^\/brand\/favicon\.svg\?v=/),
    ]);
  });

  it('an icon elsewhere is led to whatever signs stand in its address', async () => {
    const favicon = 'https://pictures.example/müller “icon”.ico';
    const { get } = await aServedPlatform({ brands: [aBrand({ favicon })] });
    const { statusCode, headers } = await get('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([
      302,
      'https://pictures.example/m%C3%BCller%20%E2%80%9Cicon%E2%80%9D.ico',
    ]);
    expect((await get('/')).body).toContain('href="https://pictures.example/m%C3%BCller');
  });
});
