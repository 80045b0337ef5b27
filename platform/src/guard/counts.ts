import type { Signal } from './signals';

export type Arm = 'canary' | 'stable';

/**
 * The votes of one arm. A hit is a trial in which what the signal counts happened: a failure, or a goal that was reached. `trials` and `hits`
 * count a visitor once a day (GRD-7), for rates and charts. `firstTrials` and `firstHits` count each visitor once in the whole rollout: a visitor keeps the arm, so repeated votes say nothing new about the
 * difference, and counting them would treat one unlucky visitor as many. `networkTrials` and `networkHits` count each network once
 * in the whole rollout (GRD-12).
 */
export interface VoteCounts {
  readonly trials: number;
  readonly hits: number;
  readonly firstTrials: number;
  readonly firstHits: number;
  readonly networkTrials: number;
  readonly networkHits: number;
}

/**
 * One row of a rollout's counts in the database, by brand, arm, signal and share (at the time of the decision), and by time as
 * finely as charts need: the guard adds the times up.
 */
export interface CountRow extends VoteCounts {
  readonly brand: string;
  readonly arm: Arm;
  readonly signal: Signal;
  readonly share: number;
}

/**
 * The counts of both arms for one signal on one brand while the canary's share was `share`: the state that the guard keeps of a
 * rollout.
 */
export interface GuardCell {
  readonly signal: Signal;
  readonly brand: string;
  readonly share: number;
  readonly canary: VoteCounts;
  readonly stable: VoteCounts;
}

export const noVotes: VoteCounts = {
  trials: 0,
  hits: 0,
  firstTrials: 0,
  firstHits: 0,
  networkTrials: 0,
  networkHits: 0,
};

/** Adds two counts. */
export function sumOfVotes(a: VoteCounts, b: VoteCounts): VoteCounts {
  return {
    trials: a.trials + b.trials,
    hits: a.hits + b.hits,
    firstTrials: a.firstTrials + b.firstTrials,
    firstHits: a.firstHits + b.firstHits,
    networkTrials: a.networkTrials + b.networkTrials,
    networkHits: a.networkHits + b.networkHits,
  };
}

/**
 * Adds counts. The tests depend only on the sums, so the order, the number of processes and the size of the batches do not
 * matter: `addCounts([], everyRow)` gives the same as adding each vote separately.
 */
export function addCounts(cells: readonly GuardCell[], rows: readonly CountRow[]): GuardCell[] {
  const keyOf = ({ signal, brand, share }: Pick<GuardCell, 'signal' | 'brand' | 'share'>) =>
    `${signal} ${share} ${brand}`;
  const byKey = new Map(cells.map((cell) => [keyOf(cell), cell]));
  for (const row of rows) {
    const { signal, brand, share, arm } = row;
    const cell = byKey.get(keyOf(row)) ?? { signal, brand, share, canary: noVotes, stable: noVotes };
    byKey.set(keyOf(row), { ...cell, [arm]: sumOfVotes(cell[arm], row) });
  }
  return [...byKey.values()];
}

/** Cells without the first votes of visitors that other cells of the same signal, brand and share counted before. */
export function withoutFirstVotes(cells: readonly GuardCell[], previous: readonly GuardCell[]): GuardCell[] {
  return cells.map((cell) => {
    const { signal, brand, share, canary, stable } = cell;
    const formerCell = previous.find(
      (one) => one.signal === signal && one.brand === brand && one.share === share,
    );
    if (formerCell === undefined) return cell;
    return {
      ...cell,
      canary: lessFirstVotes(canary, formerCell.canary),
      stable: lessFirstVotes(stable, formerCell.stable),
    };
  });
}

const lessFirstVotes = (votes: VoteCounts, former: VoteCounts): VoteCounts => ({
  ...votes,
  firstTrials: votes.firstTrials - former.firstTrials,
  firstHits: votes.firstHits - former.firstHits,
});

/** The counts of one arm over several cells. */
export function totalOf(cells: readonly GuardCell[], arm: Arm): VoteCounts {
  return cells.reduce((total, cell) => sumOfVotes(total, cell[arm]), noVotes);
}
