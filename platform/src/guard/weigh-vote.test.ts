import type { GuardCell } from './counts';
import { judge } from './judge';
import { signals } from './signals';
import { unknownVisitor, votesOfOneNetwork } from './testing/votes-of-one-network';
import { sourceLimits, weighVote } from './weigh-vote';
import type { SourceVotes, SourceWidth } from './weigh-vote';

const monday = '2026-11-23';
const weeks = Array.from({ length: 14 }, (_, day) => `2026-11-${String(day + 10)}`);

describe('the weight of a vote', () => {
  it('[GRD-7/vote] is counted once per visitor and day, for whichever release it was', () => {
    expect(weighVote(unknownVisitor, monday)).toStrictEqual({
      counts: true,
      isFirst: true,
      isFirstOfNetwork: true,
    });
    expect(weighVote({ ...unknownVisitor, visitorVotedOn: monday }, monday)).toStrictEqual({
      counts: false,
      isFirst: false,
      isFirstOfNetwork: false,
    });
  });

  it('[GRD-7/vote] is counted again on another day for the rates, and not for the tests', () => {
    const known = { ...unknownVisitor, visitorVotedOn: monday };
    expect(weighVote(known, '2026-11-24')).toStrictEqual({
      counts: true,
      isFirst: false,
      isFirstOfNetwork: false,
    });
  });

  it('[GRD-7/address] of a thousand visitors at one address is that of one in the tests, and of a few a day in the rates', () => {
    expect(votesOfOneNetwork(1_000, 1, weeks)).toStrictEqual({
      votes: weeks.length * sourceLimits.address.aDay,
      firstVotes: 1,
      networkVotes: 1,
    });
  });

  it.each([
    ['a site of 256 addresses', 256, sourceLimits.site],
    ['a network of 65,536 addresses', 65_536, sourceLimits.network],
  ])(
    '[GRD-12/weight] of 20,000 visitors in %s is that of one where networks are counted',
    (_name, addresses, limits) => {
      const { votes, firstVotes, networkVotes } = votesOfOneNetwork(20_000, addresses, weeks);
      expect([votes, networkVotes]).toStrictEqual([weeks.length * limits.aDay, 1]);
      expect(firstVotes).toBeGreaterThan(1);
      expect(firstVotes).toBeLessThanOrEqual(limits.first);
    },
  );

  it.each(['address', 'site', 'network'] as const)(
    '[GRD-12/weight] counts up to the limits of its %s, and no further',
    (width) => {
      const { aDay, first } = sourceLimits[width];
      const after = (votesToday: number, firstVotes: number) =>
        weighVote({ visitorVotedOn: undefined, sources: [{ width, votesToday, firstVotes }] }, monday);
      expect(after(aDay - 1, first - 1)).toMatchObject({ counts: true, isFirst: true });
      expect(after(aDay - 1, first)).toStrictEqual({ counts: true, isFirst: false, isFirstOfNetwork: false });
      expect(after(aDay, 0)).toStrictEqual({ counts: false, isFirst: false, isFirstOfNetwork: false });
    },
  );

  it('[GRD-12/weight] is limited by each source that contains it, and the widest says whether its network is new', () => {
    const source = (width: SourceWidth, votesToday = 0, firstVotes = 0) => ({
      width,
      votesToday,
      firstVotes,
    });
    const from = (...sources: readonly SourceVotes[]) =>
      weighVote({ visitorVotedOn: undefined, sources }, monday);
    expect(from(source('address'), source('network', 100)).counts).toBe(false);
    expect(from(source('address', 20), source('network')).counts).toBe(false);
    expect(from(source('address'), source('network', 0, 16)).isFirst).toBe(false);
    expect(from(source('address'), source('network', 1, 1))).toStrictEqual({
      counts: true,
      isFirst: true,
      isFirstOfNetwork: false,
    });
    expect(from(source('address', 1, 1), source('network')).isFirstOfNetwork).toBe(false);
    expect(from(source('address'), source('network')).isFirstOfNetwork).toBe(true);
    expect(from()).toStrictEqual({ counts: true, isFirst: true, isFirstOfNetwork: false });
  });

  it.each([50, 100, 1_000, 5_000])(
    '[GRD-7/address][GRD-12/held] a thousand invented failures of the canary abort nothing from one network, at a share of %i; from a thousand networks they do',
    (share) => {
      const sound = { trials: 900, hits: 0, firstTrials: 900, firstHits: 0 };
      const verdictOn = (addresses: number, areNetworks: boolean) => {
        const made = areNetworks
          ? { votes: 1_000, firstVotes: 1_000, networkVotes: 1_000 }
          : votesOfOneNetwork(1_000, addresses, [monday]);
        const cells = signals.map((signal): GuardCell => ({
          signal,
          brand: 'market',
          share,
          canary: {
            trials: made.votes,
            hits: made.votes,
            firstTrials: made.firstVotes,
            firstHits: made.firstVotes,
            networkTrials: made.networkVotes,
            networkHits: made.networkVotes,
          },
          stable: { ...sound, networkTrials: 900, networkHits: 0 },
        }));
        const rollout = {
          canary: 'checkout@2.1.0',
          stable: 'checkout@2.0.0',
          brands: ['market'],
          watched: signals,
        };
        const step = { share, minimumMinutes: 30, minimumPageLoads: 1_000, minutes: 45 };
        return judge(rollout, step, cells).kind;
      };
      expect(verdictOn(1, false)).toBe('inconclusive');
      expect(verdictOn(1_000, false)).toBe('inconclusive');
      // At a share of one half a thousand failures among so few visitors are too many visitors of the canary as well.
      expect(verdictOn(1_000, true)).toBe('fail');
    },
  );
});
