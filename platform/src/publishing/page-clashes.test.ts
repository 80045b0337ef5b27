import type { ReleasePage } from '@storefront/contract';
import { aReleaseOf } from '../testing/releases';
import { pageClashes } from './page-clashes';

const exposes = { './pages/rewards': { js: ['rewards.js'], css: [] } };
const both: ReleasePage['kinds'] = ['marketplace', 'single-business'];
const aPage = (changes: Partial<ReleasePage> = {}): ReleasePage => ({
  paths: ['/rewards'],
  expose: './pages/rewards',
  title: 'Rewards',
  kinds: both,
  ...changes,
});
const release = (...pages: ReleasePage[]) => ({ feature: 'rewards', exposes, pages });
const gifts = (page: Partial<ReleasePage>, feature = 'gifts') =>
  aReleaseOf(feature, '1.2.0', { pages: [aPage({ paths: ['/gifts'], ...page })] });

describe('the pages of a release', () => {
  it('are accepted when no other release has their paths and menu places', () => {
    const page = aPage({ paths: ['/rewards', '/rewards/:level?'], menu: { label: 'Rewards', place: 20 } });
    expect(pageClashes(release({ ...page, paths: ['/rewards/:level?'] }), [])).toStrictEqual([
      'the menu entry "Rewards" needs a page whose first path has no parameter, not /rewards/:level?',
    ]);
    expect(pageClashes(release(page), [gifts({ menu: { label: 'Gifts', place: 21 } })])).toStrictEqual([]);
    expect(pageClashes({ feature: 'listing', exposes: {} }, [gifts({})])).toStrictEqual([]);
  });

  it('[REL-12/publish] are refused for a reserved path, with the name of its route', () => {
    expect(
      pageClashes(release(aPage({ paths: ['/rewards', '/checkout', '/api/rewards'] })), []),
    ).toStrictEqual([
      "the path /checkout is reserved for /checkout: choose a path of the feature's own",
      "the path /api/rewards is reserved for /api/*: choose a path of the feature's own",
    ]);
  });

  it('[REL-12/publish] are refused for a path of another feature’s stable release, with the name of that release', () => {
    const other = gifts({ paths: ['/gifts', '/rewards/*'] });
    expect(pageClashes(release(aPage({ paths: ['/rewards', '/rewards/gold'] })), [other])).toStrictEqual([
      'the path /rewards/gold is taken by /rewards/* of gifts@1.2.0',
    ]);
  });

  it('[REL-12/publish] are refused for a menu place that is reserved or taken', () => {
    const at = (index: number) => aPage({ menu: { label: 'Rewards', place: index } });
    expect(pageClashes(release(at(9)), [])).toStrictEqual([
      "the menu place 9 is reserved for the shop's own entries: choose one from 10",
    ]);
    expect(pageClashes(release(at(10)), [gifts({ menu: { label: 'Gifts', place: 10 } })])).toStrictEqual([
      'the menu place 10 is taken by "Gifts" of gifts@1.2.0',
    ]);
  });

  it('may equal those on other kinds of brand, its own former ones, and those of the remote that it replaces', () => {
    const taken = { paths: ['/rewards'], menu: { label: 'Rewards', place: 20 } };
    const page = aPage({ ...taken, kinds: ['marketplace'] });
    expect(pageClashes(release(page), [gifts({ ...taken, kinds: ['single-business'] })])).toStrictEqual([]);
    expect(
      pageClashes(release(page), [gifts(taken, 'rewards'), gifts(taken, 'partner/rewards')]),
    ).toStrictEqual([]);
    expect(pageClashes(release(page), [gifts(taken)])).toHaveLength(2);
  });

  it('of a partner may use the paths of another partner, but not those of our remotes', () => {
    const taken = gifts({ paths: ['/rewards'] }, 'other/gifts');
    const ofPartner = { ...release(aPage()), feature: 'partner/rewards' };
    expect(pageClashes(ofPartner, [taken])).toStrictEqual([]);
    expect(pageClashes(ofPartner, [gifts({ paths: ['/rewards'] }, 'partner/gifts')])).toHaveLength(1);
    expect(pageClashes(ofPartner, [gifts({ paths: ['/rewards'] })])).toHaveLength(1);
  });

  it('are refused when two of them have the same path, or when the module is not exposed', () => {
    expect(pageClashes(release(aPage(), aPage({ paths: ['/rewards/:level?'] })), [])).toStrictEqual([
      'the path /rewards/:level? is taken by /rewards of another page of this release',
    ]);
    expect(pageClashes(release(aPage({ expose: './pages/points' })), [])).toStrictEqual([
      'the page /rewards is shown by ./pages/points, which the build does not expose: add it to its webpack config',
    ]);
  });
});
