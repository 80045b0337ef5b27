import { transform } from 'esbuild';
import { signPreview } from '../../registry/preview-token';
import { aBrand } from '../../testing/brands';
import { aBrowser } from '../../testing/browser';
import { aBuiltFolder, remoteFiles } from '../../testing/built-folder';
import { fixedClock } from '../../testing/fixed-clock';
import { stateIn } from '../../testing/page';
import { endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const previewKey = 'the key of previews';
const now = fixedClock.now().getTime();

/** A browser, and listing@2.0.0, which is published but given to nobody. */
const aPreview = async (options: Parameters<typeof aBrowser>[0] = {}) => {
  let time = now;
  const browser = await aBrowser({
    previewKey,
    assetOrigin: 'https://cdn.example',
    clock: { now: () => new Date(time) },
    brands: [aBrand(), aBrand({ id: 'partner', hosts: ['partner.example'] })],
    ...options,
  });
  const folder = await aBuiltFolder({ feature: 'listing', version: '2.0.0' });
  await browser.client.publish(folder, { author: 'a team', commit: 'abc' });
  const tokenFor = (changes: Partial<Parameters<typeof signPreview>[0]> = {}) =>
    signPreview(
      { releases: ['listing@2.0.0'], brand: 'market', made: now, until: now + 3_600_000, ...changes },
      previewKey,
    );
  /** Sends the form of the page that asks before a preview. */
  const agree = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    browser.send('/platform/preview/open', new URLSearchParams(form).toString(), {
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });
  /** Follows a preview link and agrees. */
  const follow = async (path: string) => {
    const { statusCode, body } = await browser.open(path);
    expect([statusCode, body]).toStrictEqual([
      200,
      expect.stringContaining('<button>Show the preview</button>'),
    ]);
    return agree(Object.fromEntries(fieldsIn(body)));
  };
  return { ...browser, tokenFor, agree, follow, advance: (milliseconds: number) => (time += milliseconds) };
};

/** The hidden fields of a page's form. */
const fieldsIn = (body: string) =>
  [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const,
  );

const file = '/releases/listing/2.0.0/entry.js';

describe('a preview link', () => {
  it('[ROL-5/shown] shows an unreleased version on the real site to anyone who opens it, and to nobody else', async () => {
    const { follow, stateOf, tokenFor, get } = await aPreview();
    const opened = await follow(`/listing?search_by_postcode=E1+6AN&preview=${tokenFor()}`);
    expect([opened.statusCode, opened.headers.location, opened.headers['cache-control']]).toStrictEqual([
      302,
      '/listing?search_by_postcode=E1+6AN',
      'no-store',
    ]);
    expect(opened.cookies).toMatchObject([
      { name: 'preview', httpOnly: true },
      { name: 'failed', maxAge: 0 },
    ]);
    const { decisions, preview } = await stateOf();
    expect(decisions['listing']).toMatchObject({
      version: '2.0.0',
      reason: { step: 'preview', text: 'listing@2.0.0 because a preview link names it' },
      base: '/releases/listing/2.0.0/',
      lastGood: [{ version: '1.1.0', base: 'https://cdn.example/releases/listing/1.1.0/' }],
    });
    expect(preview).toStrictEqual(['listing@2.0.0']);
    const others = stateIn(await get('/'));
    expect([others.decisions['listing']?.version, others.preview]).toStrictEqual(['1.1.0', undefined]);
  });

  it('[ROL-5/shown] can load the files of that version, which nobody else can', async () => {
    const { open, follow, tokenFor, get } = await aPreview();
    expect((await get(file)).statusCode).toBe(404);
    await follow(`/?preview=${tokenFor()}`);
    expect((await open(file)).statusCode).toBe(200);
    expect((await open('/platform/served?name=listing&version=2.0.0')).statusCode).toBe(204);
    expect((await get('/platform/served?name=listing&version=2.0.0')).statusCode).toBe(404);
  });

  it('[ROL-5/shown] ends when its time is over, also in a visit that has opened it', async () => {
    const { open, follow, stateOf, tokenFor, advance } = await aPreview();
    await follow(`/?preview=${tokenFor()}`);
    advance(3_600_000);
    const { decisions, preview } = await stateOf();
    expect([decisions['listing']?.version, preview]).toStrictEqual(['1.1.0', undefined]);
    expect((await open(file)).statusCode).toBe(404);
  });

  it.each([
    ['forged', {}, 'This preview link is not one of ours. Was it copied whole?'],
    ['other-brand', { brand: 'partner' }, 'This preview link is for another site.'],
    ['expired', { until: now }, 'This preview link has expired. Ask for a new one.'],
  ])(
    '[ROL-5/refused] that is %s is refused with a sentence, counted and logged',
    async (reason, changes, words) => {
      const { open, tokenFor, get, logged, jar, registry } = await aPreview();
      const token = reason === 'forged' ? 'nonsense.nonsense' : tokenFor(changes);
      const answer = await open(`/?preview=${token}`);
      expect([answer.statusCode, answer.body, answer.cookies]).toStrictEqual([403, `${words}\n`, []]);
      expect((await get('/metrics')).body).toContain(
        `storefront_previews_refused_total{brand="market",reason="${reason}"} 1`,
      );
      expect(logged).toContainEqual(expect.objectContaining({ brand: 'market', reason }));
      expect(jar.has('preview')).toBe(false);
      expect(await registry.audit({ action: 'preview open', limit: 10 })).toMatchObject([
        { actor: 'visitor', subject: 'market', refused: true, faults: [`The preview link was ${reason}.`] },
      ]);
    },
  );

  it('[ROL-5/opened] asks before it changes anything, names what it shows, and leads to the same page', async () => {
    const { open, agree, stateOf, tokenFor, jar } = await aPreview();
    const token = tokenFor();
    const asked = await open(`/listing?a=1&preview=${token}`);
    expect([asked.statusCode, asked.cookies, jar.has('preview')]).toStrictEqual([200, [], false]);
    expect(asked.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    const policy = String(asked.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(asked.body).toContain('<h1>Show a preview of Market?</h1>');
    expect(asked.body).toContain('<li>listing@2.0.0</li>');
    expect(asked.body).toContain('on Saturday 21 November at 19:00');
    expect(fieldsIn(asked.body)).toStrictEqual([
      ['token', token],
      ['address', '/listing?a=1'],
    ]);
    expect((await stateOf()).preview).toBeUndefined();
    const agreed = await agree({ token, address: '/listing?a=1' });
    expect([agreed.statusCode, agreed.headers.location]).toStrictEqual([302, '/listing?a=1']);
    expect((await stateOf()).preview).toStrictEqual(['listing@2.0.0']);
  });

  it('[ROL-5/opened] does not ask a browser that is in a preview of that brand already', async () => {
    const { open, follow, tokenFor, advance } = await aPreview();
    await follow(`/?preview=${tokenFor()}`);
    const next = tokenFor({ until: now + 7_200_000 });
    expect((await open(`/listing?preview=${next}`)).statusCode).toBe(302);
    advance(7_200_000);
    expect(
      (await open(`/?preview=${tokenFor({ made: now + 7_200_000, until: now + 9_000_000 })}`)).statusCode,
    ).toBe(200);
  });

  it('[ROL-5/opened] cannot be begun by a form of another site, nor by a wrong token', async () => {
    const { agree, tokenFor, jar, registry } = await aPreview();
    const form = { token: tokenFor(), address: '/' };
    for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null', '']) {
      const answer = await agree(form, { origin });
      expect([origin, answer.statusCode, answer.cookies]).toStrictEqual([origin, 403, []]);
    }
    expect((await agree({ ...form, token: 'nonsense.nonsense' })).statusCode).toBe(403);
    expect((await agree({})).statusCode).toBe(403);
    expect(jar.has('preview')).toBe(false);
    expect(await registry.audit({ action: 'preview open', limit: 10 })).toHaveLength(2);
  });

  it('[ROL-5/ended] ends for everybody, also where it is open, once the links of its release are ended', async () => {
    const { open, follow, stateOf, tokenFor, client, platform, advance } = await aPreview();
    await follow(`/?preview=${tokenFor()}`);
    expect((await open(file)).statusCode).toBe(200);
    advance(1_000);
    const end = { brand: 'market', release: 'listing@2.0.0', reason: 'it was posted' };
    expect(await client.command('preview/end', end)).toMatchObject({ kind: 'done' });
    await platform.refresh();
    const { decisions, preview } = await stateOf();
    expect([decisions['listing']?.version, preview]).toStrictEqual(['1.1.0', undefined]);
    expect((await open(file)).statusCode).toBe(404);
    const again = await open(`/?preview=${tokenFor()}`);
    expect([again.statusCode, again.body]).toStrictEqual([
      403,
      'This preview has been ended. Ask for a new link.\n',
    ]);
    await follow(`/?preview=${tokenFor({ made: now + 2_000 })}`);
    expect((await stateOf()).preview).toStrictEqual(['listing@2.0.0']);
  });

  it('[ROL-5/refused] has no effect when its cookie is replayed on another brand', async () => {
    const { tokenFor, get } = await aPreview();
    const headers = { host: 'partner.example', cookie: `preview=${tokenFor()}` };
    const { decisions, preview } = stateIn(await get('/', { headers }));
    expect([decisions['listing']?.version, preview]).toStrictEqual(['1.1.0', undefined]);
    expect((await get(file, { headers })).statusCode).toBe(404);
  });

  it('is refused by a server without a key', async () => {
    const { get } = await aBrowser();
    expect(
      (
        await get(
          `/?preview=${signPreview({ releases: ['listing@2.0.0'], brand: 'market', made: now, until: now + 1 }, 'x')}`,
        )
      ).statusCode,
    ).toBe(403);
  });

  it('never redirects to another site', async () => {
    const { open, agree, follow, tokenFor, jar } = await aPreview();
    for (const path of ['//evil.example/', '///evil.example/']) {
      const token = tokenFor();
      jar.clear();
      expect((await follow(`http://localhost:3000${path}?preview=${token}`)).headers.location).toBe(
        '/evil.example/',
      );
      expect((await open(`http://localhost:3000${path}?preview=${token}`)).headers.location).toBe(
        '/evil.example/',
      );
      for (const address of [path, 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])
        expect((await agree({ token, address })).headers.location).toMatch(/^\/[^/\\]/);
    }
  });

  it('[ROL-5/shown] shows the pages of a feature that was never released, to visitors who opened it', async () => {
    const { client, open, follow, get, tokenFor } = await aPreview();
    const folder = await aBuiltFolder({
      feature: 'gifts',
      version: '1.0.0-dev.a',
      description: {
        exposes: { './pages/gifts': { js: ['home.js'], css: ['home.css'] } },
        pages: [
          {
            paths: ['/gifts'],
            expose: './pages/gifts',
            title: 'Gifts',
            menu: { label: 'Gifts', place: 20 },
            kinds: ['marketplace'],
          },
        ],
      },
    });
    const published = { author: 'a team', commit: 'abc', promotion: 'never', development: 'yes' } as const;
    expect(await client.publish(folder, published)).toMatchObject({ kind: 'done' });
    await follow(`/gifts?preview=${tokenFor({ releases: ['gifts@1.0.0-dev.a', 'listing@2.0.0'] })}`);
    const page = await open('/gifts');
    expect([page.statusCode, page.body]).toStrictEqual([
      200,
      expect.stringContaining('<title>Gifts · Market'),
    ]);
    const { preview, previewFaults, decisions } = stateIn(page);
    expect([preview, previewFaults]).toStrictEqual([['gifts@1.0.0-dev.a', 'listing@2.0.0'], []]);
    expect(decisions['gifts']).toMatchObject({ reason: { step: 'preview' }, lastGood: [] });
    expect((await open('/releases/gifts/1.0.0-dev.a/home.js')).statusCode).toBe(200);
    expect(stateIn(await open('/')).pages).toMatchObject([{ menu: { label: 'Gifts' } }]);
    expect((await get('/gifts')).statusCode).toBe(404);
  });

  it('shows in the page when a release that it names does not exist', async () => {
    const { follow, stateOf, tokenFor } = await aPreview();
    await follow(`/?preview=${tokenFor({ releases: ['listing@9.9.9'] })}`);
    const { decisions, preview } = await stateOf();
    expect([decisions['listing']?.version, preview]).toStrictEqual(['1.1.0', []]);
  });

  it('[ROL-6/memory] shows its release on the next page too after it has failed, and remembers no failure', async () => {
    const { follow, report, stateOf, tokenFor } = await aPreview();
    await follow(`/?preview=${tokenFor()}`);
    const reported = await report('2.0.0', '1.1.0');
    expect(reported.cookies.filter(({ name }) => name === 'failed')).toStrictEqual([]);
    expect((await stateOf()).decisions['listing']?.version).toBe('2.0.0');
  });

  it('[ROL-6/missing] says in its page why a release of the link is not shown, and what is shown instead', async () => {
    const { client, follow, stateOf, tokenFor } = await aPreview();
    const folder = await aBuiltFolder({
      feature: 'listing',
      version: '3.0.0',
      description: { hostContract: { needed: '^1.0.0' }, shared: [] },
    });
    await client.publish(folder, { author: 'a team', commit: 'abc' });
    await follow(`/?preview=${tokenFor({ releases: ['listing@9.0.0', 'listing@3.0.0'] })}`);
    const { preview, previewFaults } = await stateOf();
    expect([preview, previewFaults]).toStrictEqual([
      ['listing@3.0.0'],
      [
        {
          release: 'listing@9.0.0',
          what: 'cannot be shown: it is not published any more, or this site does not use it',
          shown: 'listing@3.0.0',
        },
      ],
    ]);
  });

  it('[ROL-6/places] names positions of its releases by their sources, to nobody else', async () => {
    const { send, follow, tokenFor, client } = await aPreview();
    const built = await transform('function addDish(dish){ return dish.price }; addDish();', {
      minify: true,
      sourcemap: true,
      sourcefile: 'webpack://listing/./src/pages/home.tsx',
    });
    const folder = await aBuiltFolder({
      feature: 'listing',
      version: '2.1.0',
      files: { ...remoteFiles('2.1.0'), 'home.js': built.code, 'maps/home.js.map': built.map },
    });
    await client.publish(folder, { author: 'a team', commit: 'abc' });
    const position = `home.js:1:${built.code.indexOf('.price') + 1}`;
    const ask = (body: unknown) =>
      send('/platform/preview/places', JSON.stringify(body), { 'content-type': 'application/json' });
    const question = { release: 'listing@2.1.0', positions: [position, 'other.js:1:1'] };
    expect((await ask(question)).statusCode).toBe(404);
    await follow(`/?preview=${tokenFor({ releases: ['listing@2.1.0'] })}`);
    expect((await ask(question)).json()).toStrictEqual({ places: ['src/pages/home.tsx:1 in addDish', null] });
    expect((await ask({ ...question, release: 'listing@1.1.0' })).statusCode).toBe(404);
    expect((await ask({ ...question, positions: Array(11).fill(position) })).statusCode).toBe(400);
    for (let times = 0; times < 60; times += 1) await ask({});
    expect((await ask(question)).statusCode).toBe(429);
  });

  it('[ROL-5/left] ends it and redirects back to the page', async () => {
    const { open, follow, stateOf, tokenFor } = await aPreview();
    await follow(`/?preview=${tokenFor()}`);
    const left = await open('/platform/preview/leave', { referer: 'http://localhost:3000/listing?a=1' });
    expect([left.statusCode, left.headers.location]).toStrictEqual([302, '/listing?a=1']);
    const { decisions, preview } = await stateOf();
    expect([decisions['listing']?.version, preview]).toStrictEqual(['1.1.0', undefined]);
  });

  it('redirects to the home page when it was requested from elsewhere', async () => {
    const { open } = await aPreview();
    for (const referer of ['https://evil.example/x', 'nonsense'])
      expect((await open('/platform/preview/leave', { referer })).headers.location).toBe('/');
  });
});

describe('the reports of a preview page', () => {
  const failures = 'storefront_release_failures_total';

  it('[ROL-5/uncounted] are never counted, neither while it is open nor when it has just been left', async () => {
    const { open, follow, report, tokenFor, get } = await aPreview();
    await follow(`/?preview=${tokenFor()}`);
    expect((await report('1.1.0', '1.0.0')).statusCode).toBe(204);
    await open('/platform/preview/leave');
    expect((await report('1.1.0', '1.0.0', { preview: true })).statusCode).toBe(204);
    expect((await get('/metrics')).body).not.toContain(failures);
    await report('1.1.0', '1.0.0');
    expect((await get('/metrics')).body).toContain(failures);
  });
});
