import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { aBrand } from '../../testing/brands';
import { aBuiltFolder } from '../../testing/built-folder';
import { headIn, stateIn } from '../../testing/page';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

/** A shell that loads the decisions and pages of other features by itself. */
const shell = { feature: 'shell', description: { decisionFile: true, pagesFromFile: true } };
const builds = [shell, { feature: 'listing' }];

/** A remote that adds several pages, one of them with a menu entry. */
const withPages = (feature: string, number: number) => ({
  feature,
  description: {
    exposes: Object.fromEntries(
      ['one', 'two', 'three'].map((name) => [`./pages/${name}`, { js: ['home.js'], css: ['home.css'] }]),
    ),
    pages: ['one', 'two', 'three'].map((name, index) => ({
      paths: [`/${feature}/${name}`, `/${feature}/${name}/:detail`],
      expose: `./pages/${name}`,
      title: `Page ${name} of ${feature}`,
      kinds: ['marketplace'],
      ...(index === 0 && { menu: { label: feature, place: 10 + number } }),
    })),
  },
});

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `remote-${index}`);

/** A platform with this many remotes beside the listing, each with a release to fall back to. */
const withRemotes = async (count: number) => {
  const features = [shell, { feature: 'listing' }, ...namesOf(count - 1).map(withPages)];
  const served = await aServedPlatform({
    builds: ['1.0.0', '1.1.0'].flatMap((version) => features.map((build) => ({ ...build, version }))),
  });
  const page = await served.get('/');
  const html = page.body;
  const bytes = html.length + String(page.headers['server-timing']).length;
  return { ...served, page, html, bytes, compressed: brotliCompressSync(html).length };
};

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

describe('the contents of a page', () => {
  it('[RES-10/files][RES-10/pages] are the same with five remotes and with fifty, each with several pages', async () => {
    const [few, many] = [await withRemotes(5), await withRemotes(50)];
    expect(Object.keys(stateIn(many.page).decisions)).toStrictEqual(['shell', 'listing']);
    expect(stateIn(many.page).decisions['listing']?.lastGood).toHaveLength(1);
    expect(many.bytes).toBe(few.bytes);
    // The hash of the other decisions is another text of the same length.
    expect(Math.abs(many.compressed - few.compressed)).toBeLessThan(100);
  }, 60_000);

  it('[RES-10/pages] name no page of another feature, only that there are menu entries; all are in the file', async () => {
    const { get, html, page } = await withRemotes(3);
    const { pages, hasMenu, others } = stateIn(page);
    expect([pages, hasMenu]).toStrictEqual([undefined, true]);
    expect(html).not.toMatch(/remote-\d/);
    const file = JSON.parse((await get(others?.url ?? '')).body);
    expect(file.pages).toHaveLength(6);
    expect(file.pages[0]).toStrictEqual({
      feature: 'remote-0',
      paths: ['/remote-0/one', '/remote-0/one/:detail'],
      expose: './pages/one',
      title: 'Page one of remote-0',
      menu: { label: 'remote-0', place: 10 },
    });
  });

  it('[RES-10/pages] include only its own path and title when an added page is opened directly', async () => {
    const { get } = await withRemotes(3);
    const page = await get('/remote-1/one/more');
    expect(page.statusCode).toBe(200);
    expect(headIn(page.body).title).toBe('Page one of remote-1 · Market');
    const own = { feature: 'remote-1', paths: ['/remote-1/one', '/remote-1/one/:detail'] };
    expect(stateIn(page).pages).toStrictEqual([
      { ...own, expose: './pages/one', title: 'Page one of remote-1' },
    ]);
    expect(Object.keys(stateIn(page).decisions)).toStrictEqual(['shell', 'remote-1']);
  });

  it('[RES-10/pages] differ by kind of brand: each kind has a file with the pages that are for it', async () => {
    const single = aBrand({
      id: 'saffron-yard',
      hosts: ['saffron-yard.example'],
      kind: 'single-business',
      business: { slug: 'saffron-yard', id: 'b-1' },
    });
    const { get } = await aServedPlatform({
      brands: [aBrand(), single],
      builds: [...builds, withPages('rewards', 1)],
    });
    const fileOf = async (host: string) => {
      const { others, hasMenu } = stateIn(await get('/', { headers: { host } }));
      return { hasMenu, pages: JSON.parse((await get(others?.url ?? '', { headers: { host } })).body).pages };
    };
    expect((await fileOf('localhost')).pages).toHaveLength(3);
    expect(await fileOf('saffron-yard.example')).toStrictEqual({ hasMenu: undefined, pages: [] });
  });

  it('[RES-10/pages] include all pages while an older shell may start in it', async () => {
    const former = { feature: 'shell', description: { decisionFile: true } };
    const { get, publish } = await aServedPlatform({ builds: [former, withPages('rewards', 1)] });
    const carried = async () => stateIn(await get('/')).pages?.length;
    expect(await carried()).toBe(3);
    await publish({ ...shell, version: '1.1.0' });
    expect(await carried()).toBe(3);
    await publish({ ...shell, version: '1.2.0' });
    expect(await carried()).toBeUndefined();
  });

  it('[RES-10/files] name all other features by one file and its hash, which the server then serves', async () => {
    const { get, page } = await withRemotes(3);
    const { url = '', integrity } = stateIn(page).others ?? {};
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(sri(body)).toBe(integrity);
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
    });
    const { decisions } = JSON.parse(body);
    expect(Object.keys(decisions).sort()).toStrictEqual(['listing', 'remote-0', 'remote-1']);
    expect(decisions['remote-0']).toMatchObject({ version: '1.1.0', lastGood: [{ version: '1.0.0' }] });
    expect(decisions['remote-0'].integrity['entry.js']).toMatch(/^sha384-/);
  });

  it('name the same file on every route and for every visitor who gets the same releases, and another after a release', async () => {
    const { get, publish } = await aServedPlatform({ builds });
    const urlAt = async (path: string, cookie = '') =>
      stateIn(await get(path, { headers: { cookie } })).others?.url;
    const first = await urlAt('/');
    expect(await urlAt('/contact-us', 'visitor=abcdefghijklmnopqrstuv')).toBe(first);
    await publish({ feature: 'listing', version: '1.1.0' });
    expect(await urlAt('/')).not.toBe(first);
    // An open page can still load the file that it names.
    expect((await get(first ?? '')).statusCode).toBe(200);
  });

  it('[EDG-8] name another file to a visitor in a rollout of another feature, beside the same bytes', async () => {
    const { get, client, platform } = await withRemotes(2);
    const release = 'remote-0@1.2.0';
    const candidate = { ...withPages('remote-0', 0), version: '1.2.0' };
    await client.publish(await aBuiltFolder(candidate), { author: 'a team', commit: 'abc' });
    const step = { share: 5_000, minimumMinutes: 0, minimumPageLoads: 0 };
    await client.command('rollout/start', { release, brands: 'all', steps: [step], reason: 'a test' });
    await platform.refresh();
    const pages = await Promise.all(
      Array.from({ length: 12 }, (_, visitor) => get('/', { headers: { cookie: `visitor=v-${visitor}` } })),
    );
    expect(new Set(pages.map((page) => stateIn(page).others?.url)).size).toBe(2);
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  });

  it('is found by another edge, which decides the same', async () => {
    const [one, other] = [await aServedPlatform({ builds }), await aServedPlatform({ builds })];
    const { url = '', integrity } = stateIn(await one.get('/')).others ?? {};
    const { statusCode, body } = await other.get(url);
    expect(statusCode).toBe(200);
    expect(sri(body)).toBe(integrity);
  });

  it.each([`${'0'.repeat(32)}.json`, 'x.json', `${'0'.repeat(32)}`])(
    'a file that no page names is a 404 that is not cached: %s',
    async (file) => {
      const { get } = await aServedPlatform({ builds });
      const { statusCode, headers } = await get(`/platform/decisions/${file}`);
      expect([statusCode, headers['cache-control']]).toStrictEqual([404, 'no-store']);
    },
  );

  it('[BRD-4] is served under no host that no brand has', async () => {
    const { get } = await aServedPlatform({ brands: [aBrand()], builds });
    const { url = '' } = stateIn(await get('/')).others ?? {};
    expect((await get(url, { headers: { host: 'elsewhere.example' } })).statusCode).toBe(421);
  });

  it('include all decisions while an older shell may start in it, as the decided one or as the last good one', async () => {
    const { get, publish } = await aServedPlatform({
      builds: [{ feature: 'shell' }, { feature: 'listing' }],
    });
    const carried = async () => {
      const { decisions, others } = stateIn(await get('/contact-us'));
      return [Object.keys(decisions).sort(), others !== undefined];
    };
    expect(await carried()).toStrictEqual([['listing', 'shell'], false]);
    await publish({ ...shell, version: '1.1.0' });
    expect(await carried()).toStrictEqual([['listing', 'shell'], false]);
    await publish({ ...shell, version: '1.2.0' });
    expect(await carried()).toStrictEqual([['shell'], true]);
  });
});
