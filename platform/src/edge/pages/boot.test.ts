/** @jest-environment @storefront/build/jest/jsdom */
import { serverTimingOf } from '@storefront/contract';
import {
  aPage,
  aShell,
  fire,
  forgetPages,
  opened,
  reported,
  scripts,
  someVisitor,
  styles,
  throwIn,
} from '../../testing/booted-page';

afterEach(forgetPages);

describe('starting the shell', () => {
  it('[SHL-5] runs it once its styles are there, with hash, nonce and crossorigin', () => {
    aPage();
    expect(scripts()).toStrictEqual([]);
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

  it('[SHL-2][G15] a script that does not load, or has the wrong content, is reported and replaced by the last good shell', () => {
    const { beacons } = aPage();
    fire(styles()[0], 'load');
    fire(scripts()[0], 'error');
    expect(styles().map((link) => [link.getAttribute('href'), link.integrity])).toStrictEqual([
      ['/releases/shell/1.0.0/shell.css', 'sha384-css1.0.0'],
    ]);
    fire(styles()[0], 'load');
    expect(scripts().at(-1)?.getAttribute('src')).toBe('/releases/shell/1.0.0/shell.js');
    expect(beacons).toStrictEqual([reported('1.1.0', 'fetch', '1.0.0')]);
  });

  it('[G15] so are styles that fail, and the script of that release never runs', () => {
    const { beacons } = aPage();
    fire(styles()[0], 'error');
    fire(styles()[0], 'load');
    expect(scripts().map((script) => script.getAttribute('src'))).toStrictEqual([
      '/releases/shell/1.0.0/shell.js',
    ]);
    expect(beacons).toStrictEqual([reported('1.1.0', 'fetch', '1.0.0')]);
  });

  it('[SHL-2] styles that do not load in time are replaced in the same page, and the script of that release never runs', () => {
    const { beacons, reloads, waitLong } = aPage();
    waitLong();
    expect(styles().map((link) => link.getAttribute('href'))).toStrictEqual([
      '/releases/shell/1.0.0/shell.css',
    ]);
    expect([scripts(), reloads]).toStrictEqual([[], []]);
    expect(beacons).toStrictEqual([reported('1.1.0', 'fetch', '1.0.0', 'timeout')]);
  });

  it('[SHL-2] a script that does not load in time is followed by the last good shell in a new page, because it may still arrive', () => {
    const { beacons, reloads, waitLong } = aPage();
    fire(styles()[0], 'load');
    waitLong();
    expect(reloads).toStrictEqual([0]);
    expect(sessionStorage.getItem('failed_releases:shell')).toBe('1.1.0');
    expect(beacons).toStrictEqual([reported('1.1.0', 'fetch', '1.0.0', 'timeout')]);
  });

  it('a shell that has drawn is never replaced, and one without a successor has no time limit', () => {
    const drawn = aPage();
    fire(styles()[0], 'load');
    opened.window.document.getElementById('skeleton')?.remove();
    drawn.waitLong();
    const only = aPage({ lastGood: [] });
    only.waitLong();
    expect([drawn.beacons, only.beacons]).toStrictEqual([[], []]);
  });

  it('[SHL-5] a script without a hash in the decision is never fetched: the last good shell starts instead', () => {
    const { beacons } = aPage({ without: 'shell.js' });
    fire(styles()[0], 'load');
    expect(scripts()).toStrictEqual([]);
    fire(styles()[0], 'load');
    expect(scripts().map((script) => script.getAttribute('src'))).toStrictEqual([
      '/releases/shell/1.0.0/shell.js',
    ]);
    expect(beacons).toStrictEqual([reported('1.1.0', 'fetch', '1.0.0')]);
  });

  it('[SHL-5] styles without a hash are never fetched either', () => {
    const bare = { ...aShell('1.0.0'), integrity: {} };
    const { beacons } = aPage({ lastGood: [bare as unknown as ReturnType<typeof aShell>, aShell('0.9.0')] });
    fire(styles()[0], 'error');
    expect(styles().map((link) => link.getAttribute('href'))).toStrictEqual([
      '/releases/shell/0.9.0/shell.css',
    ]);
    expect(beacons).toStrictEqual([reported('1.1.0', 'fetch', '1.0.0'), reported('1.0.0', 'fetch', '0.9.0')]);
  });

  it('[SHL-2] a shell that throws before it has drawn anything is replaced', () => {
    const { beacons } = aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/shell/1.1.0/shell.js');
    expect(beacons).toStrictEqual([reported('1.1.0', 'execute', '1.0.0')]);
  });

  it('a shell that has begun and threw is followed by another only in a new page, so that two never run in one', () => {
    const first = aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/shell/1.1.0/shell.js');
    expect(first.reloads).toStrictEqual([0]);
    expect(scripts()).toHaveLength(1);

    const second = aPage();
    expect(styles().map((link) => link.getAttribute('href'))).toStrictEqual([
      '/releases/shell/1.0.0/shell.css',
    ]);
    fire(styles()[0], 'load');
    expect(scripts().map((script) => script.getAttribute('src'))).toStrictEqual([
      '/releases/shell/1.0.0/shell.js',
    ]);
    expect(second.reloads).toStrictEqual([]);
  });

  it('when the last good shell throws too, the page is not reloaded, and the next page tries them all', () => {
    aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/shell/1.1.0/shell.js');
    const { reloads } = aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/shell/1.0.0/shell.js');
    expect(reloads).toStrictEqual([]);
    expect(opened.window.document.getElementById('unreachable')?.hidden).toBe(false);
    aPage();
    fire(styles()[0], 'load');
    expect(scripts().map((script) => script.getAttribute('src'))).toStrictEqual([
      '/releases/shell/1.1.0/shell.js',
    ]);
  });

  it('pages are not reloaded again and again when the failed shell is decided once more', () => {
    sessionStorage.setItem('failed_releases:shell', '1.1.0 1.0.0');
    const { reloads } = aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/shell/1.1.0/shell.js');
    expect(reloads).toStrictEqual([0]);
    const next = aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/shell/1.0.0/shell.js');
    expect(next.reloads).toStrictEqual([]);
  });

  it('a shell that throws later is kept, and so is one when another script throws', () => {
    const { beacons } = aPage();
    fire(styles()[0], 'load');
    throwIn('/releases/listing/1.0.0/home.js');
    opened.window.document.getElementById('skeleton')?.remove();
    throwIn('/releases/shell/1.1.0/shell.js');
    expect(beacons).toStrictEqual([]);
    expect(scripts()).toHaveLength(1);
  });

  it('[SHL-3] without a last good shell the page shows a sentence and a button to try again', () => {
    const { beacons } = aPage({ lastGood: [] });
    fire(styles()[0], 'load');
    fire(scripts()[0], 'error');
    expect(opened.window.document.getElementById('unreachable')?.hidden).toBe(false);
    expect(opened.window.document.getElementById('root')?.hidden).toBe(true);
    expect(beacons).toStrictEqual([reported('1.1.0', 'fetch', null)]);
  });
});

describe('the worker for a missing connection', () => {
  it('begins once the shell has taken the page over, and a browser that refuses it changes nothing', async () => {
    aPage();
    const { window } = opened;
    const register = jest.fn(() => Promise.reject(new Error('Refused')));
    Object.defineProperty(window.navigator, 'serviceWorker', { value: { register } });
    fire(styles()[0], 'load');
    expect(register).not.toHaveBeenCalled();
    window.document.dispatchEvent(new window.Event('storefront-taken-over'));
    await settled();
    expect(register.mock.calls).toStrictEqual([['http://localhost/offline-worker.js']]);
  });
});

describe('what a page lets run', () => {
  const named = ['/releases/shell/1.1.0/shell.js', '/releases/shell/1.0.0/shell.css'];

  it('the only policy, the default one, passes the addresses that the page names and no others', () => {
    const { policies } = aPage();
    expect(policies.map(([name]) => name)).toStrictEqual(['default']);
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
    expect(Object.keys(policy ?? {})).toStrictEqual(['createScriptURL']);
  });

  it('passes no worker but the one for a missing connection, which outlives the page and knows nothing of it', () => {
    const { policies } = aPage();
    const passed = (path: string) =>
      policies[0]?.[1].createScriptURL(path, 'TrustedScriptURL', 'ServiceWorkerContainer register');
    expect(passed('/offline-worker.js')).toBe('http://localhost/offline-worker.js');
    for (const other of [...named, '/offline-worker.js?v=2', 'https://evil.example/offline-worker.js'])
      expect(passed(other)).toBeNull();
  });

  it('[SHL-5] the hashes are where chunks look for them, and nothing can change or replace them', () => {
    aPage();
    const { storefrontIntegrity } = opened.window;
    expect(Object.keys(storefrontIntegrity ?? {})).toStrictEqual(
      expect.arrayContaining(named.map((path) => `http://localhost${path}`)),
    );
    expect(Object.isFrozen(storefrontIntegrity)).toBe(true);
    opened.window.storefrontIntegrity = { 'https://evil.example/x.js': 'sha384-x' };
    expect(opened.window.storefrontIntegrity).toBe(storefrontIntegrity);
    expect(() => Object.defineProperty(opened.window, 'storefrontIntegrity', { value: {} })).toThrow(
      TypeError,
    );
    expect(() => Reflect.deleteProperty(opened.window, 'storefrontIntegrity')).not.toThrow();
    expect(opened.window.storefrontIntegrity).toBe(storefrontIntegrity);
  });
});

describe('the decisions of the features that a page does not show', () => {
  const visitor = { others: { url: '/platform/decisions/abc.json', integrity: 'sha384-others' } };
  const listing = {
    base: '/releases/listing/-/',
    integrity: { 'home.js': 'sha384-home' },
    lastGood: [{ base: '/releases/listing/1.0.0/', integrity: { 'home.js': 'sha384-old' } }],
  };
  const file = { decisions: { listing } };
  const fetchAnswering = (answer: Partial<Response>) => {
    const requests: unknown[] = [];
    const fetch = (...request: unknown[]) => {
      requests.push(request);
      return Promise.resolve(answer as Response);
    };
    return { requests, fetch };
  };

  it('[SHL-5] are checked against the hash that the page names, and only then may their files run', async () => {
    const { requests, fetch } = fetchAnswering({ ok: true, json: async () => file });
    const { policies } = aPage({ visitor, fetch });
    const [, policy] = policies[0] ?? [];
    const path = '/releases/listing/-/home.js';
    expect(policy?.createScriptURL(path)).toBeNull();
    await expect(opened.window.storefrontOthers?.(false)).resolves.toStrictEqual(file);
    expect(requests).toStrictEqual([
      ['/platform/decisions/abc.json', { integrity: 'sha384-others', cache: 'default' }],
    ]);
    expect(policy?.createScriptURL(path)).toBe(`http://localhost${path}`);
    expect(opened.window.storefrontIntegrity).toMatchObject({
      'http://localhost/releases/shell/1.1.0/shell.js': 'sha384-js1.1.0',
      'http://localhost/releases/listing/-/home.js': 'sha384-home',
      'http://localhost/releases/listing/1.0.0/home.js': 'sha384-old',
    });
    expect(Object.isFrozen(opened.window.storefrontIntegrity)).toBe(true);
  });

  it('are fetched with the functions that the page had at first: nothing can replace them', async () => {
    const { requests, fetch } = fetchAnswering({ ok: true, json: async () => file });
    aPage({ visitor, fetch });
    opened.window.fetch = () =>
      Promise.resolve({ ok: true, json: async () => ({ decisions: {} }) } as Response);
    await expect(opened.window.storefrontOthers?.(true)).resolves.toStrictEqual(file);
    expect(requests).toStrictEqual([
      ['/platform/decisions/abc.json', { integrity: 'sha384-others', cache: 'reload' }],
    ]);
    expect(() =>
      Object.defineProperty(opened.window, 'storefrontOthers', { value: () => undefined }),
    ).toThrow(TypeError);
  });

  it('that the server no longer has are distinguished from a network failure; neither lets anything run', async () => {
    aPage({ visitor, fetch: fetchAnswering({ ok: false }).fetch });
    const before = opened.window.storefrontIntegrity;
    await expect(opened.window.storefrontOthers?.(false)).rejects.toMatchObject({ name: 'OthersGone' });
    expect(opened.window.storefrontIntegrity).toBe(before);
    aPage({ visitor });
    await expect(opened.window.storefrontOthers?.(false)).rejects.toMatchObject({ name: 'TypeError' });
  });

  it('are not requested when the page names none', () => {
    aPage();
    expect(opened.window.storefrontOthers).toBeUndefined();
  });
});

describe('what belongs to one visitor', () => {
  const visitor = {
    now: 1_795_000_000_000,
    token: 'a.token',
    others: { url: '/platform/decisions/abc.json', integrity: 'sha384-others' },
    reasons: { shell: 'shell@1.1.0 because "bucket 1 < 2 %" of rollout r7; café' },
  };
  const stateOfShell = () => {
    const { storefrontState } = opened.window as unknown as { storefrontState: string };
    return JSON.parse(storefrontState) as Record<string, unknown>;
  };
  const withReason = (text: string) => ({ shell: { version: '1.1.0', reason: { step: 'stable', text } } });

  it('[EDG-8] is read from the page’s Server-Timing header, and is part of the state that the shell gets', () => {
    aPage({ visitor, firstData: '[{"call":"x"}]' });
    const { now, token, others, reasons } = visitor;
    expect(stateOfShell()).toMatchObject({
      brand: { id: 'market' },
      now,
      token,
      others,
      decisions: withReason(reasons.shell),
      firstData: [{ call: 'x' }],
    });
  });

  it('[EDG-8] is asked for once more by a browser that does not show the header', async () => {
    const requests: unknown[][] = [];
    const timing = serverTimingOf({ ...someVisitor, ...visitor });
    const answer = { headers: new Headers({ 'server-timing': `cdn;dur=1, ${timing}` }) } as Response;
    aPage({
      timings: [],
      fetch: (...request) => {
        requests.push(request);
        return Promise.resolve(answer);
      },
    });
    expect(scripts()).toStrictEqual([]);
    await settled();
    expect(requests).toStrictEqual([[opened.window.location.href, { method: 'HEAD', cache: 'no-store' }]]);
    const { now, token, others, reasons } = visitor;
    expect(stateOfShell()).toMatchObject({ now, token, others, decisions: withReason(reasons.shell) });
    fire(styles()[0], 'load');
    // The nonce of another answer lets nothing in.
    expect(scripts()[0]?.nonce).toBe('');
  });

  it('is missing when nobody tells it: the page shows its own features by the clock of the browser', async () => {
    aPage({ timings: [] });
    await settled();
    const { now, token, others, decisions } = stateOfShell();
    expect([typeof now, token, others]).toStrictEqual(['number', undefined, undefined]);
    expect(decisions).toMatchObject(withReason('shell@1.1.0'));
    fire(styles()[0], 'load');
    expect(scripts()).toHaveLength(1);
  });

  it('[EDG-4] names the nonce of style elements, which scripts of releases find at the script that has loaded them', () => {
    aPage();
    fire(styles()[0], 'load');
    expect(opened.window.document.querySelector<HTMLElement>('script[nonce]')?.nonce).toBe('n0nce');
  });
});

/** Lets pending promises settle. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
