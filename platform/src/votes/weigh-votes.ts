import { noVotes } from '../guard/counts';
import type { VoteCounts } from '../guard/counts';
import { weighVote } from '../guard/weigh-vote';
import type { SourceWidth, VoteWeight } from '../guard/weigh-vote';
import type { KeyedVote } from './vote-batch';

/** The stored state of a visitor, or of an address or a network, that has voted. */
export interface Voter {
  readonly key: string;
  readonly rollout: number;
  /** The day (YYYY-MM-DD, UTC) of the last vote that counted. */
  readonly day: string;
  /** Votes that counted on that day. */
  readonly votes: number;
  /** First votes of visitors, since the rollout began. */
  readonly firstVotes: number;
}

/** A vote that counts, and its weight. */
export interface CountedVote {
  readonly vote: KeyedVote;
  readonly counts: VoteCounts;
}

/** The day of an instant (UTC). */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * Weighs votes one after another (GRD-7, GRD-12). `known` are those of the voters who have voted before; returns the votes that count,
 * and the changed voters.
 */
export function weighVotes(
  votes: readonly KeyedVote[],
  known: readonly Voter[],
): { readonly counted: CountedVote[]; readonly changed: Voter[] } {
  const voters = new Map(known.map((voter) => [voter.key, voter]));
  const changed = new Map<string, Voter>();
  const counted: CountedVote[] = [];
  for (const vote of votes) {
    const day = dayOf(vote.at);
    const sources = listSources(vote);
    const weight = weighVote(
      {
        visitorVotedOn: voters.get(vote.visitor)?.day,
        sources: sources.map(({ width, key }) => {
          const source = voters.get(key);
          return {
            width,
            votesToday: source?.day === day ? source.votes : 0,
            firstVotes: source?.firstVotes ?? 0,
          };
        }),
      },
      day,
    );
    if (!weight.counts) continue;
    for (const key of [vote.visitor, ...sources.map((source) => source.key)]) {
      const previous = voters.get(key);
      const updated: Voter = {
        key,
        rollout: vote.rollout,
        day,
        votes: (previous?.day === day ? previous.votes : 0) + 1,
        firstVotes: (previous?.firstVotes ?? 0) + (weight.isFirst ? 1 : 0),
      };
      voters.set(key, updated);
      changed.set(key, updated);
    }
    counted.push({ vote, counts: countsOf(vote.kind, weight) });
  }
  return { counted, changed: [...changed.values()] };
}

/** Where a vote comes from, the widest last. */
export function listSources({
  address,
  site,
  network,
}: Pick<KeyedVote, 'address' | 'site' | 'network'>): { readonly width: SourceWidth; readonly key: string }[] {
  return [
    { width: 'address', key: address },
    ...(site === undefined ? [] : [{ width: 'site', key: site } as const]),
    ...(network === undefined ? [] : [{ width: 'network', key: network } as const]),
  ];
}

function countsOf(kind: KeyedVote['kind'], { isFirst, isFirstOfNetwork }: VoteWeight): VoteCounts {
  const first = isFirst ? 1 : 0;
  const network = isFirstOfNetwork ? 1 : 0;
  return kind === 'trial'
    ? { ...noVotes, trials: 1, firstTrials: first, networkTrials: network }
    : { ...noVotes, hits: 1, firstHits: first, networkHits: network };
}
