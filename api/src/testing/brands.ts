import type { Brand, Brands } from '../brands/brands';

/** A brand for tests with its one host. */
export interface TestBrand extends Brand {
  readonly host: string;
}

const colours = {
  accent: '#c4321c',
  onAccent: '#ffffff',
  ink: '#2a1a14',
  inkMuted: '#6b5850',
  ground: '#fdf9f5',
  surface: '#ffffff',
};
const night = {
  accent: '#f0715c',
  onAccent: '#1c1411',
  ink: '#f3ebe4',
  inkMuted: '#b9aaa2',
  ground: '#140f0d',
  surface: '#1d1714',
};
const defaults = {
  paymentModes: ['cod', 'card'],
  guestCheckout: true,
  legalPages: [
    { slug: 'terms-and-condition', title: 'Terms & Conditions' },
    { slug: 'privacy-policy', title: 'Privacy Policy' },
  ],
} as const satisfies Partial<Brand>;

/** The brand of a test's calls by default. */
export const market: TestBrand = {
  ...defaults,
  contactEmail: 'hello@market.example',
  messages: { sender: 'Market Eats', logo: '', colours, night },
  id: 'market',
  name: 'Market Eats',
  origin: 'http://brand.test',
  host: 'localhost',
};

/** A second brand with the same businesses. */
export const partner: TestBrand = {
  ...defaults,
  contactEmail: 'hello@partner.example',
  messages: {
    sender: 'Partner Plates & Co',
    logo: 'https://partner.test/brand/mail.png',
    colours: { ...colours, accent: '#0a6858' },
    night,
  },
  id: 'partner',
  name: 'Partner Plates',
  origin: 'https://partner.test',
  host: 'partner.test',
};

/** Headers of a call that a page of the brand makes. */
export function fromPageOf({ origin }: Brand) {
  return { origin };
}

/** A fixed set of brands. An origin belongs to a brand by its host alone, as on the platform. */
export function fixedBrands(brands: readonly TestBrand[] = [market, partner]): Brands {
  return {
    all: () => brands,
    ofId: (id) => brands.find((brand) => brand.id === id),
    ofOrigin: (origin) => brands.find((brand) => hostOf(brand.origin) === hostOf(origin)),
    ofHost: (host) => brands.find((brand) => brand.host === host),
  };
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : origin);
