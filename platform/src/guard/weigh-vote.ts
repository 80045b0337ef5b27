/** What is known when a visitor votes: one signal of one rollout, trials and failures each for themselves. */
export interface KnownVotes {
  /** The day (YYYY-MM-DD) of the visitor's last counted vote, for whichever release it was; undefined when he has none. */
  readonly visitorVotedOn: string | undefined;
  /** Votes that were counted for his address on this day. */
  readonly addressVotesToday: number;
  /** First votes that were counted for his address since the rollout began. */
  readonly addressFirstVotes: number;
}

export interface VoteWeight {
  /** Whether it counts for rates and charts (`trials`, `failures`): once a visitor and day. */
  readonly counts: boolean;
  /** Whether it counts for the tests too (`firstTrials`, `firstFailures`): once a visitor and rollout. */
  readonly isFirst: boolean;
}

/**
 * Votes of one address (an IPv6 address as its /64) that count on one day: enough for a household and a small office, and too few to bring a
 * rollout to its least page loads alone.
 */
export const addressVotesADay = 20;

/**
 * Votes of one address that reach the tests of a rollout: it weighs as much as one visitor, and the tests take that one failure off again
 * (withoutOneFailure). Whoever shares an address with thousands, as in a mobile network without IPv6, shares its one vote.
 */
export const addressFirstVotesARollout = 1;

/**
 * What a vote weighs (GRD-7). Neither rule depends on the arm, so they leave a fair test fair. A vote that does not count is not
 * remembered either.
 */
export function weighVote(known: KnownVotes, day: string): VoteWeight {
  const counts = known.visitorVotedOn !== day && known.addressVotesToday < addressVotesADay;
  const isFirst =
    counts && known.visitorVotedOn === undefined && known.addressFirstVotes < addressFirstVotesARollout;
  return { counts, isFirst };
}
