import { aBrand } from '../../testing/brands';
import { linksIn, stateIn } from '../../testing/page';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const page = {
  paths: ['/rewards', '/rewards/:level'],
  expose: './pages/rewards',
  title: 'Rewards & gifts',
  menu: { label: 'Rewards', place: 20 },
  kinds: ['marketplace'],
};
const rewards = (pages: object[], version = '1.0.0') => ({
  feature: 'rewards',
  version,
  description: { exposes: { './pages/rewards': { js: ['home.js'], css: ['home.css'] } }, pages },
});
const single = aBrand({
  id: 'saffron-yard',
  hosts: ['saffron-yard.example'],
  kind: 'single-business',
  business: { slug: 'saffron-yard', id: 'b-1' },
});
const served = (builds = [rewards([page])]) =>
  aServedPlatform({
    brands: [aBrand(), single],
    builds: [{ feature: 'shell' }, { feature: 'listing' }, ...builds],
  });

describe('a page that a release adds', () => {
  it('[REL-12/match][EDG-3] is served under its paths, with its title and exactly the files that show it', async () => {
    const { get } = await served();
    for (const path of ['/rewards', '/rewards/gold']) {
      const { statusCode, body } = await get(path);
      expect([path, statusCode]).toStrictEqual([path, 200]);
      expect(body).toContain('<title>Rewards &amp; gifts · Market</title>');
      expect(linksIn(body).map(({ href }) => href)).toStrictEqual([
        '/releases/shell/1.0.0/shell.css',
        '/releases/shell/1.0.0/shell.js',
        '/releases/rewards/1.0.0/entry.js',
        '/releases/rewards/1.0.0/home.js',
        '/releases/rewards/1.0.0/home.css',
      ]);
    }
  });

  it('[REL-12/menu] is announced to the shell on every page, and costs nothing when there is none', async () => {
    const { get, publish } = await served([]);
    expect(stateIn(await get('/'))).not.toHaveProperty('pages');
    await publish(rewards([page]));
    const { kinds: _kinds, ...carried } = page;
    expect(stateIn(await get('/')).pages).toStrictEqual([{ feature: 'rewards', ...carried }]);
  });

  it('[REL-12/kinds] is the 404 page on a brand of another kind, whose pages do not mention it', async () => {
    const { get } = await served();
    const headers = { host: 'saffron-yard.example' };
    const { statusCode, body } = await get('/rewards', { headers });
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Page not found · Market</title>');
    expect(stateIn(await get('/', { headers }))).not.toHaveProperty('pages');
  });

  it('disappears with a release that does not add it any more', async () => {
    const { get, publish } = await served();
    await publish(rewards([], '1.1.0'));
    expect((await get('/rewards')).statusCode).toBe(404);
  });

  it('[REL-12/publish] is refused when a stable release of another feature has its path, and nothing is stored', async () => {
    const { platform, publish, get } = await served();
    const gifts = { ...rewards([{ ...page, menu: { label: 'Gifts', place: 21 } }]), feature: 'gifts' };
    expect(await publish(gifts)).toMatchObject({
      kind: 'refused',
      faults: expect.arrayContaining(['the path /rewards is taken by /rewards of rewards@1.0.0']),
    });
    expect((await get('/releases/gifts/1.0.0/home.js')).statusCode).toBe(404);
    expect(platform.missingRoutes()).not.toStrictEqual([]);
  });
});
