import type { GuardCell, VoteCounts } from '../counts';
import type { GuardedRollout, GuardedStep } from '../judge';
import { signals } from '../signals';
import type { Signal } from '../signals';

/** A rollout at a share of a tenth, which watches every signal. */
export const rollout: GuardedRollout = {
  canary: 'checkout@2.1.0',
  stable: 'checkout@2.0.0',
  brands: ['market'],
  watched: signals,
};
export const step: GuardedStep = { share: 1_000, minimumMinutes: 30, minimumPageLoads: 1_000, minutes: 45 };

export type Figures = readonly [failures: number, trials: number];

interface CellKey {
  readonly signal?: Signal;
  readonly brand?: string;
  readonly share?: number;
}

/** The votes of an arm in which each visitor voted once, from a network of his own or from so many networks. */
export function counts(trials: number, failures: number, networks = Infinity): VoteCounts {
  return {
    trials,
    hits: failures,
    firstTrials: trials,
    firstHits: failures,
    networkTrials: Math.min(trials, networks),
    networkHits: Math.min(failures, networks),
  };
}

/** The counts of both arms; page loads of the market at a tenth when nothing else is said. */
export function cell(
  canary: Figures,
  stable: Figures,
  { signal = 'failure', brand = 'market', share = 1_000 }: CellKey = {},
): GuardCell {
  return { signal, brand, share, canary: counts(canary[1], canary[0]), stable: counts(stable[1], stable[0]) };
}
