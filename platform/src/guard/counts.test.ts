import { addCounts, noVotes, sumOfVotes, totalOf, withoutFirstVotes } from './counts';
import type { CountRow, GuardCell, VoteCounts } from './counts';

const votes = (factor: number): VoteCounts => ({
  trials: 1 * factor,
  hits: 2 * factor,
  firstTrials: 3 * factor,
  firstHits: 4 * factor,
  networkTrials: 5 * factor,
  networkHits: 6 * factor,
});
const key = { signal: 'failure', brand: 'market', share: 100 } as const;
const others = [
  { ...key, signal: 'slow-paint' as const },
  { ...key, brand: 'kiosk' },
  { ...key, share: 1_000 },
];
const row = (change: Partial<CountRow> = {}): CountRow => ({ ...key, arm: 'canary', ...votes(1), ...change });
const cell = (change: Partial<GuardCell> = {}): GuardCell => ({
  ...key,
  canary: votes(10),
  stable: votes(100),
  ...change,
});

describe('counts of votes', () => {
  it('are added figure by figure', () => {
    expect(sumOfVotes(votes(2), votes(5))).toStrictEqual(votes(7));
    expect(totalOf([cell(), cell({ canary: votes(1) })], 'canary')).toStrictEqual(votes(11));
    expect(totalOf([cell(), cell()], 'stable')).toStrictEqual(votes(200));
    expect(totalOf([], 'stable')).toStrictEqual(noVotes);
  });

  it('are added to the arm of their own cell', () => {
    expect(addCounts([cell()], [row(), row({ arm: 'stable' }), row()])).toStrictEqual([
      cell({ canary: votes(12), stable: votes(101) }),
    ]);
    expect(addCounts([], [row()])).toStrictEqual([cell({ canary: votes(1), stable: noVotes })]);
  });

  it.each(others)('of another signal, brand or share are a cell of their own: %j', (other) => {
    const cells = [cell(), cell(other)];
    expect(addCounts(cells, [row(other)])).toStrictEqual([cell(), cell({ ...other, canary: votes(11) })]);
  });
});

describe('cells without the first votes that were counted before', () => {
  const lessFirst = (all: VoteCounts, former: VoteCounts) => ({
    ...all,
    firstTrials: all.firstTrials - former.firstTrials,
    firstHits: all.firstHits - former.firstHits,
  });

  it('keep every vote that is no first one, in both arms', () => {
    const former = cell({ canary: votes(4), stable: votes(30) });
    expect(withoutFirstVotes([cell()], [former])).toStrictEqual([
      cell({ canary: lessFirst(votes(10), votes(4)), stable: lessFirst(votes(100), votes(30)) }),
    ]);
  });

  it.each(others)('are whole when the earlier ones are of another signal, brand or share: %j', (other) => {
    expect(withoutFirstVotes([cell()], [cell(other)])).toStrictEqual([cell()]);
    expect(withoutFirstVotes([cell(other), cell()], [cell()])[0]).toStrictEqual(cell(other));
  });
});
