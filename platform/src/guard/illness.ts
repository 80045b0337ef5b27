import type { Verdict } from './judge';
import { numberInWords } from './words';

/** Page loads of stable, and those among them in which it failed. */
interface SeenOfStable {
  readonly pageLoads: number;
  readonly failures: number;
}

/** What the guard has seen lately beside the comparison: of stable, and of the platform itself. */
export interface LatelySeen {
  /** In the last ten minutes. */
  readonly recent: SeenOfStable;
  /** In the day before these. */
  readonly dayBefore: SeenOfStable;
  /** How often servers stood still for a second or longer in the last ten minutes. */
  readonly pauses: number;
}

export const recentMinutes = 10;

/** Stable is ill when it fails so many times as often as on the day before; a rate below 1 % is taken for 1 %. */
const illFactor = 5;
const minRate = 0.01;
/** Fewer failures than this may be one or two visitors' bad luck. */
const minFailures = 5;

/** So often servers may stand still in that time before a step has to wait. */
const pausesAllowed = 5;

/**
 * The verdict as long as stable and the platform are well (GRD-9). While stable itself fails far more often than on the day before, nothing
 * passes and nothing is aborted: what both arms meet says little about the canary. While servers stand still nothing passes; a canary that
 * fails is aborted nevertheless, because no failure of a server counts for it (GRD-8).
 */
export function verdictInHealth(verdict: Verdict, stable: string, seen: LatelySeen): Verdict {
  const illness = stableIllness(stable, seen);
  if (illness !== undefined) return waiting(`nothing is decided while ${illness}`);
  if (verdict.kind === 'pass' && seen.pauses > pausesAllowed)
    return waiting(
      `no step is passed while servers stand still: ${seen.pauses} times in the last ${recentMinutes} minutes`,
    );
  return verdict;
}

function stableIllness(stable: string, { recent, dayBefore }: LatelySeen): string | undefined {
  const usualRate = Math.max(minRate, dayBefore.failures / Math.max(1, dayBefore.pageLoads));
  const isIll = recent.failures >= minFailures && recent.failures > illFactor * usualRate * recent.pageLoads;
  if (!isIll) return undefined;
  const counted = `${numberInWords(recent.failures)} of ${numberInWords(recent.pageLoads)} page loads`;
  return `${stable} itself fails in ${counted} of the last ${recentMinutes} minutes, far more often than on the day before`;
}

const waiting = (reason: string): Verdict => ({ kind: 'inconclusive', cause: 'ill', reason });
