import { totalOf, withoutFirstVotes } from './counts';
import type { GuardCell, VoteCounts } from './counts';
import { evidenceOf, withoutOneFailure } from './evidence';
import type { BrandTally, Evidence } from './evidence';
import { wholeShare } from './mixture';
import { abortThreshold, doubt, falseHoldRate, shareFactors, signalTests } from './signals';
import type { Signal } from './signals';
import {
  compareInWords,
  fewNetworksInWords,
  moreOften,
  numberInWords,
  sharesInWords,
  timeInWords,
} from './words';

/** A running rollout as the guard sees it. `canary` and `stable` are releases, such as `checkout@2.1.0`. */
export interface GuardedRollout {
  readonly canary: string;
  readonly stable: string;
  /** The brands of the rollout when it began. */
  readonly brands: readonly string[];
  /** The signals that the guard watches. */
  readonly watched: readonly Signal[];
  /**
   * The counts at the time when a person last resumed the rollout that the guard had held. The evidence that holds a rollout restarts
   * from there; the evidence that aborts it does not.
   */
  readonly accepted?: readonly GuardCell[];
}

/** The current step of a rollout: its requirements, and for how long it has been running (without pauses). */
export interface GuardedStep {
  readonly share: number;
  readonly minimumMinutes: number;
  /** Page loads of the canary at this share. */
  readonly minimumPageLoads: number;
  readonly minutes: number;
}

export interface FailVerdict {
  readonly kind: 'fail';
  /** Null when a number of an outside source failed it. */
  readonly signal: Signal | null;
  readonly reason: string;
}

/** The guard's verdict on a rollout (GRD-2), with its reason in words. */
export type Verdict =
  | FailVerdict
  | { readonly kind: 'pass'; readonly reason: string }
  | {
      readonly kind: 'inconclusive';
      /**
       * `shares`: the observed shares differ from the requested ones beyond chance (GRD-5). `networks`: visitors on too few networks
       * report that the canary is worse (GRD-12). `ill`: stable itself fails, or the platform stands still (GRD-9). `numbers`: an outside
       * source does not answer, or its number missed its condition last (GRD-10).
       */
      readonly cause: 'ill' | 'shares' | 'networks' | 'numbers' | 'too-early' | 'too-few' | 'doubt';
      readonly reason: string;
    };

/** Who is counted once: each visitor, or each network (GRD-12). */
type Counted = 'visitors' | 'networks';

const firstVotes = (counted: Counted, votes: VoteCounts) =>
  counted === 'visitors'
    ? { trials: votes.firstTrials, hits: votes.firstHits }
    : { trials: votes.networkTrials, hits: votes.networkHits };

/**
 * The first hits of a signal, to be compared with the requested share. It is exact, because a visitor's bucket depends on nothing else. But
 * a canary that leads more people to a checkout also has more unfinished checkouts, and is not worse for it; and one that leads fewer
 * people to a page has fewer visits that reach the goal of that page. So the share of the trials that was observed counts instead, where
 * that makes the evidence smaller; since it never makes it larger, the false abort rate holds.
 *
 * Of a goal, the visitors of the canary are compared with the networks of stable: nobody can take hits away from the canary, and one
 * network adds only one to stable (GRD-12).
 */
export function hitTally({ signal, brand, share, ...arms }: GuardCell, counted: Counted): BrandTally {
  const isGoal = signalTests[signal].isWorseWith === 'fewer';
  const canary = firstVotes(isGoal ? 'visitors' : counted, arms.canary);
  const stable = firstVotes(counted, arms.stable);
  const stableTrials = isGoal ? arms.stable.firstTrials : stable.trials;
  const seen = (canary.trials / (canary.trials + stableTrials)) * wholeShare;
  const isSmaller = isGoal ? seen < share : seen > share;
  return {
    brand,
    share: share > 0 && share < wholeShare && isSmaller ? seen : share,
    canary: canary.hits,
    stable: stable.hits,
  };
}

/** The evidence that the canary is worse in one signal. */
function signalEvidence(
  cells: readonly GuardCell[],
  { brands }: GuardedRollout,
  signal: Signal,
  counted: Counted,
): Evidence {
  const tallies = cells.filter((cell) => cell.signal === signal).map((cell) => hitTally(cell, counted));
  const { mixture, isWorseWith } = signalTests[signal];
  return isWorseWith === 'more'
    ? evidenceOf(tallies, mixture, brands, withoutOneFailure)
    : evidenceOf(tallies, mixture, brands);
}

/** The evidence that the canary does not get the requested share of the visitors. */
function shareEvidence(cells: readonly GuardCell[], { brands }: GuardedRollout): Evidence {
  const tallies = cells.map(({ brand, share, canary, stable }) => ({
    brand,
    share,
    canary: canary.firstTrials,
    stable: stable.firstTrials,
  }));
  return evidenceOf(tallies, shareFactors, brands);
}

const onBrand = (cells: readonly GuardCell[], brand: string | undefined) =>
  brand === undefined ? cells : cells.filter((cell) => cell.brand === brand);

/**
 * The verdict on the counts so far. A failing canary is reported at once, whatever the step requires; passing takes the step's
 * minimum time and page loads, and no doubtful signal.
 */
export function judge(rollout: GuardedRollout, step: GuardedStep, cells: readonly GuardCell[]): Verdict {
  const sinceAccepted = withoutFirstVotes(cells, rollout.accepted ?? []);
  const findings = rollout.watched.map((signal) => ({
    signal,
    threshold: abortThreshold(signal, rollout.watched),
    networks: signalEvidence(cells, rollout, signal, 'networks'),
    visitors: signalEvidence(sinceAccepted, rollout, signal, 'visitors'),
    cells: cells.filter((cell) => cell.signal === signal),
  }));
  const compared = ({ signal, cells: own }: (typeof findings)[number], { brand }: Evidence) =>
    moreOften(rollout, signal, onBrand(own, brand), brand);

  const failed = findings.find(({ networks, threshold }) => networks.log >= threshold);
  if (failed !== undefined)
    return { kind: 'fail', signal: failed.signal, reason: compared(failed, failed.networks) };

  const local = findings.find(({ visitors, threshold }) => visitors.log >= threshold);
  if (local !== undefined) {
    const reason = fewNetworksInWords(local.signal, local.cells, compared(local, local.visitors));
    return { kind: 'inconclusive', cause: 'networks', reason };
  }

  const pageLoads = cells.filter(({ signal }) => signal === 'failure');
  const newPageLoads = sinceAccepted.filter(({ signal }) => signal === 'failure');
  const shares = shareEvidence(newPageLoads, rollout);
  if (shares.log >= -Math.log(falseHoldRate)) {
    const reason = sharesInWords(rollout, onBrand(newPageLoads, shares.brand), shares.brand);
    return { kind: 'inconclusive', cause: 'shares', reason };
  }

  const { minutes, minimumMinutes, minimumPageLoads, share } = step;
  if (minutes < minimumMinutes) {
    const reason = `too early: ${timeInWords(minutes, minimumMinutes)} of this step are over`;
    return { kind: 'inconclusive', cause: 'too-early', reason };
  }
  const seen = totalOf(
    pageLoads.filter((cell) => cell.share === share),
    'canary',
  ).trials;
  if (seen < minimumPageLoads) {
    const reason = `too few page loads: ${numberInWords(seen)} of the ${numberInWords(minimumPageLoads)} of ${rollout.canary} that this step asks for`;
    return { kind: 'inconclusive', cause: 'too-few', reason };
  }
  if (totalOf(pageLoads, 'stable').trials === 0) {
    const reason = `nothing to compare with: no page load of ${rollout.stable} was seen`;
    return { kind: 'inconclusive', cause: 'too-few', reason };
  }

  for (const finding of findings) {
    const { networks, visitors } = finding;
    const strongest = networks.log > visitors.log ? networks : visitors;
    if (strongest.log >= doubt) {
      const reason = `not certain yet: ${compared(finding, strongest)}`;
      return { kind: 'inconclusive', cause: 'doubt', reason };
    }
  }
  return { kind: 'pass', reason: compareInWords(rollout, findings) };
}
