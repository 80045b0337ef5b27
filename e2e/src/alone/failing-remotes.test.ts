import { addressOf, withBrowser } from '../harness/browser';
import { clearFaults, injectFault } from '../harness/faults';
import { openPreview, previewToken } from '../harness/preview';
import { publishAnother, publishUnseen } from '../harness/publish';

const openPage = withBrowser();
beforeAll(async () => {
  // Its page and its styles are other files than those of the release before it.
  await publishAnother('listing', '1.0.1', {
    file: '/src/ui/listing/listing-page.module.css',
    append: '\n.more { color: inherit; }\n',
  });
  await publishAnother('shell');
});
afterEach(() => clearFaults());

const listing = '/listing?search_by_postcode=E1+6AN';

interface Release {
  version: string;
  base: string;
  entry: string;
  exposes: Record<string, { js: string[]; css: string[] }>;
}

/** The decided release of a feature and its last good one, as the HTML of a new visitor's page names them. */
const releasesOf = async (feature: string): Promise<Release[]> => {
  const html = await (await fetch(addressOf('marketplace', listing))).text();
  const [, state = ''] =
    /<script type="application\/json" id="storefront-page"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const decision = JSON.parse(state).decisions[feature];
  return [decision, ...decision.lastGood];
};

/** The addresses of the listing's files that the present release has and its last good one lacks, and the other way round. */
const filesOfListing = async () => {
  const files = (release: Release | undefined) => {
    const { js = [], css = [] } = release?.exposes['./pages/listing'] ?? {};
    return release === undefined ? [] : [release.entry, ...js, ...css].map((path) => release.base + path);
  };
  const [present, before] = (await releasesOf('listing')).map(files);
  const without = (some: string[] = [], others: string[] = []) =>
    some.filter((path) => !others.includes(path));
  return { present: without(present, before), lastGood: without(before, present) };
};

describe('a remote that fails', () => {
  it.each(['404', 'corrupt', 'throw', 'throw-on-render'])(
    '[SHL-2][G15][G17] %s: the last good release replaces it within 3 s',
    async (fault) => {
      await injectFault('listing', fault);
      const { page, close } = await openPage();
      await page.goto(addressOf('marketplace', listing));
      await page.getByText(/^\d+ Restaurents Open$/).waitFor({ timeout: 3_000 });
      await close();
    },
  );

  it('[SHL-2][SHL-3] leaves a panel with Retry when it has no good release; the rest of the page works, and Retry really tries again', async () => {
    await injectFault('listing', '404', { version: '*' });
    const { page, close } = await openPage();
    await page.goto(addressOf('marketplace', listing));
    const retry = page.getByRole('button', { name: /try again|retry/i });
    await retry.waitFor();
    await page
      .getByRole('link', { name: /Supperhood/ })
      .first()
      .waitFor();
    await clearFaults();
    await retry.click();
    await page.getByText(/^\d+ Restaurents Open$/).waitFor();
    await close();
  });

  it('[RES-12] is not tried again with the same release in the visit: the next page starts with the last good one', async () => {
    await injectFault('listing', 'corrupt');
    const { page, close } = await openPage();
    const reportRequest = page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().endsWith('/platform/telemetry'),
    });
    await page.goto(addressOf('marketplace', listing));
    await page.getByText(/^\d+ Restaurents Open$/).waitFor();
    await reportRequest;
    const requestedFiles: string[] = [];
    page.on('request', (request) => requestedFiles.push(new URL(request.url()).pathname));
    await page.goto(addressOf('marketplace', listing));
    await page.getByText(/^\d+ Restaurents Open$/).waitFor();
    const reason = await page.evaluate<string>('JSON.parse(storefrontState).decisions.listing.reason.text');
    expect(reason).toMatch(/^listing@1\.0\.0\S* in place of listing@1\.0\.1 .* failed in this visit$/);
    expect(requestedFiles.filter((path) => path.startsWith('/releases/listing/1.0.1/'))).toStrictEqual([]);
    await close();
  });

  it('[G17] does not affect any other page', async () => {
    await injectFault('listing', '404', { version: '*' });
    const { page, close } = await openPage();
    await page.goto(addressOf('marketplace', '/business/saffron-yard'));
    await page.getByRole('heading', { level: 1, name: 'Saffron Yard' }).waitFor();
    await page.goto(addressOf('marketplace', '/contact-us'));
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await close();
  });

  it('does not start a last good release that the edge no longer gives to pages', async () => {
    await injectFault('listing', 'hang');
    const { lastGood } = await filesOfListing();
    const { page, close } = await openPage();
    const requestedFiles: string[] = [];
    page.on('request', (request) => requestedFiles.push(new URL(request.url()).pathname));
    await page.route('**/platform/served?*', (route) => route.fulfill({ status: 404 }));
    // The page never counts as loaded while a file that its HTML names hangs.
    await page.goto(addressOf('marketplace', listing), { waitUntil: 'commit' });
    await page.getByRole('button', { name: /try again|retry/i }).waitFor();
    expect(requestedFiles).toContain('/platform/served');
    expect(lastGood).not.toStrictEqual([]);
    expect(requestedFiles.filter((path) => lastGood.includes(path))).toStrictEqual([]);
    await close();
  });

  it('has no effect on the page when its release arrives after the last good one is shown', async () => {
    await injectFault('listing', 'slow');
    const { present, lastGood } = await filesOfListing();
    const nameOf = (files: string[], ending: string) =>
      files
        .find((path) => path.endsWith(ending))
        ?.split('/')
        .at(-1) ?? '';
    const [lateScript, lateStyle] = [nameOf(present, '.js'), nameOf(present, '.css')];
    expect([lateScript, lateStyle]).not.toContain('');
    const { page, close } = await openPage();
    const late = page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().endsWith(lateScript),
    });
    await page.goto(addressOf('marketplace', listing));
    // The server has drawn the page with the late release, whose script would take it over.
    await page.locator('#root:not([data-drawn])').waitFor({ state: 'attached', timeout: 5_000 });
    await page.getByText(/^\d+ Restaurents Open$/).waitFor({ timeout: 3_000 });
    await late;
    await page.waitForLoadState('networkidle');
    const inEffect = await page.evaluate<string[]>(
      "[...document.styleSheets].filter(({ disabled }) => !disabled).map(({ href, ownerNode }) => href ?? ownerNode.dataset.href ?? '')",
    );
    expect(inEffect.filter((href) => href.endsWith(nameOf(lastGood, '.css')))).toHaveLength(1);
    expect(inEffect.filter((href) => href.endsWith(lateStyle))).toStrictEqual([]);
    await close();
  });

  it('[SHL-2] a shell that throws while it starts is followed by the last good one on a page of its own', async () => {
    await injectFault('shell', 'throw');
    const [, lastGood] = await releasesOf('shell');
    expect(lastGood).toBeDefined();
    const { page, close } = await openPage();
    await page.goto(addressOf('marketplace', '/contact-us'));
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    const shells = await page.evaluate<string[]>(
      "[...document.querySelectorAll('script[data-shell]')].map(({ src }) => new URL(src).pathname)",
    );
    expect(shells).toStrictEqual([`${lastGood?.base}${lastGood?.entry}`]);
    expect(await page.evaluate("performance.getEntriesByType('navigation')[0].type")).toBe('reload');
    await close();
  });
});

describe('a preview that fails', () => {
  it('[ROL-6/browser] is marked red, with the release, the place in the source and what is shown instead, on every page', async () => {
    await publishUnseen('listing', '1.0.7', {
      file: '/src/pages/listing.tsx',
      append: "\nif (typeof storefrontState === 'string') throw new TypeError('no dish has a price');\n",
    });
    const { page, close } = await openPage();
    const token = previewToken('marketplace', 'listing@1.0.7');
    await openPreview(page, addressOf('marketplace', `${listing}&preview=${token}`));
    const fault = page.getByRole('complementary', { name: 'Preview' }).getByRole('listitem');
    const inWords =
      /^listing@1\.0\.7 throws when it starts: TypeError: no dish has a price, at src\/pages\/listing\.tsx:\d+. Shown instead: listing@1\.0\.1\.$/;
    await fault.filter({ hasText: ' at src/' }).waitFor();
    expect(await fault.allInnerTexts()).toStrictEqual([expect.stringMatching(inWords)]);
    await page.getByText(/^\d+ Restaurents Open$/).waitFor();
    await page.reload();
    await fault.filter({ hasText: ' at src/' }).waitFor();
    expect(await fault.allInnerTexts()).toStrictEqual([expect.stringMatching(inWords)]);
    await close();
  });
});
