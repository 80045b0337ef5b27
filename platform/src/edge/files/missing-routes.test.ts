import { exposesNeededOf } from '@storefront/contract';
import { aBrand } from '../../testing/brands';
import { missingRoutes } from './missing-routes';

const features = ['listing', 'ordering', 'booking', 'checkout', 'verification'];
const releaseOf = (name: string, exposes: readonly string[] = exposesNeededOf(name)) => ({
  name,
  version: '1.0.0',
  exposes: Object.fromEntries(exposes.map((expose) => [expose, { js: [], css: [] }])),
});
const all = Object.fromEntries(features.map((name) => [name, releaseOf(name)]));

describe('routes without a release', () => {
  it('do not exist when every remote of the specification has a release', () => {
    expect(missingRoutes(aBrand(), all)).toStrictEqual([]);
  });

  it('[REL-12/missing] are named with the feature that is missing, or the module that its release lacks', () => {
    const { verification: _removed, ...others } = all;
    const checkout = releaseOf('checkout', ['./pages/checkout']);
    expect(missingRoutes(aBrand(), { ...others, checkout })).toStrictEqual([
      'market has no release of verification: /order/checkout-otp/:okey cannot be shown.',
      'checkout@1.0.0 on market does not expose ./pages/order-complete: /order-complete cannot be shown.',
    ]);
  });

  it('[REL-12/missing] are reported only for brands that have the route', () => {
    const { listing: _removed, ...others } = all;
    const single = aBrand({ kind: 'single-business', business: { slug: 'saffron-yard', id: 'b-1' } });
    expect(missingRoutes(single, others)).toStrictEqual([]);
    expect(missingRoutes(aBrand({ routes: ['checkout'] }), others)).toStrictEqual([]);
    expect(missingRoutes(aBrand(), others)).toStrictEqual([
      'market has no release of listing: /, /home, /home/*, /listing cannot be shown.',
    ]);
  });
});
