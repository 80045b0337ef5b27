import type { BrandBook, ServedBrand } from '../brands/brand-book';
import type { Pin, ReleaseSnapshot } from '../releases/release-catalogue';
import { type Decided, decide } from './decide';

/** What is decided for every brand, worked out once for each and again only when brands or releases have changed. */
export interface DecisionBook {
  of(served: ServedBrand): Decided;
}

/** Decisions over one moment's releases; a page load costs a look-up (RES-9). */
export const decisionBook = (releases: ReleaseSnapshot, assetOrigin: string): DecisionBook => {
  const decided = new WeakMap<ServedBrand, Decided>();
  return {
    of(served) {
      const known = decided.get(served);
      if (known !== undefined) return known;
      const made = decide(served.brand, releases, assetOrigin);
      decided.set(served, made);
      return made;
    },
  };
};

/** The releases that the brands pin, each once. */
export const pinsOf = (brands: BrandBook): Pin[] => {
  const pins = new Map<string, Pin>();
  for (const { brand } of brands.brands) {
    for (const [feature, version] of Object.entries(brand.pins)) {
      const name = brand.remotes[feature] ?? feature;
      pins.set(`${name}@${version}`, { name, version });
    }
  }
  return [...pins.values()];
};
