import type { RegistryAnswer } from '@storefront/contract';
import { faultSentence } from '../brands/brand-fault';
import type { BrandIndex, ServedBrand } from '../brands/brand-folder';
import { decide } from '../decisions/decide';
import { createPlanCache } from '../decisions/plan-cache';
import type { PlanCache } from '../decisions/plan-cache';
import { indexRegistry } from '../decisions/registry-index';
import { anonymousVisitAt } from '../decisions/visit';
import type { RegistrySnapshot } from '../registry/snapshot';
import { releaseId } from '../releases/release-store';

type Overview = RegistryAnswer<'overview'>;
type OverviewBrand = Overview['brands'][number];
type OverviewCell = OverviewBrand['cells'][number];

/** What every brand has of every feature (CON-1), computed from the plans that also decide for visitors. `now` is in milliseconds. */
export function presentOverview(
  { brands, faults }: Pick<BrandIndex, 'brands' | 'faults'>,
  snapshot: RegistrySnapshot,
  now: number,
): Overview {
  const plans = createPlanCache(snapshot, '');
  return {
    brands: brands.map((served) => overviewOfBrand(served, snapshot, plans, now)),
    faults: faults.map(faultSentence),
  };
}

function overviewOfBrand(
  served: ServedBrand,
  snapshot: RegistrySnapshot,
  plans: PlanCache,
  now: number,
): OverviewBrand {
  const { brand } = served;
  const index = indexRegistry(snapshot);
  const { decisions, undecided } = decide(plans.of(served), anonymousVisitAt(now));
  const freeze = index.freezeOf(brand.id);
  const isFrozen = freeze !== undefined && Date.parse(freeze.until) > now;

  const cellOf = (feature: string): OverviewCell => {
    const name = brand.remotes[feature] ?? feature;
    const decision = decisions[feature];
    const [stable, formerStable] = index.historyOf(name, brand.id);
    const rollout = index.rolloutOf(name, brand.id);
    const byRegistry = index.pinOf(brand.id, feature, name);
    const pinned = byRegistry ?? brand.pins[feature];
    return {
      feature,
      name,
      release: decision === undefined ? null : releaseId(decision),
      stable: stable === undefined ? null : releaseId({ name, version: stable }),
      reason: decision?.reason.text ?? undecided[feature] ?? '',
      lastGood: decision?.lastGood.map(releaseId) ?? [],
      canRollBack: formerStable !== undefined,
      ...(rollout !== undefined && {
        canary: {
          rollout: rollout.id,
          release: releaseId(rollout),
          share: rollout.steps[rollout.step]?.share ?? 0,
          state: rollout.state,
          leftOut: pinned !== undefined || isFrozen,
        },
      }),
      ...(pinned !== undefined && {
        pin: {
          release: releaseId({ name, version: pinned }),
          by: byRegistry === undefined ? 'brand file' : 'registry',
        },
      }),
    };
  };

  return {
    id: brand.id,
    name: brand.name,
    kind: brand.kind,
    hosts: brand.hosts,
    ...(isFrozen && { frozenUntil: freeze.until }),
    cells: [...Object.keys(decisions), ...Object.keys(undecided)].sort().map(cellOf),
  };
}
