import { act, render, screen, within } from '@testing-library/react';
import type { PageDecision } from '@storefront/contract';
import { definePage } from '@storefront/host';
import { fakeBrowser } from '../../testing/fake-browser';
import { aPage, runShell, settle } from '../../testing/run-shell';
import { PreviewDoor } from './preview-door';

const badge = () => screen.getByRole('complementary', { name: 'Preview' });

describe('the badge of a preview', () => {
  it('[ROL-5/badge] names the releases that are shown, and leads out', async () => {
    await runShell({ preview: ['checkout@2.0.0', 'listing@1.1.0'] });
    expect(badge()).toHaveTextContent('Preview: checkout@2.0.0, listing@1.1.0·Leave');
    expect(badge()).not.toHaveAttribute('data-failed');
    expect(within(badge()).queryByRole('listitem')).not.toBeInTheDocument();
    expect(within(badge()).getByRole('link', { name: 'Leave' })).toHaveAttribute(
      'href',
      '/platform/preview/leave',
    );
  });

  it('says so when the release that the link names cannot be shown', async () => {
    await runShell({ preview: [] });
    expect(badge()).toHaveTextContent('Preview: cannot be shown here');
  });

  it('is not there without a preview', async () => {
    await runShell();
    expect(screen.queryByRole('complementary', { name: 'Preview' })).not.toBeInTheDocument();
  });

  it('is missed with a sentence when its file cannot be loaded', async () => {
    const { shell } = await runShell();
    const preview = { releases: [], faults: [], seen: [], nameOf: () => '', shell: undefined } as never;
    render(
      <PreviewDoor
        preview={preview}
        load={() => Promise.reject(new Error('gone'))}
        cannotShow={shell.cannotShowPreview}
      />,
    );
    await settle();
    expect(shell.notices.shown.map(({ sentence }) => sentence)).toStrictEqual([
      'This is a preview, and what it shows cannot be named now. Load the page again.',
    ]);
  });
});

const file = 'https://plate-street.test/releases/listing/-/home.1a.js';
const decision = {
  feature: 'listing',
  name: 'partner/listing',
  version: '2.0.0',
  base: '/releases/listing/-/',
  exposes: {},
  integrity: { 'home.1a.js': 'sha384-of-it' },
  lastGood: [],
} as unknown as PageDecision;

const thrown = () => Object.assign(new TypeError('dish is undefined'), { stack: `at draw (${file}:1:2)` });

const throwing = () => ({
  default: definePage({
    create: () => ({}),
    Component: () => {
      throw thrown();
    },
  }),
});

/** A browser whose edge names the place of a position. */
const knowing = (place: string | null) => {
  const browser = fakeBrowser();
  const requests: { url: string; body: unknown }[] = [];
  const fetch: typeof browser.fetch = (url, init) => {
    requests.push({ url, body: JSON.parse(String(init.body)) });
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ places: [place] }) } as Response);
  };
  return {
    browser: {
      ...browser,
      fetch: (url: string, init: RequestInit) =>
        url.startsWith('/platform/preview') ? fetch(url, init) : browser.fetch(url, init),
    },
    requests,
  };
};

describe('the badge of a preview that fails', () => {
  const preview = ['partner/listing@2.0.0'];
  const decisions = { listing: decision };
  const faults = () =>
    within(badge())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('[ROL-6/badge] is red at once and names the release, what it threw, the place in the source and what is shown instead', async () => {
    const { browser, requests } = knowing('src/pages/home.tsx:41 in drawDish');
    await runShell({
      preview,
      decisions,
      browser,
      remotes: { 'listing ./pages/home': [throwing, aPage('Last good')] },
    });
    await settle();
    expect(badge()).toHaveAttribute('data-failed');
    expect(within(badge()).getByRole('alert')).toBeInTheDocument();
    expect(faults()).toStrictEqual([
      'partner/listing@2.0.0 throws when its page is drawn: TypeError: dish is undefined, at src/pages/home.tsx:41 in drawDish. Shown instead: partner/listing@1.0.0.',
    ]);
    expect(requests).toStrictEqual([
      {
        url: '/platform/preview/places',
        body: { release: 'partner/listing@2.0.0', positions: ['home.1a.js:1:2'] },
      },
    ]);
  });

  it('[ROL-6/badge] says so too when nobody knows the place, and when nothing is shown instead', async () => {
    const { browser } = knowing(null);
    await runShell({ preview, decisions, browser, remotes: { 'listing ./pages/home': [throwing] } });
    expect(faults()).toStrictEqual([
      'partner/listing@1.0.0 throws when its page is drawn: TypeError: dish is undefined. Shown instead: nothing of it.',
    ]);
  });

  it('[ROL-6/badge] names what the page throws later, and stays when the edge does not answer', async () => {
    const { browser } = await runShell({
      preview,
      decisions,
      remotes: { 'listing ./pages/home': [aPage('Home')] },
    });
    expect(badge()).not.toHaveAttribute('data-failed');
    act(() => browser.throwError({ error: thrown(), during: 'callback' }));
    await settle();
    expect(faults()).toStrictEqual([
      'partner/listing@2.0.0 throws in a callback: TypeError: dish is undefined. Shown instead: the page stays as it was.',
    ]);
  });

  it('[ROL-6/badge] names what the server knew: a release that it cannot show or could not draw', async () => {
    await runShell({
      preview: [],
      previewFaults: [{ release: 'listing@2.0.0', what: 'needs another shell', shown: 'listing@1.0.0' }],
    });
    expect(badge()).toHaveTextContent('Preview: cannot be shown here');
    expect(faults()).toStrictEqual(['listing@2.0.0 needs another shell. Shown instead: listing@1.0.0.']);
  });

  it('[ROL-6/badge] names a shell that was replaced by an older one before it could say anything', async () => {
    const shell = { ...decision, feature: 'shell', name: 'shell', version: '3.0.0' };
    await runShell({ preview: ['shell@3.0.0'], decisions: { shell }, isShellStarted: false });
    expect(faults()).toStrictEqual(['shell@3.0.0 does not start. Shown instead: an older shell.']);
  });

  it('names twenty faults of a page that throws without end', async () => {
    const { browser } = await runShell({ preview, decisions });
    act(() => {
      for (let index = 0; index < 30; index += 1)
        browser.throwError({
          error: Object.assign(new Error(), { stack: `at draw (${file}:1:${index})` }),
          during: 'callback',
        });
    });
    expect(faults()).toHaveLength(20);
  });
});
