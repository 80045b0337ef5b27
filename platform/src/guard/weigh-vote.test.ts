import { failuresOf, stoppedBy } from './simulation/figures';
import { attackedRule, guardRule } from './simulation/stopping-rules';
import type { GuardCell } from './counts';
import { judge } from './judge';
import { signals } from './signals';
import { addressFirstVotesARollout, addressVotesADay, weighVote } from './weigh-vote';

const monday = '2026-11-23';
const fresh = { visitorVotedOn: undefined, addressVotesToday: 0, addressFirstVotes: 0 };
const seed = 20_261_122;

/** The votes that count of visitors who were all invented at one address, on several days in a row. */
function votesOfOneAddress(visitors: number, days: readonly string[]) {
  let addressFirstVotes = 0;
  const votedOn = new Map<number, string>();
  let votes = 0;
  for (const day of days) {
    let addressVotesToday = 0;
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const known = { visitorVotedOn: votedOn.get(visitor), addressVotesToday, addressFirstVotes };
      const { counts, isFirst } = weighVote(known, day);
      if (!counts) continue;
      votes += 1;
      addressVotesToday += 1;
      votedOn.set(visitor, day);
      if (isFirst) addressFirstVotes += 1;
    }
  }
  return { votes, firstVotes: addressFirstVotes };
}

describe('the weight of a vote', () => {
  it('[GRD-7/vote] is counted once per visitor and day, for whichever release it was', () => {
    expect(weighVote(fresh, monday)).toEqual({ counts: true, isFirst: true });
    expect(weighVote({ ...fresh, visitorVotedOn: monday }, monday)).toEqual({
      counts: false,
      isFirst: false,
    });
  });

  it('[GRD-7/vote] is counted again on another day for the rates, and not for the tests', () => {
    const known = { ...fresh, visitorVotedOn: monday };
    expect(weighVote(known, '2026-11-24')).toEqual({ counts: true, isFirst: false });
  });

  it('[GRD-7/address] of a thousand visitors at one address is that of one in the tests, and of a few a day in the rates', () => {
    const days = Array.from({ length: 14 }, (_, day) => `2026-11-${String(day + 10)}`);
    expect(votesOfOneAddress(1_000, days)).toEqual({
      votes: 14 * addressVotesADay,
      firstVotes: addressFirstVotesARollout,
    });
  });

  it.each([50, 100, 1_000, 5_000])(
    '[GRD-7/address] a thousand invented failures of the canary from one address fail no rollout at a share of %i',
    (share) => {
      const { votes, firstVotes } = votesOfOneAddress(1_000, [monday]);
      const made = { trials: votes, failures: votes, firstTrials: firstVotes, firstFailures: firstVotes };
      const sound = { trials: 0, failures: 0, firstTrials: 0, firstFailures: 0 };
      const cells = signals.map((signal): GuardCell => ({
        signal,
        brand: 'market',
        share,
        canary: made,
        stable: sound,
      }));
      const rollout = {
        canary: 'checkout@2.1.0',
        stable: 'checkout@2.0.0',
        brands: ['market'],
        watched: signals,
      };
      const step = { share, minimumMinutes: 30, minimumPageLoads: 1_000, minutes: 45 };
      expect(judge(rollout, step, cells)).toMatchObject({ kind: 'inconclusive', cause: 'too-few' });
      // The same votes from a thousand real visitors would fail the rollout at once.
      const uncapped = { trials: 1_000, failures: 1_000, firstTrials: 1_000, firstFailures: 1_000 };
      const real = { trials: 9_000, failures: 0, firstTrials: 9_000, firstFailures: 0 };
      expect(
        judge(rollout, step, [{ signal: 'failure', brand: 'market', share, canary: uncapped, stable: real }])
          .kind,
      ).toBe('fail');
    },
  );

  it(`[GRD-7/address] among real visitors they abort under 1 % of 1,000 sound rollouts, where ten that counted would abort nearly all (seed ${seed})`, () => {
    const sound = failuresOf(1, 20_000);
    const { firstVotes } = votesOfOneAddress(1_000, [monday]);
    const aborted = (madeUp: number, rollouts: number) =>
      stoppedBy(attackedRule(guardRule(1_000), madeUp), sound, rollouts, seed).part;
    expect(aborted(firstVotes, 1_000)).toBeLessThan(0.01);
    expect(aborted(10, 200)).toBeGreaterThan(0.9);
  }, 120_000);
});
