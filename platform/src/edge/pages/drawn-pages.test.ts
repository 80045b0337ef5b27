import { brotliDecompressSync } from 'node:zlib';
import { visitorValuesIn } from '@storefront/contract';
import { defaultLimits } from '../../render/drawing-pool';
import { aBrand, writeBrand } from '../../testing/brands';
import { businessAnswers } from '../../testing/business-answers';
import { linksIn, stateIn } from '../../testing/page';
import { aDrawnBuild, aRemotePart, serverPath } from '../../testing/server-parts';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import type { Served } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';
import { until } from '../../testing/until';

afterEach(async () => {
  jest.restoreAllMocks();
  await endPlatforms();
  await removeTemporaryFolders();
});

const drawing = (builds = [aDrawnBuild('shell'), aDrawnBuild('listing')]) =>
  aServedPlatform({ builds, drawingWorkers: 1 });

const rootOf = (html: string) => /<div id="root"([^>]*)>(.*?)<\/div>\n<p id="unreachable"/s.exec(html);

/** Draws a page of a release that writes to its console; returns the lines of the log that name the release. */
const linesOfSpeaking = async (production: boolean) => {
  const speaking = aDrawnBuild('listing', aRemotePart(`(console.warn('no dish has a price'), 'a menu')`));
  const builds = [aDrawnBuild('shell'), speaking];
  const { get, logged } = await aServedPlatform({ builds, drawingWorkers: 1, production });
  const { body } = await get('/');
  if (!body.includes('a menu')) throw new Error('the page is not drawn');
  return logged
    .filter(({ release }) => release === 'listing@1.0.0')
    .map(({ console: word, msg }) => `${String(word)}: ${String(msg)}`);
};

describe('a page whose releases have server parts', () => {
  it('[EDG-7/drawn] contains its first screen, drawn by the releases that it names', async () => {
    const { get } = await drawing();
    const page = await get('/');
    const [, attributes, html] = rootOf(page.body) ?? [];
    expect(html).toBe('<header>Market</header><main>drawn by /releases/listing/1.0.0/</main>');
    expect(attributes).toBe(' data-drawn="shell@1.0.0 listing@1.0.0" data-assumed="cart"');
    expect(Object.values(stateIn(page).decisions).map(({ version }) => version)).toStrictEqual([
      '1.0.0',
      '1.0.0',
    ]);
  });

  it('[DEV-5/console] writes what it says to its console into the log of development, with its release', async () => {
    expect(await linesOfSpeaking(false)).toStrictEqual(['warn: no dish has a price']);
  });

  it('[DEV-5/silent] leaves its console silent in production', async () => {
    expect(await linesOfSpeaking(true)).toStrictEqual([]);
  });

  it('inlines the styles of shell and page, so that they are not requested again', async () => {
    const { get } = await drawing();
    const { body } = await get('/');
    expect(body).toContain('<style data-href="shell.css" data-shell>body { margin: 0 }</style>');
    expect(body).toContain('<style data-href="home.css">.home { color: red }</style>');
    expect(linksIn(body).filter(({ rel, as }) => rel === 'stylesheet' || as === 'style')).toStrictEqual([]);
  });

  it('serves the server part to nobody, and names it in no integrity map', async () => {
    const { get } = await drawing();
    const { body } = await get('/');
    expect(body).not.toContain(serverPath);
    for (const address of [`/releases/listing/1.0.0/${serverPath}`, `/releases/listing/-/${serverPath}`])
      expect((await get(address)).statusCode).toBe(404);
  });

  it('draws the pages of the shell itself, the one for an unknown address too', async () => {
    const { get } = await drawing();
    for (const [path, status] of [
      ['/contact-us', 200],
      ['/nowhere', 404],
    ] as const) {
      const { body, statusCode } = await get(path);
      expect(statusCode).toBe(status);
      expect(rootOf(body)?.[1]).toContain('data-drawn="shell@1.0.0 -"');
      expect(rootOf(body)?.[2]).toContain("the shell's own page");
    }
  });

  it('gives each style attribute a rule, because the policy refuses attributes', async () => {
    const draw = `'<p style="height:4px">a</p><i style="width:calc(1px + 2%)">b</i><b style="background:url(&quot;x&quot;)">c</b>'`;
    const { get } = await drawing([aDrawnBuild('shell'), aDrawnBuild('listing', aRemotePart(draw))]);
    const { body } = await get('/');
    expect(rootOf(body)?.[2]).toContain(
      '<p data-style="height:4px">a</p><i data-style="width:calc(1px + 2%)">b</i>',
    );
    expect(body).toContain(
      '<style>[data-style="height:4px"]{height:4px}[data-style="width:calc(1px + 2%)"]{width:calc(1px + 2%)}</style>',
    );
  });
});

describe('releases that are newly decided', () => {
  const slowPart = aRemotePart(
    undefined,
    `let sum = 0; for (let turn = 0; turn < 6e8; turn += 1) sum += turn;`,
  );

  it('are evaluated before their first page is requested, so that it is drawn however long that takes', async () => {
    const { get, platform } = await drawing([aDrawnBuild('shell'), aDrawnBuild('listing', slowPart)]);
    await platform.drawingsReady();
    expect(rootOf((await get('/')).body)?.[1]).toContain('listing@1.0.0');
  });
});

describe('a drawn page that is requested again', () => {
  const counting = (clock: boolean) =>
    aRemotePart(
      `(globalThis.times = (globalThis.times ?? 0) + 1, 'drawing ' + times ${clock ? `+ ' at ' + Date.now()` : ''})`,
    );
  const times = (body: string) => Number(/drawing (\d+)/.exec(body)?.[1]);
  const aBusiness = async (clock = false) => {
    let now = Date.parse('2026-11-21T18:00:00.000Z');
    let name = 'Miso';
    const served = await aServedPlatform({
      builds: [aDrawnBuild('shell'), aDrawnBuild('ordering', counting(clock))],
      answers: { 'business/details': () => businessAnswers({ business_name: name })['business/details']() },
      clock: { now: () => new Date(now) },
      drawingWorkers: 1,
    });
    const page = (path = '/business/miso', options = {}) => served.get(path, options);
    const open = async (path?: string) => (await page(path)).body;
    return {
      ...served,
      page,
      open,
      pass: (milliseconds: number) => (now += milliseconds),
      rename: (next: string) => (name = next),
    };
  };

  it('[EDG-7/kept] is not drawn again, and has its own instant and reasons beside it', async () => {
    const { page, pass } = await aBusiness();
    for (let time = 0; time < 3; time += 1) {
      pass(1_000);
      const sent = await page();
      expect(times(sent.body)).toBe(1);
      expect(stateIn(sent).now).toBe(Date.parse('2026-11-21T18:00:01.000Z') + time * 1_000);
      expect(stateIn(sent).decisions['ordering']?.reason.text).toBe('ordering@1.0.0 because it is stable');
    }
  });

  it('[EDG-8] is the same bytes for everybody, compressed too', async () => {
    const { page, pass } = await aBusiness();
    const askedAs = async (visitor: string, encoding: string) => {
      pass(1_000);
      const headers = { cookie: `visitor=${visitor}`, 'accept-encoding': encoding };
      const { rawPayload, headers: sent } = await page('/business/miso', { headers });
      return { bytes: rawPayload.toString('base64'), values: visitorValuesIn(String(sent['server-timing'])) };
    };
    for (const encoding of ['identity', 'gzip', 'br']) {
      // The first of them is newly drawn, and compressed for its visitor alone.
      await askedAs('v-0', encoding);
      const [one, other] = [await askedAs('v-1', encoding), await askedAs('v-2', encoding)];
      expect(other.bytes).toBe(one.bytes);
      expect(other.values?.now).toBe((one.values?.now ?? 0) + 1_000);
      expect(other.values?.styleNonce).not.toBe(one.values?.styleNonce);
    }
  });

  it('[EDG-7/kept] reuses its compressed bytes', async () => {
    const { page } = await aBusiness();
    const sent = async () =>
      (await page('/business/miso', { headers: { 'accept-encoding': 'br' } })).rawPayload;
    const [drawn, kept, again] = [await sent(), await sent(), await sent()];
    expect(brotliDecompressSync(kept)).toStrictEqual(brotliDecompressSync(drawn));
    expect(again).toStrictEqual(kept);
  });

  it('[EDG-7/kept] is drawn again once the data of that business have changed, and is kept for every other address', async () => {
    const { open, rename } = await aBusiness();
    expect(times(await open())).toBe(1);
    expect(times(await open('/business/ramen'))).toBe(2);
    rename('Miso & Co');
    expect(times(await open())).toBe(3);
    rename('Miso');
    expect(times(await open())).toBe(4);
  });

  it('[EDG-7/kept][BRD-2] is drawn again once the tokens of its brand have changed', async () => {
    const { open, brandsDirectory } = await aBusiness();
    expect([times(await open()), times(await open())]).toStrictEqual([1, 1]);
    await writeBrand(brandsDirectory, aBrand({ tokens: { accent: '#0a6858' } }));
    await until(async () => (await open('/about-us')).includes('--accent:#0a6858'));
    const page = await open();
    expect(page).toContain('--accent:#0a6858');
    expect(times(page)).toBe(2);
  });

  it('[EDG-7/kept] is drawn again in the next minute if the clock was read', async () => {
    const { open, pass } = await aBusiness(true);
    expect([times(await open()), times(await open())]).toStrictEqual([1, 1]);
    pass(60_000);
    expect(times(await open())).toBe(2);
  });

  const drawingsOf = async ({ get }: Pick<Served, 'get'>, outcome: string) => {
    const { body } = await get('/metrics');
    return Number(
      body.match(new RegExp(`storefront_drawings_total\\{outcome="${outcome}"\\} (\\d+)`))?.[1] ?? 0,
    );
  };

  it('[EDG-7/kept] is drawn ahead for the next minute if it is requested in the second half of this one', async () => {
    const { open, page, pass, platform, get } = await aBusiness(true);
    const at = (body: string) => /at (\d+)/.exec(body)?.[1];
    pass(29_000);
    await open();
    await open();
    expect(await drawingsOf({ get }, 'ahead')).toBe(0);
    pass(5_000);
    expect(times(await open())).toBe(1);
    await platform.drawingsReady();
    expect(await drawingsOf({ get }, 'ahead')).toBe(1);
    expect(times(await open())).toBe(1);
    const keptBefore = await drawingsOf({ get }, 'kept');
    pass(40_000);
    const next = await page();
    expect(await drawingsOf({ get }, 'kept')).toBe(keptBefore + 1);
    expect([times(next.body), at(next.body)]).toStrictEqual([
      2,
      String(Date.parse('2026-11-21T18:01:00.000Z')),
    ]);
    expect(stateIn(next).now).toBe(Date.parse('2026-11-21T18:01:14.000Z'));
  });

  it('[EDG-7/kept] is kept for the next visitor if its drawing was too late for this one', async () => {
    jest.replaceProperty(defaultLimits, 'pageTimeout', 1);
    const slow = aRemotePart(
      `(() => { let sum = 0; for (let turn = 0; turn < 5e7; turn += 1) sum += turn; return 'drawn at last'; })()`,
    );
    const { get, platform } = await drawing([aDrawnBuild('shell'), aDrawnBuild('listing', slow)]);
    await platform.drawingsReady();
    const address = '/listing?search_by_postcode=E1+6AN';
    expect(rootOf((await get(address)).body)?.[1]).toBe('');
    await platform.drawingsReady();
    const keptBefore = await drawingsOf({ get }, 'kept');
    expect(rootOf((await get(address)).body)?.[2]).toContain('drawn at last');
    expect(await drawingsOf({ get }, 'kept')).toBe(keptBefore + 1);
  });

  it('[EDG-7/kept] is drawn again by another release', async () => {
    const { open, publish } = await aBusiness();
    await open();
    await publish(aDrawnBuild('ordering', aRemotePart(`'the next release'`), '1.1.0'));
    expect(await open()).toContain('the next release');
  });

  it('[EDG-7/kept] is drawn once for all who ask for it at the same time', async () => {
    const { open } = await aBusiness();
    const pages = await Promise.all(Array.from({ length: 5 }, () => open()));
    expect(pages.map(times)).toStrictEqual([1, 1, 1, 1, 1]);
    expect(times(await open('/business/ramen'))).toBe(2);
  });

  it('[EDG-7/kept] is drawn by newly decided releases before it is requested again', async () => {
    const { get, open, page, publish, platform } = await aBusiness();
    await open();
    await publish(aDrawnBuild('ordering', counting(false), '1.1.0'));
    await platform.drawingsReady();
    const keptSoFar = () => drawingsOf({ get }, 'kept');
    expect(await keptSoFar()).toBe(0);
    expect(stateIn(await page()).decisions['ordering']?.version).toBe('1.1.0');
    expect(await keptSoFar()).toBe(1);
  });
});

describe('a page without a drawing', () => {
  const plain = async (get: Awaited<ReturnType<typeof drawing>>['get']) => (await get('/')).body;

  it('[EDG-7/as-before] is sent when a release has no server part, or one that fails', async () => {
    const files = { files: aDrawnBuild('listing').files ?? {} };
    const { get: getUndrawn } = await aServedPlatform({
      builds: [{ feature: 'shell' }, { feature: 'listing' }],
    });
    const before = await plain(getUndrawn);
    expect(Object.keys(files.files)).toContain(serverPath);
    const { get: getPart } = await drawing([{ feature: 'shell' }, { feature: 'listing' }]);
    expect(await plain(getPart)).toBe(before);
    const { get: getFailing, logged } = await drawing([
      aDrawnBuild('shell'),
      aDrawnBuild('listing', aRemotePart(`(() => { throw new Error('no screen') })()`)),
    ]);
    const undrawn = await plain(getFailing);
    expect(undrawn).toContain('id="skeleton"');
    expect(rootOf(undrawn)?.[1]).toBe('');
    expect(logged).toContainEqual(
      expect.objectContaining({ release: 'listing@1.0.0', failure: expect.stringContaining('no screen') }),
    );
  });
});
