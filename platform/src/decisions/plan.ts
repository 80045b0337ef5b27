import type { ReleaseManifest } from '@storefront/contract';
import type { RegistrySnapshot } from '../registry/snapshot';
import { chooseCandidate } from './candidate';
import type { Candidate, Choice } from './candidate';
import { planFeature } from './feature-plan';
import type { DecidingBrand, FeaturePlan } from './feature-plan';
import { indexOf } from './registry-index';
import type { RegistryIndex } from './registry-index';

/** The prepared decisions of a brand at a moment: its features, and the choices that are the same for all visitors. */
export interface Ready {
  readonly shell: FeaturePlan;
  readonly remotes: readonly FeaturePlan[];
  /** The remotes that are being rolled out on this brand, and all others. */
  readonly rolledOut: readonly FeaturePlan[];
  readonly steady: readonly FeaturePlan[];
  /** The choice that most visits get for a feature that is not being rolled out; `kept` is a version that a visit keeps (RES-8). */
  usual(
    plan: FeaturePlan,
    shell: ReleaseManifest | undefined,
    kept: Candidate | undefined,
  ): Choice | undefined;
}

/** Everything that is computed once for a brand, so that a visitor's decision is only a selection (RES-9). */
export interface Plan {
  readonly brand: DecidingBrand;
  /** The turn of a visit that begins now. */
  readonly latestTurn: number;
  /** The last turn, of any feature, that does not exceed this id; 0 before the first. */
  turnUpTo(id: number): number;
  /** `''` means the brand's own origin. */
  readonly assetOrigin: string;
  /** `now` is milliseconds since 1970: a freeze ends by itself. */
  at(now: number): Ready;
}

/** The plan of a brand for one snapshot. It does not read the snapshot again after the first decision. */
export function planFor(snapshot: RegistrySnapshot, brand: DecidingBrand, assetOrigin: string): Plan {
  const index = indexOf(snapshot);
  const freeze = index.freezeOf(brand.id);
  const frozenUntil = freeze === undefined ? -Infinity : Date.parse(freeze.until);
  const features = [...new Set([...index.features, ...Object.keys(brand.remotes)])]
    .filter((feature) => feature !== 'shell')
    .sort();

  const shared = sharedPlansOf(index);
  const prepare = (isFrozen: boolean): Ready => {
    const plan = (feature: string) =>
      isFrozen || isOwn(index, brand, feature)
        ? planFeature(index, brand, feature, isFrozen ? freeze : undefined)
        : shared.plan(feature, () => planFeature(index, brand, feature, undefined));
    return shared.ready(plan('shell'), features.map(plan), assetOrigin);
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

/** Whether a feature on this brand may differ from the same feature on brands that no turn, pin or rollout names. */
function isOwn(index: RegistryIndex, { id, remotes, pins }: DecidingBrand, feature: string): boolean {
  return (
    remotes[feature] !== undefined ||
    pins[feature] !== undefined ||
    index.pinOf(id, feature, feature) !== undefined ||
    index.isNamed(feature, id)
  );
}

interface SharedPlans {
  plan(feature: string, make: () => FeaturePlan): FeaturePlan;
  ready(shell: FeaturePlan, remotes: readonly FeaturePlan[], assetOrigin: string): Ready;
}

const sharedByIndex = new WeakMap<RegistryIndex, SharedPlans>();

/** The plans that brands have in common, so that the first page of each of ten thousand costs little more than the next (G29). */
function sharedPlansOf(index: RegistryIndex): SharedPlans {
  const known = sharedByIndex.get(index);
  if (known !== undefined) return known;
  const plans = new Map<string, FeaturePlan>();
  const numbers = new WeakMap<FeaturePlan, number>();
  let lastNumber = 0;
  const numberOf = (plan: FeaturePlan) => {
    const number = numbers.get(plan) ?? (lastNumber += 1);
    numbers.set(plan, number);
    return number;
  };
  const readyPlans = new Map<string, Ready>();
  const defaultByOrigin = new Map<string, Ready['usual']>();
  const sharedPlans: SharedPlans = {
    plan(feature, make) {
      const plan = plans.get(feature) ?? make();
      plans.set(feature, plan);
      return plan;
    },
    ready(shell, remotes, assetOrigin) {
      const isShared = [shell, ...remotes].every((plan) => plans.get(plan.feature) === plan);
      const key = `${assetOrigin} ${[shell, ...remotes].map(numberOf).join(' ')}`;
      const cached = isShared ? readyPlans.get(key) : undefined;
      if (cached !== undefined) return cached;
      const usual = defaultByOrigin.get(assetOrigin) ?? defaultChoices(assetOrigin);
      defaultByOrigin.set(assetOrigin, usual);
      const ready = {
        shell,
        remotes,
        usual,
        rolledOut: remotes.filter(({ rollout }) => rollout !== undefined),
        steady: remotes.filter(({ rollout }) => rollout === undefined),
      };
      if (isShared) readyPlans.set(key, ready);
      return ready;
    },
  };
  sharedByIndex.set(index, sharedPlans);
  return sharedPlans;
}

function defaultChoices(assetOrigin: string): Ready['usual'] {
  const noShell = {};
  const byPlan = new WeakMap<FeaturePlan, WeakMap<object, Map<string, Choice | undefined>>>();
  return (plan, shell, kept) => {
    const ofPlan = byPlan.get(plan) ?? new WeakMap<object, Map<string, Choice | undefined>>();
    byPlan.set(plan, ofPlan);
    const ofShell = ofPlan.get(shell ?? noShell) ?? new Map<string, Choice | undefined>();
    ofPlan.set(shell ?? noShell, ofShell);
    const key = kept?.release.version ?? '';
    if (!ofShell.has(key)) {
      const { feature, pin, canary, stable } = plan;
      const preferred = pin ?? kept;
      const candidates = preferred === undefined ? stable : [preferred, ...stable];
      ofShell.set(key, chooseCandidate({ feature, candidates, shell, failed: [], canary, assetOrigin }));
    }
    return ofShell.get(key);
  };
}
