import type { BrandBook, ServedBrand } from '../brands/brand-book';
import type { RegistrySnapshot } from '../registry/snapshot';
import type { ReleaseId } from '../releases/release-store';
import { planFor } from './plan';
import type { Plan } from './plan';

/** The plans of the brands for one snapshot, each made for its first visitor. */
export interface PlanBook {
  of(served: ServedBrand): Plan;
}

/** Each snapshot has a book of its own, and a changed brand is another key, so no plan goes stale. */
export function planBook(snapshot: RegistrySnapshot, assetOrigin: string): PlanBook {
  const plans = new WeakMap<ServedBrand, Plan>();
  return {
    of(served) {
      const known = plans.get(served);
      if (known !== undefined) return known;
      const made = planFor(snapshot, served.brand, assetOrigin);
      plans.set(served, made);
      return made;
    },
  };
}

/** The releases that the brand files pin, each once. */
export function pinsOf(brands: BrandBook): ReleaseId[] {
  const pins = new Map<string, ReleaseId>();
  for (const { brand } of brands.brands) {
    for (const [feature, version] of Object.entries(brand.pins)) {
      const name = brand.remotes[feature] ?? feature;
      pins.set(`${name}@${version}`, { name, version });
    }
  }
  return [...pins.values()];
}
