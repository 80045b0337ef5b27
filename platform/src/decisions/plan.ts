import { LRUCache } from 'lru-cache';
import type { RegistrySnapshot } from '../registry/snapshot';
import type { PartialDecisions } from './decided';
import { planFeature } from './feature-plan';
import type { DecidingBrand, FeaturePlan } from './feature-plan';
import { indexRegistry } from './registry-index';
import type { RegistryIndex } from './registry-index';

/** The prepared decisions of a brand at a moment: its features, and the decisions that are the same for all visitors. */
export interface Ready {
  readonly shell: FeaturePlan;
  readonly remotes: readonly FeaturePlan[];
  /** The remotes that are being rolled out on this brand, and all others. */
  readonly rolledOut: readonly FeaturePlan[];
  readonly steady: readonly FeaturePlan[];
  /** The decisions on the steady remotes, by the shell of a visit and the turn that it began at; `decide` fills it. */
  readonly common: LRUCache<string, PartialDecisions>;
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

// A visit lasts up to half a day; of those that began before more changes than this, the ones seen least recently are decided again.
const commonKept = 50;

/** The plans that brands of one snapshot have in common, so that the first page of each of ten thousand costs little more than the next (G29). */
export class SharedPlans {
  readonly index: RegistryIndex;
  readonly #features = new Map<string, FeaturePlan>();
  readonly #ready = new Map<string, Ready>();

  constructor(
    snapshot: RegistrySnapshot,
    readonly assetOrigin: string,
  ) {
    this.index = indexRegistry(snapshot);
  }

  /** What every brand gets of a feature on which none of its own settings bears. */
  feature(feature: string, brand: DecidingBrand): FeaturePlan {
    const plan =
      this.#features.get(feature) ?? planFeature(this.index, brand, feature, undefined, this.assetOrigin);
    this.#features.set(feature, plan);
    return plan;
  }

  ready(shell: FeaturePlan, remotes: readonly FeaturePlan[]): Ready {
    const all = [shell, ...remotes];
    const isShared = all.every((plan) => this.#features.get(plan.feature) === plan);
    if (!isShared) return toReady(shell, remotes);
    const names = all.map(({ feature }) => feature).join(' ');
    const ready = this.#ready.get(names) ?? toReady(shell, remotes);
    this.#ready.set(names, ready);
    return ready;
  }
}

function toReady(shell: FeaturePlan, remotes: readonly FeaturePlan[]): Ready {
  return {
    shell,
    remotes,
    rolledOut: remotes.filter(({ rollout }) => rollout !== undefined),
    steady: remotes.filter(({ rollout }) => rollout === undefined),
    common: new LRUCache({ max: commonKept }),
  };
}

/** The plan of a brand. It does not read the snapshot again after the first decision. */
export function planFor(brand: DecidingBrand, shared: SharedPlans): Plan {
  const { index, assetOrigin } = shared;
  const freeze = index.freezeOf(brand.id);
  const frozenUntil = freeze === undefined ? -Infinity : Date.parse(freeze.until);
  const features = [...new Set([...index.features, ...Object.keys(brand.remotes)])]
    .filter((feature) => feature !== 'shell')
    .sort();

  const prepare = (isFrozen: boolean): Ready => {
    const plan = (feature: string) =>
      isFrozen || isOwn(index, brand, feature)
        ? planFeature(index, brand, feature, isFrozen ? freeze : undefined, assetOrigin)
        : shared.feature(feature, brand);
    return shared.ready(plan('shell'), features.map(plan));
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
