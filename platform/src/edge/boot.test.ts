/** @jest-environment @storefront/build/jest/jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

declare global {
  interface Window {
    storefrontIntegrity?: Readonly<Record<string, string>>;
    storefrontOthers?: (fresh: boolean) => Promise<unknown>;
  }
}

const code = readFileSync(join(__dirname, 'boot.js'), 'utf8');

const aShell = (version: string, css: string[] = ['shell.css']) => ({
  version,
  base: `/releases/shell/${version}/`,
  exposes: { './start': { js: ['shell.js'], css } },
  integrity: { 'shell.js': `sha384-js${version}`, 'shell.css': `sha384-css${version}` },
});

/** Each test has a window of its own: what the page's first script lays out cannot be taken away again. */
const windowOfItsOwn = () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentWindow } = frame;
  if (contentWindow === null) throw new Error('The frame has no window');
  return contentWindow as Window & typeof globalThis;
};

let page = windowOfItsOwn();
afterEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
});

const scripts = () => [...page.document.head.querySelectorAll<HTMLScriptElement>('script[data-shell]')];
const styles = () => [...page.document.head.querySelectorAll<HTMLLinkElement>('link[data-shell]')];
const fire = (element: Element | undefined, type: 'load' | 'error') =>
  element?.dispatchEvent(new page.Event(type));
const throwIn = (path: string) =>
  page.dispatchEvent(new page.ErrorEvent('error', { filename: `http://localhost${path}` }));

interface Policy {
  createScriptURL(url: string): string | null;
}

const noFetch: typeof fetch = () => Promise.reject(new TypeError('Nothing is to be fetched'));

/** A page as the edge writes it, loaded up to the moment when its HTML is there. */
const aPage = ({
  css = ['shell.css'],
  lastGood = [aShell('1.0.0')],
  without = '',
  others = {},
  fetch = noFetch,
  drawn = '',
} = {}) => {
  page = windowOfItsOwn();
  const beacons: unknown[] = [];
  const policies: [string, Policy][] = [];
  const reloads: unknown[] = [];
  Object.defineProperty(page.navigator, 'sendBeacon', {
    value: (url: string, body: string) => beacons.push([url, JSON.parse(body)]),
  });
  Object.defineProperty(page, 'trustedTypes', {
    value: { createPolicy: (name: string, policy: Policy) => policies.push([name, policy]) },
  });
  const timers: (() => void)[] = [];
  Object.defineProperty(page, 'setTimeout', { value: (run: () => void) => timers.push(run) });
  page.fetch = fetch;
  page.history.go = (delta) => reloads.push(delta);
  page.document.head.innerHTML = css
    .map((path) =>
      drawn === ''
        ? `<link rel="stylesheet" href="/releases/shell/1.1.0/${path}" data-shell>`
        : `<style data-href="${path}" data-shell></style>`,
    )
    .join('');
  const shell = { ...aShell('1.1.0', css), lastGood };
  const integrity = Object.fromEntries(Object.entries(shell.integrity).filter(([path]) => path !== without));
  const state = { brand: { id: 'market' }, decisions: { shell: { ...shell, integrity } }, ...others };
  page.document.body.innerHTML =
    (drawn === ''
      ? '<div id="root"><div id="skeleton"></div></div>'
      : `<div id="root" data-drawn="shell@1.1.0 -">${drawn}</div>`) +
    '<p id="unreachable" hidden></p>' +
    `<script type="application/json" id="storefront-page">${JSON.stringify(state)}</script>`;
  const inline = page.document.createElement('script');
  inline.nonce = 'n0nce';
  inline.textContent = code;
  page.document.head.append(inline);
  page.document.dispatchEvent(new page.Event('DOMContentLoaded'));
  const waitLong = () => timers.splice(0).forEach((run) => run());
  return { beacons, policies, reloads, waitLong };
};

const reported = (version: string, phase: string, replacedBy: string | null, code = 'boot') => [
  '/platform/telemetry',
  {
    brand: 'market',
    releases: { shell: version },
    reports: [{ kind: 'remote-failed', feature: 'shell', version, phase, code, replacedBy }],
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

  it('[SHL-2] styles that do not come in time give way in the same page, and the script of that release never runs', () => {
    const { beacons, reloads, waitLong } = aPage();
    waitLong();
    expect(styles().map((link) => link.getAttribute('href'))).toEqual(['/releases/shell/1.0.0/shell.css']);
    expect([scripts(), reloads]).toEqual([[], []]);
    expect(beacons).toEqual([reported('1.1.0', 'fetch', '1.0.0', 'timeout')]);
  });

  it('[SHL-2] a script that does not come in time is followed by the last good shell in a page of its own, as it may still come', () => {
    const { beacons, reloads, waitLong } = aPage();
    fire(styles()[0], 'load');
    waitLong();
    expect(reloads).toEqual([0]);
    expect(sessionStorage.getItem('failed_releases:shell')).toBe('1.1.0');
    expect(beacons).toEqual([reported('1.1.0', 'fetch', '1.0.0', 'timeout')]);
  });

  it('a shell that has drawn is left alone however long ago it began, and one without another to follow is waited for', () => {
    const drawn = aPage();
    fire(styles()[0], 'load');
    page.document.getElementById('skeleton')?.remove();
    drawn.waitLong();
    const only = aPage({ lastGood: [] });
    only.waitLong();
    expect([drawn.beacons, only.beacons]).toEqual([[], []]);
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
    throwIn('/releases/shell/1.1.0/shell.js');
    expect(beacons).toEqual([reported('1.1.0', 'execute', '1.0.0')]);
  });

  it('a shell that has begun and threw is followed by another in a new page alone, so that two never run in one', () => {
    const first = aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/shell/1.1.0/shell.js');
    expect(first.reloads).toEqual([0]);
    expect(scripts()).toHaveLength(1);

    const second = aPage();
    expect(styles().map((link) => link.getAttribute('href'))).toEqual(['/releases/shell/1.0.0/shell.css']);
    fire(styles()[0], 'load');
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/releases/shell/1.0.0/shell.js']);
    expect(second.reloads).toEqual([]);
  });

  it('when the last good shell throws too, nothing is loaded again by itself, and the next page tries them all', () => {
    aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/shell/1.1.0/shell.js');
    const { reloads } = aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/shell/1.0.0/shell.js');
    expect(reloads).toEqual([]);
    expect(page.document.getElementById('unreachable')?.hidden).toBe(false);
    aPage();
    fire(styles()[0], 'load');
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/releases/shell/1.1.0/shell.js']);
  });

  it('pages are never loaded again and again when what failed becomes the decided shell once more', () => {
    sessionStorage.setItem('failed_releases:shell', '1.1.0 1.0.0');
    const { reloads } = aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/shell/1.1.0/shell.js');
    expect(reloads).toEqual([0]);
    const next = aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/shell/1.0.0/shell.js');
    expect(next.reloads).toEqual([]);
  });

  it('a shell that throws later, or another script that does, is left alone', () => {
    const { beacons } = aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/listing/1.0.0/home.js');
    page.document.getElementById('skeleton')?.remove();
    throwIn('/releases/shell/1.1.0/shell.js');
    expect(beacons).toEqual([]);
    expect(scripts()).toHaveLength(1);
  });

  it('[SHL-3] with no last good one a sentence and a way to try again stand in the page', () => {
    const { beacons } = aPage({ lastGood: [] });
    fire(styles()[0], 'load');
    fire(scripts()[0], 'error');
    expect(page.document.getElementById('unreachable')?.hidden).toBe(false);
    expect(page.document.getElementById('root')?.hidden).toBe(true);
    expect(beacons).toEqual([reported('1.1.0', 'fetch', null)]);
  });
});

describe('what a page lets run', () => {
  const named = ['/releases/shell/1.1.0/shell.js', '/releases/shell/1.0.0/shell.css'];

  it('one policy, the default one, passes the addresses that the page names and no other', () => {
    const { policies } = aPage();
    expect(policies.map(([name]) => name)).toEqual(['default']);
    const [, policy] = policies[0] ?? [];
    for (const path of named) expect(policy?.createScriptURL(path)).toBe(`http://localhost${path}`);
    for (const other of [
      'https://evil.example/releases/shell/1.1.0/shell.js',
      '/releases/shell/1.1.0/other.js',
      '/releases/shell/1.1.0/shell.js?v=2',
      'data:text/javascript,alert(1)',
      'toString',
    ])
      expect(policy?.createScriptURL(other)).toBeNull();
    expect(Object.keys(policy ?? {})).toEqual(['createScriptURL']);
  });

  it('[SHL-5] the hashes lie where chunks look for them, and nothing can change them or put others in their place', () => {
    aPage();
    const { storefrontIntegrity } = page;
    expect(Object.keys(storefrontIntegrity ?? {})).toEqual(
      expect.arrayContaining(named.map((path) => `http://localhost${path}`)),
    );
    expect(Object.isFrozen(storefrontIntegrity)).toBe(true);
    page.storefrontIntegrity = { 'https://evil.example/x.js': 'sha384-x' };
    expect(page.storefrontIntegrity).toBe(storefrontIntegrity);
    expect(() => Object.defineProperty(page, 'storefrontIntegrity', { value: {} })).toThrow(TypeError);
    expect(() => Reflect.deleteProperty(page, 'storefrontIntegrity')).not.toThrow();
    expect(page.storefrontIntegrity).toBe(storefrontIntegrity);
  });
});

describe('the decisions of the features that a page does not show', () => {
  const others = { others: { url: '/platform/decisions/abc.json', integrity: 'sha384-others' } };
  const listing = {
    ...{ base: '/releases/listing/-/', integrity: { 'home.js': 'sha384-home' } },
    lastGood: [{ base: '/releases/listing/1.0.0/', integrity: { 'home.js': 'sha384-old' } }],
  };
  const file = { decisions: { listing } };
  const answered = (answer: Partial<Response>) => {
    const asked: unknown[] = [];
    const fetch = (...request: unknown[]) => {
      asked.push(request);
      return Promise.resolve(answer as Response);
    };
    return { asked, fetch };
  };

  it('[SHL-5] come with the hash that the page names, and only then may their files run', async () => {
    const { asked, fetch } = answered({ ok: true, json: async () => file });
    const { policies } = aPage({ others, fetch });
    const [, policy] = policies[0] ?? [];
    const path = '/releases/listing/-/home.js';
    expect(policy?.createScriptURL(path)).toBeNull();
    await expect(page.storefrontOthers?.(false)).resolves.toEqual(file);
    expect(asked).toEqual([
      ['/platform/decisions/abc.json', { integrity: 'sha384-others', cache: 'default' }],
    ]);
    expect(policy?.createScriptURL(path)).toBe(`http://localhost${path}`);
    expect(page.storefrontIntegrity).toMatchObject({
      'http://localhost/releases/shell/1.1.0/shell.js': 'sha384-js1.1.0',
      'http://localhost/releases/listing/-/home.js': 'sha384-home',
      'http://localhost/releases/listing/1.0.0/home.js': 'sha384-old',
    });
    expect(Object.isFrozen(page.storefrontIntegrity)).toBe(true);
  });

  it('are fetched by what the page had at first: nothing can put another in its place', async () => {
    const { asked, fetch } = answered({ ok: true, json: async () => file });
    aPage({ others, fetch });
    page.fetch = () => Promise.resolve({ ok: true, json: async () => ({ decisions: {} }) } as Response);
    await expect(page.storefrontOthers?.(true)).resolves.toEqual(file);
    expect(asked).toEqual([
      ['/platform/decisions/abc.json', { integrity: 'sha384-others', cache: 'reload' }],
    ]);
    expect(() => Object.defineProperty(page, 'storefrontOthers', { value: () => undefined })).toThrow(
      TypeError,
    );
  });

  it('that the server has no more are told apart from a network that is away; neither lets anything run', async () => {
    aPage({ others, fetch: answered({ ok: false }).fetch });
    const before = page.storefrontIntegrity;
    await expect(page.storefrontOthers?.(false)).rejects.toMatchObject({ name: 'OthersGone' });
    expect(page.storefrontIntegrity).toBe(before);
    aPage({ others });
    await expect(page.storefrontOthers?.(false)).rejects.toMatchObject({ name: 'TypeError' });
  });

  it('are not asked for where the page names none', () => {
    aPage();
    expect(page.storefrontOthers).toBeUndefined();
  });
});

describe('a page that was drawn on the server', () => {
  const inside = () => page.document.getElementById('root') as HTMLElement;
  const inlined = () => page.document.querySelectorAll('style[data-shell]').length;
  /** What the shell does when it takes the page over; `html` is what it draws where it cannot go on with what stands there. */
  const takeOver = (html?: string) => {
    inside().removeAttribute('data-drawn');
    if (html !== undefined) inside().innerHTML = html;
    page.document.dispatchEvent(new page.Event('storefront-taken-over'));
  };
  const presses = (selector: string) => {
    const heard: string[] = [];
    inside().addEventListener('click', (event) => heard.push((event.target as Element).id));
    const press = () => page.document.querySelector<HTMLElement>(selector)?.click();
    return { heard, press };
  };

  it('starts the shell at once, as its styles stand in the page', () => {
    aPage({ drawn: '<p></p>' });
    expect(scripts()).toHaveLength(1);
    expect(styles()).toEqual([]);
  });

  it('[SHL-2] a shell that throws before it takes over gives way to the last good one', () => {
    const { beacons, reloads } = aPage({ drawn: '<p></p>' });
    throwIn('/releases/shell/1.1.0/shell.js');
    expect(beacons).toEqual([reported('1.1.0', 'execute', '1.0.0')]);
    expect(reloads).toHaveLength(1);
  });

  it('[SHL-2] a shell that cannot be fetched gives way in the page, which keeps its styles until the other ones are there', () => {
    aPage({ drawn: '<p></p>' });
    fire(scripts()[0], 'error');
    expect([inlined(), styles().length]).toEqual([1, 1]);
    fire(styles()[0], 'load');
    expect(inlined()).toBe(0);
    expect(scripts().at(-1)?.getAttribute('src')).toBe('/releases/shell/1.0.0/shell.js');
  });

  it('[SHL-2] a shell that does not come in time gives way too', () => {
    const { beacons, waitLong } = aPage({ drawn: '<p></p>' });
    waitLong();
    expect(beacons).toEqual([reported('1.1.0', 'fetch', '1.0.0', 'timeout')]);
  });

  it('a shell that has started is not late, however long the remote of its page takes', () => {
    const { beacons, reloads, waitLong } = aPage({ drawn: '<p></p>' });
    inside().setAttribute('data-started', '');
    waitLong();
    expect([beacons, reloads]).toEqual([[], []]);
  });

  it('keeps the last press on a button until the shell has taken over, and makes it again then', () => {
    aPage({ drawn: '<button id="a">Add</button><button id="b"><i id="icon"></i>Book</button>' });
    const { heard, press } = presses('#a');
    press();
    page.document.querySelector<HTMLElement>('#icon')?.click();
    expect(heard).toEqual([]);
    takeOver();
    expect(heard).toEqual(['b']);
    press();
    expect(heard).toEqual(['b', 'a']);
  });

  it('makes it on the button with the same words and place where the shell has drawn the page anew', () => {
    aPage({ drawn: '<button id="a">Add</button><button id="b">Add</button>' });
    const { heard, press } = presses('#b');
    press();
    takeOver(
      '<button id="other">Close</button><button id="new-a">Add</button><button id="new-b">Add</button>',
    );
    expect(heard).toEqual(['new-b']);
  });

  it('a box is ticked once, by the press that is made again', () => {
    aPage({ drawn: '<input type="checkbox" id="box"><label for="box" id="words">Vegan</label>' });
    presses('#words').press();
    const box = page.document.querySelector<HTMLInputElement>('#box');
    expect(box?.checked).toBe(false);
    takeOver();
    expect(box?.checked).toBe(true);
  });

  it('links work by themselves', () => {
    aPage({ drawn: '<a id="link" href="#menu"><b id="words">Menu</b></a>' });
    const { heard, press } = presses('#words');
    press();
    takeOver();
    expect(heard).toEqual(['words']);
  });

  it('a form that is sent early is sent once the shell has taken over', () => {
    aPage({ drawn: '<form id="form"><input id="postcode"></form>' });
    const form = page.document.querySelector<HTMLFormElement>('#form');
    const sent: unknown[] = [];
    form?.requestSubmit();
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(event.target);
    });
    takeOver();
    expect(sent).toEqual([form]);
  });
});
