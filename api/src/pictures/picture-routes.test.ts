import { importCatalogue } from '../catalogue-files/importing/import-catalogue';
import { isOk } from '@storefront/contract';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await importCatalogue(
    { database: api.database.database, clock: api.clock },
    {
      catalogue: aCatalogue(
        aCatalogueBusiness({ business_logo: 'logo.svg', business_cover: 'https://pictures.example/a.jpg' }),
      ),
      readPicture: async () => Buffer.from(svg),
      replace: true,
    },
  );
});
afterAll(() => api.close());

async function info() {
  const answer = await api.call('business/details', { slug: 'saffron-yard', zipcode: '' });
  if (!isOk(answer)) throw new Error(answer.status);
  return answer.info;
}

describe('pictures', () => {
  it('[BIZ-2] never change under their address', async () => {
    const { business_logo, business_cover } = await info();
    expect(business_logo).toMatch(/^\/api\/pictures\/[a-f0-9]{64}$/);
    expect(business_cover).toBe('https://pictures.example/a.jpg');
    const answer = await api.server.inject(business_logo);
    expect(answer.payload).toBe(svg);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('run no code when they are opened by themselves (G11)', async () => {
    const answer = await api.server.inject((await info()).business_logo);
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });

  it.each(['/api/pictures/00', `/api/pictures/${'0'.repeat(64)}`, '/api/pictures/..%2Fapp'])(
    'are 404 at %s',
    async (url) => {
      const answer = await api.server.inject(url);
      expect([answer.statusCode, answer.json().status]).toStrictEqual([404, 'There is no such picture.']);
    },
  );
});
