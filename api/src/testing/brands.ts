import type { Brand, Brands } from '../brands/brands';

/** A brand of tests with the one host that it is served under. */
export interface TestBrand extends Brand {
  readonly host: string;
}

/** The brand that a test's calls reach unless they say otherwise. */
export const market: TestBrand = {
  id: 'market',
  name: 'Market Eats',
  origin: 'http://brand.test',
  host: 'localhost',
};

/** A second brand, which sells the same businesses. */
export const partner: TestBrand = {
  id: 'partner',
  name: 'Partner Plates',
  origin: 'https://partner.test',
  host: 'partner.test',
};

/** Headers of a call that a page of the brand makes. */
export const fromPageOf = ({ origin }: Brand) => ({ origin });

/** These brands, unchanging. An origin is a brand's by its host alone, as on the platform. */
export function fixedBrands(brands: readonly TestBrand[] = [market, partner]): Brands {
  return {
    all: () => brands,
    ofId: (id) => brands.find((brand) => brand.id === id),
    ofOrigin: (origin) => brands.find((brand) => hostOf(brand.origin) === hostOf(origin)),
    ofHost: (host) => brands.find((brand) => brand.host === host),
  };
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : origin);
