import { aMarketplace, aSingleBusiness } from '../testing/brand';
import { isRecorded, matchRoute } from './match';
import type { RouteMatch } from './match';
import { exposesNeededOf } from './table';

/** What a path shows, in words: `home`, `business slug=x`, `→ /`, `404`. */
function shown(match: RouteMatch): string {
  if (match.kind === 'redirect') return `→ ${match.to}`;
  if (match.kind === 'not-found') return '404';
  const params = Object.entries(match.params).map(([name, value]) => ` ${name}=${value}`);
  return `${match.route.name}${params.join('')}`;
}

const market = (path: string, query?: Record<string, string>, stored?: string | null) =>
  shown(matchRoute(aMarketplace, path, query, { storedSlug: stored }));
const single = (path: string, query?: Record<string, string>, stored?: string | null) =>
  shown(matchRoute(aSingleBusiness, path, query, { storedSlug: stored }));

describe('routes', () => {
  it('[HOM-7][RTE-4] the empty path of a marketplace shows the home page', () => {
    expect(market('/')).toBe('home');
    expect(market('')).toBe('home');
  });

  it('[HOM-8] a path that starts with /home/ shows the home page, at any depth (D4)', () => {
    for (const path of ['/home/', '/home/london', '/home/a/b/c']) expect(market(path)).toBe('home');
  });

  it('[HOM-9][RTE-1] /home of a marketplace shows the home page', () => {
    expect(market('/home')).toBe('home');
    expect(market('/homes')).toBe('404');
  });

  it('[HOM-10][RTE-2] /home of a single-business brand goes to the empty path, and so do deeper paths (D54)', () => {
    for (const path of ['/home', '/home/', '/home/a/b']) expect(single(path)).toBe('→ /');
  });

  it('the listing and business pages are not the home page', () => {
    expect(market('/listing')).toBe('listing');
    expect(market('/business/home')).toBe('business slug=home');
  });

  it('[BIZ-17][RTE-3][RTE-5] the empty path of a single-business brand shows its business', () => {
    expect(single('/')).toBe('business slug=saffron-yard');
  });

  it('[BIZ-1] /business/{slug} of a marketplace shows the page of that business', () => {
    expect(market('/business/saffron-yard')).toBe('business slug=saffron-yard');
    for (const slug of ['Saffron', 'a b', '..', '%00', 'a_b'])
      expect(market(`/business/${slug}`)).toBe('404');
    expect(market('/business')).toBe('404');
  });

  it('[BIZ-18][RTE-16] the own slug of a single-business brand goes to the empty path, with its query', () => {
    expect(single('/business/saffron-yard')).toBe('→ /');
    expect(single('/business/saffron-yard/', { tab: 'info', x: 'a&b' })).toBe('→ /?tab=info&x=a%26b');
  });

  it('[BIZ-19][RTE-17] any other slug of a single-business brand is the 404 page', () => {
    for (const path of [
      '/business/other',
      '/business',
      '/business/other/booking',
      '/business/saffron-yard/menu',
    ]) {
      expect(single(path)).toBe('404');
    }
    expect(single('/information/feedback/other')).toBe('404');
  });

  it('[KIT-47] a preview of a menu takes the place of the business, on a site of its own by the query', () => {
    const draft = `draft-${'0a'.repeat(16)}`;
    expect(market(`/business/${draft}`)).toBe(`business slug=${draft}`);
    expect(single('/', { draft })).toBe(`business slug=${draft}`);
    expect(single('/info', { draft })).toBe(`info slug=${draft}`);
    for (const other of ['other', 'draft-', `${draft}0`, `/${draft}`])
      expect(single('/', { draft: other })).toBe('business slug=saffron-yard');
  });

  it('[RTE-6][RTE-7][RTE-8] booking, info and review of a single-business brand are of its business', () => {
    expect(single('/booking', { business: 'other' })).toBe('booking slug=saffron-yard');
    expect(single('/info', {}, 'other')).toBe('info slug=saffron-yard');
    expect(single('/review')).toBe('review slug=saffron-yard');
  });

  it.each(['booking', 'info', 'review'])(
    '[RTE-9] /%s of a marketplace is of the business in the query, else of the stored one',
    (name) => {
      expect(market(`/${name}`, { business: 'a' }, 'b')).toBe(`${name} slug=a`);
      expect(market(`/${name}`, {}, 'b')).toBe(`${name} slug=b`);
      expect(market(`/${name}`, { business: '<b>' }, 'b')).toBe('404');
    },
  );

  it.each(['booking', 'info', 'review'])('[RTE-10] /%s of a marketplace goes home with neither', (name) => {
    expect(market(`/${name}`, {}, null)).toBe('→ /');
    expect(market(`/${name}`)).toBe(name);
  });

  it('[RTE-11] /listing of a marketplace shows the listing', () => {
    expect(market('/listing/')).toBe('listing');
    expect(market('/listing/more')).toBe('404');
  });

  it('[RTE-12][LST-60] /listing of a single-business brand is the 404 page', () => {
    expect(single('/listing')).toBe('404');
  });

  it('the separate booking page is under the business on a marketplace (D71)', () => {
    expect(market('/business/saffron-yard/booking')).toBe('business-booking slug=saffron-yard');
    expect(single('/business/saffron-yard/booking')).toBe('→ /booking');
  });

  it.each([market, single])('[RTE-13][RTE-14][RTE-15] the other routes are on every brand', (path) => {
    expect(path('/checkout')).toBe('checkout');
    expect(path('/order/checkout-otp/aB3_-x')).toBe('verification okey=aB3_-x');
    expect(path('/account')).toBe('account');
    expect(path('/account/orders')).toBe('account section=orders');
    expect(path('/information')).toBe('information');
    expect(path('/information/privacy-policy')).toBe('information page=privacy-policy');
    expect(path('/order-complete')).toBe('order-complete');
    expect(path('/booking-complete')).toBe('booking-complete');
    expect(path('/contact-us')).toBe('contact-us');
  });

  it('write-review is a page of the information area', () => {
    expect(market('/information/feedback/saffron-yard')).toBe('write-review slug=saffron-yard');
    expect(single('/information/feedback/saffron-yard')).toBe('write-review slug=saffron-yard');
  });

  it.each([market, single])('[RTE-18] any other path is the 404 page', (path) => {
    for (const other of [
      '/nowhere',
      '/order',
      '/order/checkout-otp',
      '/order/checkout-otp/a%20b',
      '/%E0%A4%A',
      '/checkout/x',
    ]) {
      expect(path(other)).toBe('404');
    }
  });

  it('a route that the brand has switched off is the 404 page', () => {
    const brand = { ...aMarketplace, routes: aMarketplace.routes.filter((name) => name !== 'account') };
    expect(shown(matchRoute(brand, '/account'))).toBe('404');
  });

  it('the empty path, /business and /checkout are recorded', () => {
    for (const path of ['/', '/business', '/business/a', '/checkout']) expect(isRecorded(path)).toBe(true);
    for (const path of ['/home', '/listing', '/businesses', '/%E0%A4%A'])
      expect(isRecorded(path)).toBe(false);
  });

  it('the page modules needed of each remote are known', () => {
    expect(exposesNeededOf('booking')).toStrictEqual([
      './pages/booking',
      './pages/info',
      './pages/review',
      './pages/write-review',
      './pages/booking-complete',
    ]);
    expect(exposesNeededOf('listing')).toStrictEqual(['./pages/home', './pages/listing']);
    expect(exposesNeededOf('checkout')).toStrictEqual(['./pages/checkout', './pages/order-complete']);
    expect(exposesNeededOf('unknown')).toStrictEqual([]);
  });
});
