import type { Browser } from 'playwright-core';
import { addressOf, openBrowser, openPage } from './harness/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const paths = ['/listing?search_by_postcode=E1+6AN', '/business/saffron-yard'];

describe('the first paint of a page', () => {
  it.each(paths)(
    '[EDG-3][SHL-1] %s asks for no script, style or data that its HTML did not name, and for none twice',
    async (path) => {
      const { page, close } = await openPage(browser);
      const asked: { url: string; type: string }[] = [];
      page.on('request', (request) => asked.push({ url: request.url(), type: request.resourceType() }));
      const response = await page.goto(addressOf('marketplace', path), { waitUntil: 'load' });
      const html = (await response?.text()) ?? '';
      await page.getByRole('heading', { level: 1 }).waitFor();
      const code = asked.filter(({ type }) =>
        ['script', 'stylesheet', 'fetch', 'xhr', 'font'].includes(type),
      );
      const paths = code
        .map(({ url }) => new URL(url).pathname)
        .filter((name) => !name.startsWith('/platform/'));
      // The next likely step is fetched when the browser is idle: it is on no critical path.
      const present = paths.filter((name) => !/\/releases\/(checkout|verification|booking)\//.test(name));
      expect(present.filter((name) => !html.includes(name) && !/\.woff2$/.test(name))).toEqual([]);
      expect(present.filter((name, place) => present.indexOf(name) !== place)).toEqual([]);
      await close();
    },
  );

  it('[SHL-5][EDG-4] no script runs that the page did not name with its hash', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(addressOf('marketplace', '/business/saffron-yard'), { waitUntil: 'networkidle' });
    const scripts = await page.evaluate<[string, string][]>(
      `[...document.querySelectorAll('script[src]')].map((script) => [script.src, script.integrity])`,
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter(([, integrity]) => !integrity.startsWith('sha384-'))).toEqual([]);
    await close();
  });
});
