import { routeNames } from '@storefront/contract';
import type { PublicBrand } from '@storefront/contract';

/** The public part of a marketplace brand with every route on; pass what a test is about. */
export function fakeBrand(overrides: Partial<PublicBrand> = {}): PublicBrand {
  return {
    id: 'plate-street',
    kind: 'marketplace',
    business: null,
    name: 'Plate Street',
    texts: {
      homeTitle: 'Tuck into a delicious takeaway today',
      homeText: 'Find the best restaurant near you.',
      metaTitle: 'Plate Street: takeaways near you',
      metaKeywords: 'takeaway, delivery, collection',
      metaDescription: 'Order from the restaurants around you.',
      footer: 'Good food from around the corner.',
    },
    logo: '/brand/plate-street/logo.svg',
    favicon: '/brand/plate-street/favicon.svg',
    paymentModes: ['cod', 'card'],
    guestCheckout: true,
    routes: [...routeNames],
    contact: { email: 'hello@plate-street.test', phone: '020 7946 0000', address: '1 Plate Street, London' },
    legalPages: [
      { slug: 'terms-and-condition', title: 'Terms and conditions' },
      { slug: 'privacy-policy', title: 'Privacy policy' },
    ],
    ...overrides,
  };
}
