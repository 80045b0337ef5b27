import type { Page } from 'playwright-core';
import { addressOf, withBrowser } from './harness/browser';
import type { BrandName } from './harness/browser';

const openPage = withBrowser();

interface Head {
  title: string;
  robots: string | null;
  description: string | null;
  canonical: string | null;
}

// Runs in the browser, on the current document or on HTML from the server.
const reading = (source: string) => `(() => {
  const shown = ${source};
  const of = (selector, name) => shown.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    title: shown.title,
    robots: of('meta[name="robots"]', 'content'),
    description: of('meta[name="description"]', 'content'),
    canonical: of('link[rel="canonical"]', 'href'),
  };
})()`;

const headOf = (page: Page): Promise<Head> => page.evaluate(reading('document'));
const structuredData = (page: Page) => page.locator('script[type="application/ld+json"]').count();

/** The head of the HTML, before any script of the page has run. */
const headIn = async (page: Page, html: string): Promise<Head> => {
  await page.goto('about:blank');
  return page.evaluate(reading(`new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')`));
};

const canonical = (brand: BrandName, path: string) => new URL(path, addressOf(brand, '/')).href;

const pages: [BrandName, string, string | null][] = [
  ['marketplace', '/home?utm_source=x', '/'],
  ['marketplace', '/listing?search_by_postcode=e16an', '/listing?search_by_postcode=E1+6AN'],
  ['marketplace', '/business/saffron-yard?tab=info', '/business/saffron-yard'],
  ['marketplace', '/review?business=saffron-yard', '/review?business=saffron-yard'],
  ['marketplace', '/information/privacy-policy', '/information/privacy-policy'],
  ['marketplace', '/contact-us', '/contact-us'],
  ['saffronYard', '/', '/'],
  ['marketplace', '/information/feedback/saffron-yard', null],
  ['marketplace', '/nowhere', null],
];

describe('the head of a page', () => {
  it('[EDG-2/browser] is the same in the first HTML and when the page has started', async () => {
    const { page, close } = await openPage();
    for (const [brand, path, address] of pages) {
      const response = await page.goto(addressOf(brand, path), { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const started = await headOf(page);
      const first = await headIn(page, (await response?.text()) ?? '');
      expect({ path, ...started }).toStrictEqual({ path, ...first });
      expect(first.canonical).toBe(address && canonical(brand, address));
      expect(first.robots).toBe(address === null ? 'noindex' : 'index, follow');
    }
    await close();
  });

  it('[EDG-2/browser] changes from page to page, and keeps nothing of the first one', async () => {
    const { page, close } = await openPage();
    await page.goto(addressOf('marketplace', '/'), { waitUntil: 'networkidle' });
    expect(await structuredData(page)).toBe(1);
    await page.getByRole('link', { name: 'Contact us' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    expect((await headOf(page)).canonical).toBe(canonical('marketplace', '/contact-us'));
    expect(await structuredData(page)).toBe(0);
    await close();
  });
});
