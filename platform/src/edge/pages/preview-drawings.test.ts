import { signPreview } from '../../registry/preview-token';
import { defaultLimits } from '../../render/drawing-pool';
import { aBrowser } from '../../testing/browser';
import { aBuiltFolder } from '../../testing/built-folder';
import { fixedClock } from '../../testing/fixed-clock';
import { stateIn } from '../../testing/page';
import { aDrawnBuild, aRemotePart, serverPath } from '../../testing/server-parts';
import { endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  jest.restoreAllMocks();
  await endPlatforms();
  await removeTemporaryFolders();
});

const previewKey = 'the key of previews';
const now = fixedClock.now().getTime();

/** A browser in the preview of a release whose pages cannot be drawn on a server. */
const aFailingPreview = async () => {
  const browser = await aBrowser({
    previewKey,
    drawingWorkers: 1,
    builds: [aDrawnBuild('shell'), aDrawnBuild('listing')],
  });
  const broken = aDrawnBuild('listing', aRemotePart(`page.brand.dishes.length`), '2.0.0');
  const map = JSON.stringify({
    version: 3,
    sources: ['webpack://listing/./src/pages/home.tsx'],
    names: [],
    // Every line of the server part is line 41 of the page.
    mappings: 'AAwCA;AAAA;AAAA;AAAA;AAAA;AAAA;AAAA',
  });
  const folder = await aBuiltFolder({
    ...broken,
    files: { ...broken.files, [`maps/${serverPath}.map`]: map },
  });
  await browser.client.publish(folder, { author: 'a team', commit: 'abc' });
  const grant = { releases: ['listing@2.0.0'], brand: 'market', made: now, until: now + 3_600_000 };
  browser.jar.set('preview', encodeURIComponent(signPreview(grant, previewKey)));
  return browser;
};

describe('a preview that the server cannot draw', () => {
  it('[ROL-6/drawing] says so in its page, with the place in the source, and in the log; it is not counted', async () => {
    const { open, logged, get } = await aFailingPreview();
    const page = await open('/');
    expect(page.body).not.toContain('data-drawn="');
    const { decisions, previewFaults } = stateIn(page);
    expect(decisions['listing']?.version).toBe('2.0.0');
    expect(previewFaults).toStrictEqual([
      {
        release: 'listing@2.0.0',
        what: expect.stringMatching(
          /^is not drawn by the server: TypeError: .+length.+, at src\/pages\/home\.tsx:41 in default$/,
        ),
        shown: 'what the browser draws',
      },
    ]);
    expect(logged).toContainEqual(
      expect.objectContaining({ release: 'listing@2.0.0', msg: 'a preview could not be drawn' }),
    );
    expect((await get('/metrics')).body).not.toContain('storefront_release_failures_total');
  });

  it('[ROL-6/drawing] waits longer for a drawing than the page of a visitor does', async () => {
    jest.replaceProperty(defaultLimits, 'pageTimeout', 1);
    const { open } = await aFailingPreview();
    expect(stateIn(await open('/')).previewFaults).toMatchObject([{ release: 'listing@2.0.0' }]);
  });

  it('[ROL-6/drawing] says that there was no time to draw it, when no release is to blame', async () => {
    jest.replaceProperty(defaultLimits, 'queue', 0);
    const { open } = await aFailingPreview();
    expect(stateIn(await open('/')).previewFaults).toStrictEqual([
      {
        release: 'listing@2.0.0',
        what: 'is not drawn by the server: the server had too much to draw',
        shown: 'what the browser draws',
      },
    ]);
  });

  it('[ROL-6/drawing] says so on every page, also while the release rests after failing often', async () => {
    const { open, get } = await aFailingPreview();
    for (let times = 0; times < 10; times += 1) await open(`/?again=${times}`);
    const page = await open('/?resting');
    expect((await get('/metrics')).body).toContain('outcome="resting"');
    expect(stateIn(page).previewFaults).toMatchObject([{ release: 'listing@2.0.0' }]);
  });

  it('[ROL-6/drawing] says so in each of two pages that are opened at once', async () => {
    const { open } = await aFailingPreview();
    const pages = await Promise.all([open('/'), open('/')]);
    expect(pages.map((page) => stateIn(page).previewFaults)).toStrictEqual([
      [expect.objectContaining({ release: 'listing@2.0.0' })],
      [expect.objectContaining({ release: 'listing@2.0.0' })],
    ]);
  });
});
