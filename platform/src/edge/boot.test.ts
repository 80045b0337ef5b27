/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const code = readFileSync(join(__dirname, 'boot.js'), 'utf8');

const aShell = (version: string, css: string[] = ['shell.css']) => ({
  version,
  base: `/releases/shell/${version}/`,
  exposes: { './start': { js: ['shell.js'], css } },
  integrity: { 'shell.js': `sha384-js${version}`, 'shell.css': `sha384-css${version}` },
});

const put = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[data-shell]')];
const styles = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[data-shell]')];
const fire = (element: Element | undefined, type: 'load' | 'error') =>
  element?.dispatchEvent(new Event(type));

/** A page ends with its listeners; all tests here share one window. */
const listening: (() => void)[] = [];
const forget = (target: EventTarget) => {
  const add = target.addEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options);
    listening.push(() => target.removeEventListener(type, listener, options));
  });
};

beforeEach(() => [window, document].forEach(forget));
afterEach(() => {
  for (const end of listening.splice(0)) end();
  jest.restoreAllMocks();
});

/** A page as the edge writes it, loaded up to the moment when its HTML is there. */
const aPage = ({ css = ['shell.css'], lastGood = [aShell('1.0.0')], without = '' } = {}) => {
  const beacons: unknown[] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: string) => beacons.push([url, JSON.parse(body)]),
  });
  document.head.innerHTML = css
    .map((path) => `<link rel="stylesheet" href="/releases/shell/1.1.0/${path}" data-shell>`)
    .join('');
  document.body.innerHTML = '<div id="root"><div id="skeleton"></div></div><p id="unreachable" hidden></p>';
  const shell = { ...aShell('1.1.0', css), lastGood };
  const integrity = Object.fromEntries(Object.entries(shell.integrity).filter(([path]) => path !== without));
  const state = { brand: { id: 'market' }, decisions: { shell: { ...shell, integrity } } };
  put(`<script type="application/json" id="storefront-page">${JSON.stringify(state)}</script>`);
  const inline = document.createElement('script');
  inline.nonce = 'n0nce';
  inline.textContent = code;
  document.head.append(inline);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return { beacons };
};

const reported = (version: string, phase: string, replacedBy: string | null) => [
  '/platform/telemetry',
  {
    brand: 'market',
    releases: { shell: version },
    reports: [{ kind: 'remote-failed', feature: 'shell', version, phase, code: 'boot', replacedBy }],
  },
];

describe('starting the shell', () => {
  it('[SHL-5] runs it once its styles are there, with hash, nonce and crossorigin', () => {
    aPage();
    expect(scripts()).toEqual([]);
    fire(styles()[0], 'load');
    expect(scripts()).toHaveLength(1);
    const [script] = scripts();
    expect(script?.getAttribute('src')).toBe('/releases/shell/1.1.0/shell.js');
    expect(script).toMatchObject({ integrity: 'sha384-js1.1.0', nonce: 'n0nce', crossOrigin: 'anonymous' });
  });

  it('runs it at once when it has no styles', () => {
    aPage({ css: [] });
    expect(scripts()).toHaveLength(1);
  });

  it('[SHL-2][G15] a script that does not come, or not as it should be, gives way to the last good shell, and is reported', () => {
    const { beacons } = aPage();
    fire(styles()[0], 'load');
    fire(scripts()[0], 'error');
    expect(styles().map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
      ['/releases/shell/1.0.0/shell.css', 'sha384-css1.0.0'],
    ]);
    fire(styles()[0], 'load');
    expect(scripts().at(-1)?.getAttribute('src')).toBe('/releases/shell/1.0.0/shell.js');
    expect(beacons).toEqual([reported('1.1.0', 'fetch', '1.0.0')]);
  });

  it('[G15] styles that fail do so too, and the script of that release never runs', () => {
    const { beacons } = aPage();
    fire(styles()[0], 'error');
    fire(styles()[0], 'load');
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/releases/shell/1.0.0/shell.js']);
    expect(beacons).toEqual([reported('1.1.0', 'fetch', '1.0.0')]);
  });

  it('[SHL-5] a script that the decision names no hash for is never fetched: the last good shell starts in its place', () => {
    const { beacons } = aPage({ without: 'shell.js' });
    fire(styles()[0], 'load');
    expect(scripts()).toEqual([]);
    fire(styles()[0], 'load');
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/releases/shell/1.0.0/shell.js']);
    expect(beacons).toEqual([reported('1.1.0', 'fetch', '1.0.0')]);
  });

  it('[SHL-5] nor are styles without a hash', () => {
    const bare = { ...aShell('1.0.0'), integrity: {} };
    const { beacons } = aPage({ lastGood: [bare as unknown as ReturnType<typeof aShell>, aShell('0.9.0')] });
    fire(styles()[0], 'error');
    expect(styles().map((link) => link.getAttribute('href'))).toEqual(['/releases/shell/0.9.0/shell.css']);
    expect(beacons).toEqual([reported('1.1.0', 'fetch', '1.0.0'), reported('1.0.0', 'fetch', '0.9.0')]);
  });

  it('[SHL-2] a shell that throws before it has drawn anything gives way', () => {
    const { beacons } = aPage();
    fire(styles()[0], 'load');
    dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/releases/shell/1.1.0/shell.js' }));
    expect(beacons).toEqual([reported('1.1.0', 'execute', '1.0.0')]);
  });

  it('a shell that throws later, or another script that does, is left alone', () => {
    const { beacons } = aPage();
    fire(styles()[0], 'load');
    dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/releases/listing/1.0.0/home.js' }));
    document.getElementById('skeleton')?.remove();
    dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/releases/shell/1.1.0/shell.js' }));
    expect(beacons).toEqual([]);
    expect(scripts()).toHaveLength(1);
  });

  it('[SHL-3] with no last good one a sentence and a way to try again stand in the page', () => {
    const { beacons } = aPage({ lastGood: [] });
    fire(styles()[0], 'load');
    fire(scripts()[0], 'error');
    expect(document.getElementById('unreachable')?.hidden).toBe(false);
    expect(document.getElementById('root')?.hidden).toBe(true);
    expect(beacons).toEqual([reported('1.1.0', 'fetch', null)]);
  });
});
