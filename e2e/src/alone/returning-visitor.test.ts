import type { Page } from 'playwright-core';
import { addressOf, withBrowser } from '../harness/browser';
import { publishAnother } from '../harness/publish';

const openPage = withBrowser();

/** Paths of the files of releases that the page had to fetch; those that the browser had kept cost no transfer. */
const fetched = (page: Page) =>
  page.evaluate<string[]>(
    `performance.getEntriesByType('resource')
      .filter(({ name, transferSize }) => name.includes('/releases/') && transferSize > 0)
      .map(({ name }) => new URL(name).pathname)`,
  );

interface Release {
  base: string;
  version: string;
  entry: string;
  exposes: Record<string, { js: string[]; css: string[] }>;
  integrity: Record<string, string>;
}

const bookingOf = (page: Page) =>
  page.evaluate<Release>(
    `JSON.parse(document.getElementById('storefront-page').textContent).decisions.booking`,
  );

describe('a visitor who comes back after a remote was released', () => {
  it('[G26/visitor] downloads the files of that remote that changed, and nothing else', async () => {
    const { page, close } = await openPage();
    const visit = async () => {
      await page.goto(addressOf('marketplace', '/info?business=saffron-yard'), { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      return { fetched: await fetched(page), booking: await bookingOf(page) };
    };
    const first = await visit();
    expect(first.fetched).toContain(first.booking.base + first.booking.entry);
    expect((await visit()).fetched).toStrictEqual([]);

    await publishAnother('booking', '1.0.1', {
      file: '/src/pages/info.tsx',
      append: '\nglobalThis.bookingRelease = "1.0.1";\n',
    });
    // A visit keeps its versions; the next one gets the new release.
    await page.context().clearCookies({ name: 'visit' });
    const next = await visit();
    expect(next.booking.version).toBe('1.0.1');
    expect(await page.evaluate('globalThis.bookingRelease')).toBe('1.0.1');

    const { base, entry, exposes, integrity } = next.booking;
    const shown = exposes['./pages/info'];
    const ofPage = [entry, ...(shown?.js ?? []), ...(shown?.css ?? [])];
    const changed = ofPage.filter((path) => first.booking.integrity[path] === undefined);
    expect(next.fetched.sort()).toStrictEqual(changed.map((path) => base + path).sort());
    // The entry, which carries the version, and the chunk of the changed module.
    expect(changed).toHaveLength(2);
    expect(ofPage.length).toBeGreaterThan(changed.length);
    expect(Object.keys(integrity).filter((path) => first.booking.integrity[path] === undefined)).toHaveLength(
      2,
    );
    await close();
  });
});
