import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverTimingOf } from '@storefront/contract';
import type { VisitorValues } from '@storefront/contract';

declare global {
  interface Window {
    storefrontIntegrity?: Readonly<Record<string, string>>;
    storefrontOthers?: (fresh: boolean) => Promise<unknown>;
  }
}

const code = readFileSync(join(__dirname, '../edge/pages/boot.js'), 'utf8');

export function aShell(version: string, css: string[] = ['shell.css']) {
  return {
    version,
    base: `/releases/shell/${version}/`,
    exposes: { './start': { js: ['shell.js'], css } },
    integrity: { 'shell.js': `sha384-js${version}`, 'shell.css': `sha384-css${version}` },
    reason: { step: 'stable', text: `shell@${version}` },
  };
}

/** Each test has a window of its own, because changes by the page's first script cannot be undone. */
const windowOfItsOwn = () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentWindow } = frame;
  if (contentWindow === null) throw new Error('The frame has no window');
  return contentWindow as Window & typeof globalThis;
};

/** The page that was opened last. */
export const opened = { window: windowOfItsOwn() };

/** Forgets the pages and their storage; for `afterEach`. */
export function forgetPages() {
  document.body.innerHTML = '';
  sessionStorage.clear();
}

export function scripts() {
  return [...opened.window.document.head.querySelectorAll<HTMLScriptElement>('script[data-shell]')];
}

export function styles() {
  return [...opened.window.document.head.querySelectorAll<HTMLLinkElement>('link[data-shell]')];
}

export function fire(element: Element | undefined, type: 'load' | 'error') {
  return element?.dispatchEvent(new opened.window.Event(type));
}

export function throwIn(path: string) {
  return opened.window.dispatchEvent(
    new opened.window.ErrorEvent('error', { filename: `http://localhost${path}` }),
  );
}

interface Policy {
  createScriptURL(url: string, type?: string, sink?: string): string | null;
}

const noFetch: typeof fetch = () => Promise.reject(new TypeError('Nothing is to be fetched'));

export const someVisitor: VisitorValues = { now: 1, reasons: {}, styleNonce: 'n0nce' };

/** A page's `Server-Timing` header as a browser gives it to scripts. */
const timingOf = (visitor: VisitorValues) => ({
  name: 'visitor',
  description: /desc="(.*)"$/.exec(serverTimingOf(visitor))?.[1] ?? '',
});

/** A page as the edge writes it, loaded up to the moment when its HTML has arrived. */
export function aPage({
  css = ['shell.css'],
  lastGood = [aShell('1.0.0')],
  without = '',
  firstData = '[]',
  // A state behind which the first script is run once more.
  behindForged = '',
  throws = false,
  fetch = noFetch,
  drawn = '',
  fonts = '',
  visitor = {},
  timings = [timingOf({ ...someVisitor, ...visitor })],
} = {}) {
  const page = windowOfItsOwn();
  opened.window = page;
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
  Object.defineProperty(page.performance, 'getEntriesByType', { value: () => [{ serverTiming: timings }] });
  const sheets = css.map((path) =>
    drawn === ''
      ? `<link rel="stylesheet" href="/releases/shell/1.1.0/${path}" data-shell>`
      : `<style data-href="${path}" data-shell></style>`,
  );
  page.document.head.innerHTML = sheets.join('') + fonts;
  const shell = { ...aShell('1.1.0', css), lastGood };
  const integrity = Object.fromEntries(Object.entries(shell.integrity).filter(([path]) => path !== without));
  const state = { brand: { id: 'market' }, decisions: { shell: { ...shell, integrity } } };
  page.document.body.innerHTML =
    (drawn === ''
      ? '<div id="root"><div id="skeleton"></div></div>'
      : `<div id="root" data-drawn="shell@1.1.0 -">${drawn}</div>`) +
    '<p id="unreachable" hidden></p>' +
    `<script type="application/json" id="storefront-data">${firstData}</script>`;
  const errors: string[] = [];
  if (throws)
    page.addEventListener('error', (event) => {
      errors.push(event.message);
      event.preventDefault();
    });
  const runBehind = (parent: Element, text: string) => {
    const ownState = page.document.createElement('script');
    Object.assign(ownState, { type: 'application/json', id: 'storefront-page' });
    ownState.textContent = text;
    const inline = page.document.createElement('script');
    inline.textContent = code;
    parent.append(ownState, inline);
  };
  runBehind(page.document.head, JSON.stringify(state));
  if (behindForged !== '') runBehind(page.document.body, behindForged);
  page.document.dispatchEvent(new page.Event('DOMContentLoaded'));
  const waitLong = () => timers.splice(0).forEach((run) => run());
  return { beacons, policies, reloads, errors, waitLong };
}

export function reported(version: string, phase: string, replacedBy: string | null, code = 'boot') {
  return [
    '/platform/telemetry',
    {
      brand: 'market',
      releases: { shell: version },
      reports: [{ kind: 'remote-failed', feature: 'shell', version, phase, code, replacedBy }],
    },
  ];
}
