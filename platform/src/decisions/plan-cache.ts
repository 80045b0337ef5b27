import type { BrandIndex, ServedBrand } from '../brands/brand-folder';
import type { RegistrySnapshot } from '../registry/snapshot';
import type { ReleaseId } from '../releases/release-store';
import { planFor, SharedPlans } from './plan';
import type { Plan } from './plan';

/** The plans of the brands for one snapshot, each made for its first visitor. */
export interface PlanCache {
  of(served: ServedBrand): Plan;
}

/** Each snapshot has a cache of its own, and a changed brand is another key, so no plan goes stale. */
export function createPlanCache(snapshot: RegistrySnapshot, assetOrigin: string): PlanCache {
  const shared = new SharedPlans(snapshot, assetOrigin);
  const plans = new WeakMap<ServedBrand, Plan>();
  return {
    of(served) {
      const known = plans.get(served);
      if (known !== undefined) return known;
      const plan = planFor(served.brand, shared);
      plans.set(served, plan);
      return plan;
    },
  };
}

/** The releases that the brand files pin, each once. */
export function pinsOf(brands: BrandIndex): ReleaseId[] {
  const pins = new Map<string, ReleaseId>();
  for (const { brand } of brands.brands) {
    for (const [feature, version] of Object.entries(brand.pins)) {
      const name = brand.remotes[feature] ?? feature;
      pins.set(`${name}@${version}`, { name, version });
    }
  }
  return [...pins.values()];
}
