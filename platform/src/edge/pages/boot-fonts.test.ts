/** @jest-environment @storefront/build/jest/jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const code = readFileSync(join(__dirname, 'boot.js'), 'utf8');
const font = '@font-face{font-family:"Figtree"}';

/** A drawn page as the edge writes it, with these scripts preloaded, and its first script. */
const aDrawnPage = (...scripts: readonly string[]) => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentWindow as Window & typeof globalThis;
  page.document.head.innerHTML =
    `<noscript data-fonts><style>${font}</style></noscript>` +
    scripts.map((path) => `<link rel="preload" as="script" href="${path}">`).join('') +
    '<script type="application/json" id="storefront-page">{"decisions":{}}</script>';
  page.document.body.innerHTML =
    '<div id="root" data-drawn="shell@1.0.0 -"></div><script type="application/json" id="storefront-data">[]</script>';
  Object.defineProperty(page.performance, 'getEntriesByType', {
    value: () => [{ serverTiming: [{ name: 'visitor', description: '{"reasons":{}}' }] }],
  });
  const first = page.document.createElement('script');
  first.textContent = code;
  page.document.head.append(first);
  page.document.dispatchEvent(new page.Event('DOMContentLoaded'));
  const fire = (path: string, type: 'load' | 'error') =>
    page.document.querySelector(`link[href="${path}"]`)?.dispatchEvent(new page.Event(type));
  const styles = () =>
    [...page.document.head.querySelectorAll(':scope > style')].map(({ textContent }) => textContent);
  return { fire, styles };
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the fonts of a drawn page', () => {
  it('load when the last of the scripts that the page names has loaded, and not before', () => {
    const { fire, styles } = aDrawnPage('shell.js', 'page.js');
    expect(styles()).toEqual([]);
    fire('page.js', 'load');
    expect(styles()).toEqual([]);
    fire('shell.js', 'load');
    expect(styles()).toEqual([font]);
  });

  it('load once, even if a script has failed', () => {
    const { fire, styles } = aDrawnPage('shell.js', 'page.js');
    fire('shell.js', 'error');
    fire('page.js', 'load');
    fire('page.js', 'load');
    expect(styles()).toHaveLength(1);
  });

  it('load at once in a page that names no script', () => {
    expect(aDrawnPage().styles()).toEqual([font]);
  });
});
