import { matchRoute } from '@storefront/contract';
import type { ReleaseManifest } from '@storefront/contract';
import { aBrand } from '../testing/brands';
import { aPlan, aVisit, turnsOf } from '../testing/registry';
import { aReleaseOf } from '../testing/releases';
import { decide } from './decide';
import { filesOfPage, ownPageOf, shownDecisions, shownFeatures } from './page-files';

const aFile = (path: string): ReleaseManifest['files'][number] => ({
  path,
  integrity: `sha384-of-${path}`,
  bytes: 100,
  brotliBytes: 50,
  gzipBytes: 60,
  contentType: path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
});
const shell = aReleaseOf('shell', '1.0.0', {
  exposes: {
    './start': { js: ['start.js', 'vendor.js'], css: ['start.css'] },
    './pages/account': { js: ['account.js'], css: ['account.css'] },
  },
  files: ['start.js', 'vendor.js', 'start.css', 'account.js', 'account.css'].map(aFile),
});
const listing = aReleaseOf('listing', '1.0.0', {
  exposes: {
    './pages/home': { js: ['home.js', 'without-hash.js'], css: ['home.css'] },
    './pages/listing': { js: ['list.js'], css: [] },
  },
  files: ['entry.js', 'home.js', 'home.css', 'list.js'].map(aFile),
});

const match = (path: string) => matchRoute(aBrand(), path);
const decided = (...releases: ReleaseManifest[]) => {
  const named = releases.map(({ feature, version }) => `promote ${feature}@${version}`);
  return decide(aPlan({ turns: turnsOf(...named), releases }), aVisit());
};
const filesOf = (path: string, ...releases: ReleaseManifest[]) =>
  filesOfPage(decided(...releases).decisions, match(path));
const inRelease = (release: string, path: string, kind: 'script' | 'style') => ({
  url: `/releases/${release}/1.0.0/${path}`,
  integrity: `sha384-of-${path}`,
  kind,
});
const ofShell = {
  shellScripts: [inRelease('shell', 'start.js', 'script'), inRelease('shell', 'vendor.js', 'script')],
  shellStyles: [inRelease('shell', 'start.css', 'style')],
};

describe('the files that a page names', () => {
  it('[EDG-3] are those of the shell’s start, the entry of the remote of its route and the files of that page, and none without a hash', () => {
    expect(filesOf('/', shell, listing)).toStrictEqual({
      ...ofShell,
      preloads: [
        inRelease('listing', 'entry.js', 'script'),
        inRelease('listing', 'home.js', 'script'),
        inRelease('listing', 'home.css', 'style'),
      ],
    });
  });

  it('[EDG-3] are those of the shell’s own page where the shell shows it, and of its start alone on the 404 page', () => {
    expect(filesOf('/account', shell, listing)).toStrictEqual({
      ...ofShell,
      preloads: [inRelease('shell', 'account.js', 'script'), inRelease('shell', 'account.css', 'style')],
    });
    expect(filesOf('/no/such/page', shell, listing)).toStrictEqual({ ...ofShell, preloads: [] });
    expect(filesOf('/contact-us', shell, listing)).toStrictEqual({ ...ofShell, preloads: [] });
  });

  it('are fewer where a release is missing or lacks the page, and the page still starts', () => {
    expect(filesOf('/', shell)).toStrictEqual({ ...ofShell, preloads: [] });
    const withoutHome = aReleaseOf('listing', '1.0.0', { exposes: {} });
    expect(filesOf('/', shell, withoutHome)).toStrictEqual({ ...ofShell, preloads: [] });
    const none = { shellScripts: [], shellStyles: [] };
    expect(filesOf('/account', listing)).toStrictEqual({ ...none, preloads: [] });
    expect(filesOf('/', listing)).toMatchObject(none);
    expect(filesOf('/', aReleaseOf('shell', '1.0.0', { exposes: {} }), listing)).toMatchObject(none);
  });
});

describe('what a page shows at first', () => {
  it.each([
    ['/', ['shell', 'listing'], undefined],
    ['/account', ['shell'], './pages/account'],
    ['/no/such/page', ['shell'], undefined],
  ])('%s: %j', (path, features, ownPage) => {
    expect([shownFeatures(match(path)), ownPageOf(match(path))]).toStrictEqual([features, ownPage]);
  });

  it('[RES-10] is all whose decisions stand in the page, as far as there are any', () => {
    const all = decided(shell, listing, aReleaseOf('checkout', '1.0.0'));
    expect(Object.keys(shownDecisions(all, match('/')))).toStrictEqual(['shell', 'listing']);
    expect(shownDecisions(all, match('/'))['listing']).toBe(all.of('listing'));
    expect(Object.keys(shownDecisions(decided(shell), match('/')))).toStrictEqual(['shell']);
  });
});
