/** The earlier votes of a visitor and an address in one signal of one rollout; trials and failures are weighed separately. */
export interface KnownVotes {
  /** The day (YYYY-MM-DD) of the visitor's last counted vote, for whichever release it was; undefined when there is none. */
  readonly visitorVotedOn: string | undefined;
  /** Votes that were counted for the address on this day. */
  readonly addressVotesToday: number;
  /** First votes that were counted for the address since the rollout began. */
  readonly addressFirstVotes: number;
}

export interface VoteWeight {
  /** Whether it counts for rates and charts (`trials`, `failures`): once per visitor and day. */
  readonly counts: boolean;
  /** Whether it also counts for the tests (`firstTrials`, `firstFailures`): once per visitor and rollout. */
  readonly isFirst: boolean;
}

/**
 * The votes of one address (an IPv6 address as its /64) that count on one day: enough for a household and a small office, and too
 * few to reach the minimum page loads of a rollout alone.
 */
export const addressVotesADay = 20;

/**
 * The votes of one address that reach the tests of a rollout: it weighs as much as one visitor, and the tests subtract that one
 * failure again (withoutOneFailure). Visitors who share an address with thousands, as in a mobile network without IPv6, share its
 * one vote.
 */
export const addressFirstVotesARollout = 1;

/**
 * The weight of a vote (GRD-7). Neither rule depends on the arm, so a fair test stays fair. A vote that does not count is not
 * recorded either.
 */
export function weighVote(known: KnownVotes, day: string): VoteWeight {
  const counts = known.visitorVotedOn !== day && known.addressVotesToday < addressVotesADay;
  const isFirst =
    counts && known.visitorVotedOn === undefined && known.addressFirstVotes < addressFirstVotesARollout;
  return { counts, isFirst };
}
