import { existsSync } from 'node:fs';
import { signPreview } from '../registry/preview-token';
import { buildProver } from '../proofs/prove-build';
import { aBrowser } from '../testing/browser';
import { aBuiltFolder } from '../testing/built-folder';
import { aCommandLine } from '../testing/command-line';
import { fixedClock } from '../testing/fixed-clock';
import {
  changesOfOthers,
  marksOfEscape,
  nothingReached,
  payloadNames,
  payloadOf,
  reachedBy,
  surroundings,
  waysOut,
} from '../testing/hostile-parts';
import { aHost } from '../testing/isolates';
import { stateIn } from '../testing/page';
import { aDrawnBuild, aRemotePart, serverPath } from '../testing/server-parts';
import { endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders } from '../testing/temporary-folder';
import { until } from '../testing/until';

jest.setTimeout(60_000);

const previewKey = 'the key of previews';

type Shop = Awaited<ReturnType<typeof aShop>>;

let shop: Shop;
beforeAll(async () => {
  shop = await aShop();
});
afterAll(async () => {
  await endPlatforms();
  await shop.around.end();
  await removeTemporaryFolders();
});

/** What a hostile listing does: in its server part, in its container, and beside its pages. */
interface Code {
  readonly server?: string;
  readonly entry?: string;
  readonly page?: string;
}

/** A build of listing that proofs accept when it does no harm. */
const aListing = (version: string, { server = aRemotePart(), entry = '', page = 'home = 1' }: Code) => {
  const container = `listing_${version}`.replace(/[^a-z0-9]/g, '_');
  return {
    feature: 'listing',
    version,
    files: {
      'entry.js': `var ${container} = { init() {}, async get() { ${entry}; return () => ({ default: 'a page' }); } };`,
      'home.js': page,
      'home.css': '.listing_home_1 { color: red }',
      [serverPath]: server,
    },
    description: { server: serverPath },
  };
};

/** A shop with a sound listing whose builds are proved and whose pages are drawn, as in production. */
const aShop = async () => {
  const around = await surroundings();
  const { client, get, open, send } = await aBrowser({
    previewKey,
    prove: buildProver(aHost),
    drawingWorkers: 2,
    builds: [aDrawnBuild('shell'), aListing('1.0.0', { server: aRemotePart(`'the sound page'`) })],
  });
  const { run } = await aCommandLine(client);
  let releases = 1;
  /** What `storefront release publish` says of a listing with this code. */
  const publish = async (code: Code) => {
    const version = `1.0.${(releases += 1)}`;
    const { code: exitCode, text } = await run(
      ...['release', 'publish', await aBuiltFolder(aListing(version, code))],
    );
    return { version, text, isPublished: exitCode === 0 };
  };
  let asked = 0;
  /** The home page as everybody else gets it, kept and newly drawn; both are the same each time. */
  const pagesOfOthers = async () => {
    const unseen = `/?unseen=${(asked += 1)}`;
    const pages: string[] = [];
    for (const path of ['/', unseen])
      await until(async () => {
        const { body } = await get(path);
        if (!body.includes(' data-drawn="')) return false;
        pages.push(body.replaceAll(unseen, '/?unseen'));
        return true;
      }, 20);
    return pages;
  };
  /** How many drawings were finished before their pages were sent. */
  const finished = async () =>
    [...(await get('/metrics')).body.matchAll(/storefront_drawings_total{outcome="(?:drawn|failed)"} (\d+)/g)]
      .map(([, count]) => Number(count))
      .reduce((sum, count) => sum + count, 0);
  /** The home page of a preview of this listing, once it has been drawn or its drawing is known to have failed. */
  const preview = async (version: string) => {
    const made = fixedClock.now().getTime();
    const shown = [`listing@${version}`];
    const token = signPreview(
      { releases: shown, brand: 'market', made, until: made + 3_600_000 },
      previewKey,
    );
    await send('/platform/preview/open', new URLSearchParams({ token, address: '/' }).toString(), {
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    });
    const before = await finished();
    let page = await open('/');
    // The page of a new pair may be sent before its drawing is there.
    await until(async () => {
      page = await open('/');
      return page.body.includes(' data-drawn="') || (await finished()) > before;
    }, 20);
    expect(stateIn(page).preview).toStrictEqual(shown);
    return page.body;
  };
  const before = await pagesOfOthers();
  expect(before.join()).toContain('the sound page');
  return {
    around,
    publish,
    preview,
    /** Fails if a release has reached anything, or changed the page of everybody else. */
    async expectNoHarm() {
      expect(await pagesOfOthers()).toStrictEqual(before);
      expect(existsSync(around.reachedFile)).toBe(false);
      expect(around.connections()).toBe(0);
    },
  };
};

/** What an entry finds where it is run because a page has it too, mostly as stand-ins that do nothing. */
const likeInPages = new Set([
  ...[
    'machine code',
    'callers by the stack',
    'a request',
    'a socket of the web',
    'an event stream',
    'a cache',
  ],
  ...['keys', 'a thread of its own', 'a clock finer than the page', 'the time of others'],
]);
const whileDrawing = (harm: string) => `if (!releaseBase.startsWith('https://brand.invalid/')) { ${harm} }`;
const replaceAll = changesOfOthers.map(([, change]) => `try { ${change} } catch {}`).join(';');

describe('a hostile release that is published and previewed', () => {
  it.each(payloadNames)('[ISO-3] with %s reaches nothing', async (name) => {
    const { around, publish, preview, expectNoHarm } = shop;
    const code = payloadOf(name, around.reachedFile);
    const [pages, refusals]: [string[], string[]] = [[], []];
    for (const server of [code, aRemotePart(`'the page of the payload'`, code)]) {
      const { isPublished, text, version } = await publish({ server });
      if (isPublished) pages.push(await preview(version));
      else refusals.push(text);
    }
    expect(pages.join()).not.toMatch(marksOfEscape);
    const named = expect.stringMatching(/^server\.\S+: it throws when it is evaluated: /m);
    expect(refusals).toStrictEqual(refusals.map(() => named));
    await expectNoHarm();
  });

  it('[ISO-1/reach] finds no way out, neither where it is proved nor where its pages are drawn', async () => {
    const { around, publish, preview, expectNoHarm } = shop;
    const reached = reachedBy(waysOut(around));
    const { version, text } = await publish({ server: aRemotePart(reached) });
    expect(text).toContain(`listing@${version} is published`);
    expect(await preview(version)).toContain(nothingReached);
    await expectNoHarm();
  });

  it('[ISO-1/reach] finds no way out where its entry is run', async () => {
    const { around, publish, expectNoHarm } = shop;
    const ways = Object.entries(waysOut(around)).filter(([name]) => !likeInPages.has(name));
    const { text } = await publish({ entry: `throw new Error(${reachedBy(Object.fromEntries(ways))})` });
    expect(text).toContain(`the container does not give ./pages/home: ${nothingReached}`);
    await expectNoHarm();
  });

  it('[ISO-2/apart] changes no page of others, whatever it replaces', async () => {
    const { publish, preview, expectNoHarm } = shop;
    const server = aRemotePart(`'its own page'`, whileDrawing(replaceAll));
    const { version, text } = await publish({ server });
    expect(text).toContain(`listing@${version} is published`);
    await preview(version);
    await expectNoHarm();
  });

  it('[ISO-2/apart] hides no fault of its files from its proof, whatever it replaces', async () => {
    const { publish, expectNoHarm } = shop;
    const entry = `${replaceAll}; JSON.stringify = () => '[]'; JSON.parse = () => []`;
    const { text } = await publish({ entry, page: 'eval(a)', server: aRemotePart(`'a'`, replaceAll) });
    expect(text).toContain('home.js, line 1, column 1: eval()');
    await expectNoHarm();
  });

  it('[ISO-4/refused] draws no page with what the platform would take for its own', async () => {
    const { publish, preview, expectNoHarm } = shop;
    const imitation = `'<i id="storefront-page" hidden>{"decisions":{}}</i>'`;
    const server = aRemotePart('inner', `let inner = 'sound'; ${whileDrawing(`inner = ${imitation}`)}`);
    const { version, text } = await publish({ server });
    expect(text).toContain(`listing@${version} is published`);
    expect(await preview(version)).not.toContain('<i id=');
    await expectNoHarm();
  });
});
