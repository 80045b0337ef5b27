import type { addCounts } from './counts';
import type { CountRow } from './counts';
import { updateGuardState, initialGuardState } from './update-guard-state';
import type { GuardedRollout } from './judge';

const rollout: GuardedRollout = {
  canary: 'checkout@2.1.0',
  stable: 'checkout@2.0.0',
  brands: ['market', 'kiosk'],
  watched: ['failure'],
};
const step = { share: 1_000, minimumMinutes: 30, minimumPageLoads: 1_000, minutes: 45 };

/** A row of votes; every visitor has a network of his own. */
const row = ({ firstTrials = 1, firstHits = 0, ...over }: Partial<CountRow>): CountRow => ({
  brand: 'market',
  arm: 'stable',
  signal: 'failure',
  share: 1_000,
  trials: 1,
  hits: 0,
  firstTrials,
  firstHits,
  networkTrials: firstTrials,
  networkHits: firstHits,
  ...over,
});

/** 2,000 votes of both brands, arms and shares, one row each. */
const votes = Array.from({ length: 2_000 }, (_, index): CountRow => {
  const failures = index % 9 === 0 ? 1 : 0;
  const firstTrials = index % 4 === 0 ? 0 : 1;
  return row({
    brand: index % 3 === 0 ? 'kiosk' : 'market',
    arm: index % 7 === 0 ? 'canary' : 'stable',
    share: index < 1_000 ? 100 : 1_000,
    hits: failures,
    firstTrials,
    firstHits: failures * firstTrials,
  });
});

const sorted = (cells: ReturnType<typeof addCounts>) =>
  cells.map((cell) => JSON.stringify(cell)).sort((a, b) => a.localeCompare(b));

describe('the guard over many looks', () => {
  it('reaches the same state from batches, in any order and from several processes, as from single votes', () => {
    const one = votes.reduce(
      (state, vote) => updateGuardState(rollout, step, state, [vote]).state,
      initialGuardState,
    );
    const whole = updateGuardState(rollout, step, initialGuardState, votes);
    const backwards = updateGuardState(rollout, step, initialGuardState, votes.toReversed());
    const processes = [0, 1, 2].map((process) => votes.filter((_, index) => index % 3 === process));
    const batches = processes.reduce(
      (state, batch) => updateGuardState(rollout, step, state, batch).state,
      initialGuardState,
    );
    for (const state of [one, backwards.state, batches]) {
      expect(sorted([...state.cells])).toStrictEqual(sorted([...whole.state.cells]));
      expect(updateGuardState(rollout, step, state, []).verdict).toStrictEqual(whole.verdict);
    }
  });

  it('keeps a state of plain JSON that is as large for millions of votes as for a few', () => {
    const { state } = updateGuardState(rollout, step, initialGuardState, votes);
    expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
    const million = updateGuardState(rollout, step, state, [
      row({ trials: 1_000_000, firstTrials: 1_000_000 }),
    ]);
    expect(million.state.cells).toHaveLength(4);
  });

  it('keeps a rollout failed, whatever is counted later', () => {
    const broken = row({ arm: 'canary', trials: 40, hits: 20, firstTrials: 40, firstHits: 20 });
    const sound = row({ trials: 360, firstTrials: 360 });
    const failed = updateGuardState(rollout, step, initialGuardState, [broken, sound]);
    expect(failed.verdict.kind).toBe('fail');
    const much = row({ trials: 90_000, hits: 9_000, firstTrials: 90_000, firstHits: 9_000 });
    const later = updateGuardState(rollout, step, JSON.parse(JSON.stringify(failed.state)), [much]);
    expect(later.verdict).toStrictEqual(failed.verdict);
  });
});
