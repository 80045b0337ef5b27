import { addressOf, withBrowser } from '../harness/browser';

const openPage = withBrowser();

interface Resource {
  readonly path: string;
  readonly kind: string;
  readonly startTime: number;
}

/** What the page fetched and when, and when its largest paint was; read from the browser's own record. */
const record = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const largest = list.getEntries().at(-1).startTime;
    const resources = performance.getEntriesByType('resource').map(({ name, initiatorType, startTime }) => ({
      path: new URL(name).pathname,
      kind: initiatorType,
      startTime,
    }));
    resolve({ largest, resources });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

const pages = ['/listing?search_by_postcode=E1+6AN', '/business/saffron-yard'];

describe('the first paint of a page', () => {
  it.each(pages)(
    '[EDG-3][SHL-1] %s needs no script, style or data that its HTML does not name, and fetches none twice',
    async (path) => {
      const { page, close } = await openPage();
      const response = await page.goto(addressOf('marketplace', path), { waitUntil: 'networkidle' });
      const html = (await response?.text()) ?? '';
      const { largest, resources } = await page.evaluate<{ largest: number; resources: Resource[] }>(record);
      const code = resources.filter(
        ({ kind, path: file }) => kind !== 'img' && !file.startsWith('/platform/'),
      );
      const early = code.filter(
        ({ startTime, path: file }) => startTime < largest && !file.endsWith('.woff2'),
      );
      expect(early.length).toBeGreaterThan(2);
      expect(early.map(({ path: file }) => file).filter((file) => !html.includes(file))).toStrictEqual([]);
      const files = code.map(({ path: file }) => file);
      expect(files.filter((file, index) => files.indexOf(file) !== index)).toStrictEqual([]);
      await close();
    },
  );

  it('[SHL-5][EDG-4] runs no script that the page does not name with its hash', async () => {
    const { page, close } = await openPage();
    // Scripts leave the page once they have run, so they are recorded as they are added.
    await page.addInitScript(`
      window.seenScripts = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) {
            if (node.tagName === 'SCRIPT' && node.src) window.seenScripts.push([node.src, node.integrity]);
          }
        }
      }).observe(document, { childList: true, subtree: true });
    `);
    await page.goto(addressOf('marketplace', '/business/saffron-yard'), { waitUntil: 'networkidle' });
    const scripts = await page.evaluate<[string, string][]>('window.seenScripts');
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter(([, integrity]) => !integrity.startsWith('sha384-'))).toStrictEqual([]);
    await close();
  });

  it('lets no code add or import a script that the page does not name, make HTML from text, or create a policy of its own', async () => {
    const { page, violations, close } = await openPage();
    await page.goto(addressOf('marketplace', '/business/saffron-yard'), { waitUntil: 'networkidle' });
    const got = await page.evaluate<string[]>(`(() => {
      const [table] = [storefrontIntegrity];
      const named = Object.keys(table).find((url) => url.endsWith('.js'));
      const { nonce } = document.querySelector('script[nonce]');
      const script = () => Object.assign(document.createElement('script'), { nonce });
      const tries = {
        'a script from elsewhere': () => { script().src = 'https://evil.example/x.js'; },
        'a named script with more behind it': () => { script().src = named + '?x'; },
        'a script of data': () => { script().src = 'data:text/javascript,1'; },
        'an address set as an attribute': () => script().setAttribute('src', '/evil.js'),
        'a script of text': () => { script().text = 'window.hostile = 1'; },
        'HTML from text': () => { document.createElement('div').innerHTML = '<b>x</b>'; },
        'a policy': () => trustedTypes.createPolicy('mine', { createHTML: (text) => text }),
        'a second default policy': () => trustedTypes.createPolicy('default', {}),
        'another table': () => { globalThis.storefrontIntegrity = {}; if (storefrontIntegrity === table) throw 0; },
        'another hash': () => { 'use strict'; table[named] = 'sha384-x'; },
      };
      script().src = named;
      return Object.keys(tries).filter((name) => {
        try {
          tries[name]();
          return true;
        } catch {
          return false;
        }
      });
    })()`);
    expect(got).toStrictEqual([]);
    const imported = page.evaluate(`import('data:text/javascript,export default 1')`);
    await expect(imported).rejects.toThrow('Failed to fetch dynamically imported module');
    expect(violations.length).toBeGreaterThan(5);
    violations.length = 0;
    await close();
  });
});
