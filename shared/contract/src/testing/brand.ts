import type { Brand } from '../brand';
import { routeNames } from '../routes/names';

/** A marketplace with every route switched on. */
export const aMarketplace: Brand = {
  id: 'marketplace',
  hosts: ['localhost'],
  kind: 'marketplace',
  business: null,
  name: 'Tuckin',
  texts: {
    homeTitle: 'Tuck into a delicious takeaway today',
    homeText: 'Find the best restaurant near you.',
    metaTitle: 'Takeaways near you',
    metaKeywords: 'takeaway, delivery',
    metaDescription: 'Order from the restaurants around you.',
    footer: 'Good food, near you.',
  },
  tokens: { accent: '#c4321c' },
  logo: '/brand/logo.svg',
  favicon: '/brand/favicon.svg',
  messages: { sender: 'Tuckin', logo: '' },
  apiOrigin: '',
  paymentModes: ['cod', 'card'],
  guestCheckout: true,
  routes: [...routeNames],
  remotes: {},
  pins: {},
  contact: { email: 'hello@tuckin.example', phone: '02079460000', address: '1 High Street\nLondon' },
  legalPages: [{ slug: 'terms-and-condition', title: 'Terms and conditions' }],
};

/** A site fixed to one business. */
export const aSingleBusiness: Brand = {
  ...aMarketplace,
  id: 'saffron-yard',
  hosts: ['saffron-yard.localhost'],
  kind: 'single-business',
  business: { slug: 'saffron-yard', id: 'b-101' },
};
