/** @jest-environment @storefront/build/jest/jsdom */
import type { PageDecision } from '@storefront/contract';
import { staffPaths, toolbarElement } from '../staff-page';
import type { StaffFeature } from '../staff-page';
import { copy } from './copy';
import { Toolbar } from './toolbar';

const aDecision = (name: string, version: string, lastGood: PageDecision[] = []): PageDecision => ({
  feature: name,
  name,
  version,
  reason: { step: 'stable', text: '' },
  base: `/releases/${name}/${version}/`,
  entry: 'entry.js',
  container: `${name}_${version.replaceAll('.', '_')}`,
  exposes: { './start': { js: ['start.js'], css: [] } },
  integrity: {},
  lastGood,
});

const aFeature = (changes: Partial<StaffFeature> = {}): StaffFeature => ({
  feature: 'listing',
  release: 'listing@1.1.0',
  step: 'stable',
  because: 'listing@1.1.0 is stable',
  isShown: true,
  choices: ['listing@2.0.0', 'listing@1.1.0'],
  ...changes,
});
const ofShell = aFeature({
  feature: 'shell',
  release: 'shell@1.0.0',
  because: 'shell@1.0.0 is stable',
  choices: undefined as never,
});
const checkout = aFeature({ feature: 'checkout', release: 'checkout@1.0.0', isShown: false, choices: [] });

type Sent = readonly [path: string, body: unknown];

/** A page of staff, as it has arrived; `ran` are the variables of the remotes that have run. */
const aPage = async ({
  drawnBy = 'shell@1.0.0 listing@1.1.0',
  ran = ['listing_1_1_0'],
  features = [ofShell, aFeature(), checkout],
  choose = { status: 200, faults: [] as string[] },
} = {}) => {
  document.head.innerHTML = '<script data-shell src="/releases/shell/1.0.0/start.js"></script>';
  document.body.innerHTML = `<script id="own"></script><div id="root" ${drawnBy === '' ? '' : `data-drawn="${drawnBy}"`}></div>`;
  const decisions = {
    shell: aDecision('shell', '1.0.0'),
    listing: aDecision('listing', '1.1.0', [aDecision('listing', '1.0.0')]),
  };
  Object.assign(window, {
    storefrontState: JSON.stringify({ decisions }),
    storefrontOthers: () => Promise.resolve({ decisions: { checkout: aDecision('checkout', '1.0.0') } }),
  });
  for (const name of ran) Object.assign(window, { [name]: {} });
  const sent: Sent[] = [];
  const answers: Record<string, [number, unknown]> = {
    [staffPaths.choose]: [choose.status, { faults: choose.faults }],
    [staffPaths.toolbar]: [200, { faults: [] }],
  };
  window.fetch = (async (path: string, init?: RequestInit) => {
    sent.push([path, init?.body === undefined ? undefined : JSON.parse(String(init.body))]);
    const [status, body] = answers[path] ?? [200, { features, until: '2026-11-21T20:00:00Z' }];
    return { ok: status === 200, status, json: async () => body };
  }) as unknown as typeof fetch;
  const toolbar = new Toolbar(window, document.querySelector('#own') as Element);
  toolbar.begin();
  const host = document.querySelector(`#${toolbarElement}`) as HTMLElement;
  const root = host.shadowRoot as ShadowRoot;
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    ) as HTMLButtonElement;
  const select = (feature: string) =>
    root.querySelector(`select[aria-label="${copy.as(feature)}"]`) as HTMLSelectElement;
  const rows = () =>
    [...root.querySelectorAll('li')].map((row) =>
      [...row.querySelectorAll('p')].map((one) => one.textContent),
    );
  await settle();
  return {
    host,
    root,
    sent,
    settle,
    button,
    select,
    rows,
    what: () => root.querySelector('.what')?.textContent,
  };
};

afterEach(() => {
  for (const name of ['listing_1_1_0', 'listing_1_0_0', 'checkout_1_0_0'])
    Reflect.deleteProperty(window, name);
  history.replaceState(null, '', '/');
});

describe('the toolbar of staff', () => {
  it('[DEV-7/why] it stands before the page, in a shadow root, and names the releases of the page', async () => {
    const { host, root, what, sent } = await aPage();
    expect(document.body.firstElementChild).toBe(host);
    expect(root.querySelector('aside')?.getAttribute('aria-label')).toBe('Staff toolbar');
    expect(what()).toBe('shell@1.0.0 · stable, listing@1.1.0 · stable');
    expect(sent).toStrictEqual([[`${staffPaths.page}?address=%2F`, undefined]]);
  });

  it('[DEV-7/why] it says who drew which part, why, and what is not loaded', async () => {
    const { rows } = await aPage();
    expect(rows()).toStrictEqual([
      ['shell@1.0.0 · drawn by the server', 'shell@1.0.0 is stable', copy.noRight],
      ['listing@1.1.0 · drawn by the server', 'listing@1.1.0 is stable'],
      ['checkout@1.0.0 · not loaded in this page', 'listing@1.1.0 is stable'],
    ]);
  });

  it('[DEV-7/why] a page that the server has not drawn is drawn in this browser', async () => {
    const { rows } = await aPage({ drawnBy: '' });
    expect(rows()[1]?.[0]).toBe('listing@1.1.0 · drawn in this browser');
  });

  it('[DEV-7/why] a release that has replaced a failed one is named, with what a page gets now', async () => {
    const { rows, what } = await aPage({ ran: ['listing_1_1_0', 'listing_1_0_0'] });
    expect(rows()[1]).toStrictEqual([
      'listing@1.0.0 · drawn in this browser instead of listing@1.1.0, which failed',
      'A page that is loaded now gets listing@1.1.0. listing@1.1.0 is stable',
    ]);
    expect(what()).toContain('listing@1.0.0');
  });

  it('[DEV-7/why] it asks again when the shell goes to another page, which the browser then has drawn', async () => {
    const { sent, settle, rows } = await aPage();
    history.pushState(null, '', '/business/saffron?tab=menu');
    document.querySelector('#root')?.append('another page');
    await settle();
    await settle();
    expect(sent.at(-1)?.[0]).toBe(`${staffPaths.page}?address=%2Fbusiness%2Fsaffron%3Ftab%3Dmenu`);
    expect(rows()[1]?.[0]).toBe('listing@1.1.0 · drawn in this browser');
  });

  it('[DEV-7/keyboard] the list opens by its button, and Escape closes it and returns the focus', async () => {
    const { root, button, settle } = await aPage();
    const opener = button(copy.releases);
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    opener.click();
    await settle();
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    const select = root.querySelector('select') as HTMLSelectElement;
    select.focus();
    select.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(root.querySelector<HTMLElement>('.panel')?.hidden).toBe(true);
    expect(root.activeElement).toBe(opener);
  });

  it('[DEV-7/choose] the chosen releases are sent, and a refusal is said in its words', async () => {
    const faults = ['The link for staff has no right to releases of listing.'];
    const { select, button, sent, settle, root } = await aPage({ choose: { status: 403, faults } });
    button(copy.releases).click();
    await settle();
    expect([...select('listing').options].map(({ text }) => text)).toStrictEqual([
      'As for everybody',
      'listing@2.0.0',
      'listing@1.1.0',
    ]);
    select('listing').value = 'listing@2.0.0';
    button(copy.show).click();
    await settle();
    expect(sent.at(-1)).toStrictEqual([staffPaths.choose, { releases: ['listing@2.0.0'] }]);
    expect(root.querySelector('[role=status]')?.textContent).toBe(faults[0]);
  });

  it('[DEV-7/choose] a release that was chosen before is selected', async () => {
    const chosen = aFeature({ release: 'listing@0.9.0', step: 'preview' });
    const { select } = await aPage({ features: [ofShell, chosen] });
    expect(select('listing').value).toBe('listing@0.9.0');
  });

  it('[DEV-7/closes] it goes when it is closed, and the edge is told', async () => {
    const { button, host, sent, settle } = await aPage();
    button(copy.close).click();
    await settle();
    expect(sent.at(-1)).toStrictEqual([staffPaths.toolbar, { shown: false }]);
    expect(host.isConnected).toBe(false);
  });

  it('[DEV-7/choose] an answer that comes late replaces no list in which somebody chooses', async () => {
    const { select, button, settle } = await aPage();
    const answered = window.fetch;
    let answerLate: () => void = () => undefined;
    window.fetch = (path) => new Promise((resolve) => (answerLate = () => resolve(answered(path))));
    history.pushState(null, '', '/basket');
    document.querySelector('#root')?.append('another page');
    await settle();
    window.fetch = answered;
    button(copy.releases).click();
    await settle();
    const chosen = select('listing');
    chosen.value = 'listing@2.0.0';
    answerLate();
    await settle();
    expect(select('listing')).toBe(chosen);
  });

  it('[DEV-7/why] says so when the edge does not answer', async () => {
    const { root, button, settle } = await aPage();
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    button(copy.releases).click();
    await settle();
    expect(root.querySelector('[role=status]')?.textContent).toBe(copy.unreachable);
  });
});
