import { indexingOf } from './indexing';
import { matchRoute } from './match';
import type { RoutedBrand } from './match';
import { routeNames } from './names';

const marketplace: RoutedBrand = { kind: 'marketplace', business: null, routes: [...routeNames] };
const single: RoutedBrand = {
  kind: 'single-business',
  business: { slug: 'saffron-yard', id: 'b-1' },
  routes: [...routeNames],
};
const added = [
  { feature: 'rewards', paths: ['/rewards/:level?'], expose: './pages/rewards', title: 'Rewards' },
];

const indexed = (brand: RoutedBrand, address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  const query = Object.fromEntries(searchParams);
  return indexingOf(brand, matchRoute(brand, pathname, query, { pages: added }), pathname, query);
};

describe('the one address under which search engines find a page', () => {
  it('[KIT-47] a preview of a menu is not indexed', () => {
    const draft = `draft-${'0a'.repeat(16)}`;
    const none = { canonicalPath: undefined, robots: 'noindex' };
    expect(indexed(marketplace, `/business/${draft}`)).toStrictEqual(none);
    expect(indexed(single, `/?draft=${draft}`)).toStrictEqual(none);
  });

  it.each([
    ['/', '/'],
    ['/home', '/'],
    ['/home/anything?utm_source=x', '/'],
    ['/listing?search_by_postcode=e16an&sort=za', '/listing?search_by_postcode=E1+6AN'],
    ['/listing', '/listing'],
    ['/business/saffron-yard?tab=review', '/business/saffron-yard'],
    ['/business/saffron-yard/booking', '/business/saffron-yard/booking'],
    ['/booking?business=saffron-yard', '/business/saffron-yard/booking'],
    ['/info?business=saffron-yard&x=1', '/info?business=saffron-yard'],
    ['/review?business=saffron-yard', '/review?business=saffron-yard'],
    ['/information', '/information'],
    ['/information/privacy-policy/', '/information/privacy-policy'],
    ['/contact-us//?x=1', '/contact-us'],
    ['/rewards/gold%20plus?x=1', '/rewards/gold%20plus'],
  ])('on a marketplace %s is %s', (address, canonicalPath) => {
    expect(indexed(marketplace, address)).toStrictEqual({ canonicalPath, robots: 'index, follow' });
  });

  it.each([
    ['/', '/'],
    ['/?tab=info', '/'],
    ['/booking', '/booking'],
    ['/info', '/info'],
    ['/review?x=1', '/review'],
  ])('on the site of one business %s is %s', (address, canonicalPath) => {
    expect(indexed(single, address)).toStrictEqual({ canonicalPath, robots: 'index, follow' });
  });

  it('the booking page has the address that the brand has switched on', () => {
    const routes = routeNames.filter((name) => name !== 'business-booking');
    const { canonicalPath } = indexed({ ...marketplace, routes }, '/booking?business=saffron-yard');
    expect(canonicalPath).toBe('/booking?business=saffron-yard');
  });

  it.each([
    '/checkout',
    '/account',
    '/account/reset-password',
    '/order/checkout-otp/a-key',
    '/order-complete?v=a-key',
    '/booking-complete?v=a-key',
    '/information/feedback/saffron-yard',
  ])('%s is a visitor’s own: it is not indexed and has none', (address) => {
    expect(indexed(marketplace, address)).toStrictEqual({ canonicalPath: undefined, robots: 'noindex' });
  });

  it.each([
    ['the page of a path that nothing takes', '/nowhere'],
    ['a page of the business that the browser remembers', '/booking'],
    ['a search for what is no postcode', '/listing?search_by_postcode=cheap+pills'],
  ])('%s is not indexed: %s', (_what, address) => {
    expect(indexed(marketplace, address)).toStrictEqual({ canonicalPath: undefined, robots: 'noindex' });
  });
});
