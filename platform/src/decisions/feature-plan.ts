import type { Brand, ReleaseManifest } from '@storefront/contract';
import { findPartner } from '../registry/acceptance';
import type { Freeze, StableTurn } from '../registry/snapshot';
import { covers, stableHistory } from '../registry/stable-history';
import { releaseId } from '../releases/release-store';
import { audienceOf } from './audience';
import type { Audience } from './audience';
import { chooseCandidate } from './candidate';
import type { Candidate, Choice } from './candidate';
import { countUpTo } from './count-up-to';
import { keptVersion } from './kept-version';
import type { RegistryIndex } from './registry-index';
import { idOf } from './release-fit';

/** The fields of a brand that its decisions depend on. */
export type DecidingBrand = Pick<Brand, 'id' | 'remotes' | 'pins'>;

/** The fields of a rollout that a decision needs. */
interface RolloutPlan {
  readonly id: string;
  readonly salt: string;
  /** In ten-thousandths. */
  readonly share: number;
  /** Who gets the release whatever their bucket (ROL-10). */
  readonly audience: Audience | undefined;
  readonly release: ReleaseManifest;
  /** What visitors beyond the share get: the stable release, or the former one while a promoted rollout is watched (GRD-11). */
  readonly other: Candidate | undefined;
}

/** Everything about one feature on one brand that does not depend on the visitor. */
export interface FeaturePlan {
  readonly feature: string;
  /** The release's own name: `checkout`, or `partner/checkout`. */
  readonly name: string;
  readonly pin: Candidate | undefined;
  /** The rollout that decides here; undefined when a pin or a freeze excludes it. */
  readonly rollout: RolloutPlan | undefined;
  /** The release that is being rolled out and is not stable yet, whether or not visitors of this brand can get it. */
  readonly canary: ReleaseManifest | undefined;
  /** The current and former stable releases, best first. */
  readonly stable: readonly Candidate[];
  /** The reason when there is no candidate at all. */
  readonly nothing: string;
  /** The version that an earlier visit keeps; undefined when it follows every change. */
  kept(turn: number, canaries: readonly string[]): Candidate | undefined;
  /**
   * The choice of a visit without a preview or a failure, while nothing is being rolled out; `kept` is a version that the visit keeps.
   * It is made once for each shell.
   */
  usual(shell: ReleaseManifest | undefined, kept: Candidate | undefined): Choice | undefined;
}

// No visit falls back further than this.
const historyKept = 20;

/** Computes the part of a decision that does not depend on the visitor. `freeze` is given while it is in force. */
export function planFeature(
  index: RegistryIndex,
  brand: DecidingBrand,
  feature: string,
  freeze: Freeze | undefined,
  assetOrigin: string,
): FeaturePlan {
  const name = brand.remotes[feature] ?? feature;
  const version = index.pinOf(brand.id, feature, name) ?? brand.pins[feature];
  const pinned = version === undefined ? undefined : index.release(name, version);
  const rollout = index.rolloutOf(name, brand.id);
  const canary = rollout && index.release(name, rollout.version);

  const leftOut =
    rollout && canary && canary !== pinned ? `; rollout ${rollout.id} of ${idOf(canary)} leaves it out` : '';
  const missingPin =
    version !== undefined && pinned === undefined
      ? ` (${brand.id} pins ${releaseId({ name, version })}, which is not published)`
      : '';
  const isHeld = version !== undefined || freeze !== undefined;
  const unaccepted = unacceptedOf(index, brand.id, name);
  const becauseFirst =
    freeze === undefined
      ? `it is stable${missingPin}${isHeld ? leftOut : ''}${unaccepted}`
      : `${brand.id} is frozen until ${freeze.until}${missingPin}${leftOut}`;

  const turns = index.turnsOf(name);
  const history =
    freeze === undefined
      ? index.historyOf(name, brand.id)
      : stableHistory(
          turns.filter(({ id }) => id <= freeze.afterTurn),
          brand.id,
        ).filter((one) => index.isAccepted({ name, version: one }, brand.id));
  const releases = history
    .map((one) => index.release(name, one))
    .filter((release) => release !== undefined)
    .slice(0, historyKept);
  const stable = releases.map((release, index): Candidate => {
    const newer = releases[index - 1];
    if (newer !== undefined)
      return { release, step: 'stable', because: `it was stable before ${idOf(newer)}` };
    return { release, step: freeze === undefined ? 'stable' : 'freeze', because: becauseFirst };
  });

  const share = rollout?.steps[rollout.step]?.share;
  const isWatched = rollout?.state === 'watched';
  const other = isWatched ? stable[1] : stable[0];
  const isStillStable = stable[0]?.release === canary && other !== undefined;
  const isTaken = canary !== undefined && index.isAccepted({ name, version: canary.version }, brand.id);
  const decides =
    rollout && canary && share !== undefined && !isHeld && isTaken && (!isWatched || isStillStable);
  const pin = pinned && { release: pinned, step: 'pin' as const, because: `${brand.id} pins it${leftOut}` };
  const notStable = isWatched ? undefined : canary;
  return {
    feature,
    name,
    pin,
    rollout: decides
      ? {
          id: rollout.id,
          salt: rollout.salt,
          share,
          audience: audienceOf(rollout.audience),
          release: canary,
          other,
        }
      : undefined,
    canary: notStable,
    stable,
    nothing:
      freeze === undefined
        ? `${nothingStable(name)}${unaccepted}`
        : `no release of ${name} was stable before ${brand.id} was frozen`,
    // While a rollout runs only the bucket decides: kept versions would distort its shares.
    kept: isHeld || decides ? () => undefined : keptCandidateOf(brand.id, stable, turns),
    usual: usualChoices({ feature, pin, stable, canary: notStable, assetOrigin }),
  };
}

/** A feature of which this storefront gives no release to anybody. */
export function planWithoutRelease(feature: string): FeaturePlan {
  return {
    feature,
    name: feature,
    pin: undefined,
    rollout: undefined,
    canary: undefined,
    stable: [],
    nothing: nothingStable(feature),
    kept: () => undefined,
    usual: () => undefined,
  };
}

const noShell = {};

function usualChoices(
  input: Pick<FeaturePlan, 'feature' | 'pin' | 'stable' | 'canary'> & { readonly assetOrigin: string },
): FeaturePlan['usual'] {
  const { feature, pin, stable, canary, assetOrigin } = input;
  const byShell = new WeakMap<object, Map<string, Choice | undefined>>();
  return (shell, kept) => {
    const byVersion = byShell.get(shell ?? noShell) ?? new Map<string, Choice | undefined>();
    byShell.set(shell ?? noShell, byVersion);
    const version = kept?.release.version ?? '';
    if (!byVersion.has(version)) {
      const preferred = pin ?? kept;
      const candidates = preferred === undefined ? stable : [preferred, ...stable];
      byVersion.set(
        version,
        chooseCandidate({ feature, candidates, shell, failed: [], canary, assetOrigin }),
      );
    }
    return byVersion.get(version);
  };
}

const nothingStable = (name: string) => `no release of ${name} is stable`;

/** The newest release of a partner that the brand would get if it had accepted it (REL-14), for the reason in words. */
function unacceptedOf(index: RegistryIndex, brand: string, name: string): string {
  if (findPartner(name) === undefined) return '';
  const [newest] = stableHistory(index.turnsOf(name), brand);
  const version = [index.rolloutOf(name, brand)?.version, newest].find(
    (one) => one !== undefined && !index.isAccepted({ name, version: one }, brand),
  );
  return version === undefined ? '' : `; ${brand} has not accepted ${releaseId({ name, version })}`;
}

function keptCandidateOf(
  brand: string,
  stable: readonly Candidate[],
  turns: readonly StableTurn[],
): FeaturePlan['kept'] {
  const own = turns.filter(({ brands }) => covers(brands, brand));
  const latest = own.at(-1)?.id ?? 0;
  const byVersion = new Map(
    stable.map(({ release }): [string, Candidate] => [
      release.version,
      { release, step: 'kept', because: 'this visit began with it' },
    ]),
  );
  // Keyed by the number of turns: there are few, whatever turn a visit claims to have begun at.
  const known = new Map<number, string | undefined>();
  return (turn, canaries) => {
    const [present] = stable;
    if (present === undefined) return undefined;
    const name = present.release.feature;
    const canary = canaries.find(
      (id) => id.startsWith(`${name}@`) && byVersion.has(id.slice(name.length + 1)),
    );
    if (canary === undefined && turn >= latest) return undefined;
    let version = canary?.slice(name.length + 1);
    if (version === undefined) {
      const turnCount = countUpTo(own, turn);
      if (!known.has(turnCount)) known.set(turnCount, keptVersion(own, brand, turn));
      version = known.get(turnCount);
    }
    return version === undefined || version === present.release.version ? undefined : byVersion.get(version);
  };
}
