import type { VoteCounts } from '../guard/counts';
import { weighVote } from '../guard/weigh-vote';
import type { KeyedVote } from './vote-batch';

/** The stored state of a visitor or an address that has voted. */
export interface Voter {
  readonly key: string;
  readonly rollout: number;
  /** The day (YYYY-MM-DD, UTC) of the last vote that counted. */
  readonly day: string;
  /** Votes that counted on that day. */
  readonly votes: number;
  /** Votes that reached the tests, since the rollout began. */
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
 * Weighs votes one after another (GRD-7). `known` are those of the voters who have voted before; returns the votes that count,
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
    const address = voters.get(vote.address);
    const weight = weighVote(
      {
        visitorVotedOn: voters.get(vote.visitor)?.day,
        addressVotesToday: address?.day === day ? address.votes : 0,
        addressFirstVotes: address?.firstVotes ?? 0,
      },
      day,
    );
    if (!weight.counts) continue;
    for (const key of [vote.visitor, vote.address]) {
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
    counted.push({ vote, counts: countsOf(vote.kind, weight.isFirst) });
  }
  return { counted, changed: [...changed.values()] };
}

function countsOf(kind: KeyedVote['kind'], isFirst: boolean): VoteCounts {
  const first = isFirst ? 1 : 0;
  return kind === 'trial'
    ? { trials: 1, failures: 0, firstTrials: first, firstFailures: 0 }
    : { trials: 0, failures: 1, firstTrials: 0, firstFailures: first };
}
