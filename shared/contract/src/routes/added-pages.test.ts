import type { ReleasePage } from '../release-page';
import { aMarketplace, aSingleBusiness } from '../testing/brand';
import { addedPages, menuOf } from './added-pages';
import type { AddedPage } from './added-pages';
import { matchRoute } from './match';

const rewards: AddedPage = {
  feature: 'rewards',
  paths: ['/rewards', '/rewards/:level'],
  expose: './pages/rewards',
  title: 'Rewards',
};

describe('pages that releases bring', () => {
  it('[REL-12/match] a path that no route of the specification takes shows the page, with its parameters', () => {
    expect(matchRoute(aMarketplace, '/rewards/gold', {}, { pages: [rewards] })).toStrictEqual({
      kind: 'page',
      route: {
        name: 'added',
        owner: { kind: 'remote', feature: 'rewards', expose: './pages/rewards' },
        title: 'Rewards',
      },
      params: { level: 'gold' },
    });
    expect(matchRoute(aMarketplace, '/rewards/gold/more', {}, { pages: [rewards] }).kind).toBe('not-found');
    expect(matchRoute(aMarketplace, '/rewards').kind).toBe('not-found');
  });

  it.each([aMarketplace, aSingleBusiness])(
    '[REL-12/match] the routes of the specification come first, whatever a release says ($kind)',
    (brand) => {
      const greedy = {
        ...rewards,
        paths: ['/', '/checkout', '/business/:slug', '/home/*', '/account/:any?'],
      };
      for (const path of ['/', '/checkout', '/business/saffron-yard', '/home/a', '/account']) {
        expect(matchRoute(brand, path, {}, { pages: [greedy] })).toStrictEqual(matchRoute(brand, path));
      }
    },
  );

  it('[REL-12/kinds] a page is there on the kinds of brands that it is for', () => {
    const page = (kinds: ReleasePage['kinds']): ReleasePage => ({
      paths: ['/rewards'],
      expose: './pages/rewards',
      title: 'Rewards',
      kinds,
    });
    const byFeature = { rewards: [page(['marketplace'])], loyalty: [page(['single-business'])] };
    expect(addedPages(byFeature, 'marketplace').map(({ feature }) => feature)).toStrictEqual(['rewards']);
    expect(addedPages(byFeature, 'single-business').map(({ feature }) => feature)).toStrictEqual(['loyalty']);
  });

  it('the menu shows the entries in the order of their places, each leading to the first path of its page', () => {
    const gifts = {
      ...rewards,
      feature: 'gifts',
      paths: ['/gifts'],
      menu: { label: 'Gift cards', place: 20 },
    };
    expect(menuOf([gifts, { ...rewards, menu: { label: 'Rewards', place: 10 } }, rewards])).toStrictEqual([
      { to: '/rewards', label: 'Rewards' },
      { to: '/gifts', label: 'Gift cards' },
    ]);
  });
});
