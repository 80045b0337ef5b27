import type { ReleaseManifest } from '@storefront/contract';
import type { RegistrySnapshot } from '../registry/snapshot';
import { type Candidate, type Choice, choose } from './candidate';
import { type DecidingBrand, type FeaturePlan, planFeature } from './feature-plan';
import { indexOf } from './registry-index';

/** What is ready for the visitors of a brand at a moment: its features, and the choices that are the same for all. */
export interface Ready {
  readonly shell: FeaturePlan;
  readonly remotes: readonly FeaturePlan[];
  /** The remotes that something is being rolled out of on this brand, and all others. */
  readonly rolledOut: readonly FeaturePlan[];
  readonly steady: readonly FeaturePlan[];
  /** What most visits get of a feature that nothing is rolled out of; `kept` is a version that a visit keeps (RES-8). */
  usual(
    plan: FeaturePlan,
    shell: ReleaseManifest | undefined,
    kept: Candidate | undefined,
  ): Choice | undefined;
}

/** All that is worked out for a brand once, so that a visitor's decision only picks (RES-9). */
export interface Plan {
  readonly brand: DecidingBrand;
  /** The turn at which a visit that begins now begins. */
  readonly latestTurn: number;
  /** The last turn, of any feature, that had been taken when the one with this id was; 0 before the first. */
  turnUpTo(id: number): number;
  /** `''` is the brand's own origin. */
  readonly assetOrigin: string;
  /** `now` is milliseconds since 1970: a freeze ends by itself. */
  at(now: number): Ready;
}

/** The plan of a brand over one snapshot. Nothing of the snapshot is read again once a visitor has been decided for. */
export function planFor(snapshot: RegistrySnapshot, brand: DecidingBrand, assetOrigin: string): Plan {
  const index = indexOf(snapshot);
  const freeze = index.freezeOf(brand.id);
  const frozenUntil = freeze === undefined ? -Infinity : Date.parse(freeze.until);
  const features = [...new Set([...index.features, ...Object.keys(brand.remotes)])]
    .filter((feature) => feature !== 'shell')
    .sort();

  const prepare = (isFrozen: boolean): Ready => {
    const plan = (feature: string) => planFeature(index, brand, feature, isFrozen ? freeze : undefined);
    const remotes = features.map(plan);
    return {
      shell: plan('shell'),
      remotes,
      rolledOut: remotes.filter(({ rollout }) => rollout !== undefined),
      steady: remotes.filter(({ rollout }) => rollout === undefined),
      usual: usualChoices(assetOrigin),
    };
  };
  let frozen: Ready | undefined;
  let open: Ready | undefined;
  return {
    brand,
    latestTurn: index.latestTurn,
    turnUpTo: index.turnUpTo,
    assetOrigin,
    at: (now) => (now < frozenUntil ? (frozen ??= prepare(true)) : (open ??= prepare(false))),
  };
}

function usualChoices(assetOrigin: string): Ready['usual'] {
  const noShell = {};
  const byShell = new WeakMap<object, Map<string, Choice | undefined>>();
  return (plan, shell, kept) => {
    const ofShell = byShell.get(shell ?? noShell) ?? new Map<string, Choice | undefined>();
    byShell.set(shell ?? noShell, ofShell);
    const key = `${plan.feature} ${kept?.release.version ?? ''}`;
    if (!ofShell.has(key)) {
      const { feature, pin, canary, stable } = plan;
      const leading = pin ?? kept;
      const candidates = leading === undefined ? stable : [leading, ...stable];
      ofShell.set(key, choose({ feature, candidates, shell, failed: [], canary, assetOrigin }));
    }
    return ofShell.get(key);
  };
}
