/** How wide a source of votes is: an address (IPv6: a /64), a site (IPv6: a /56), or a network (IPv6: a /48, IPv4: a /24). */
export type SourceWidth = 'address' | 'site' | 'network';

/** The earlier votes of one source in one signal of one rollout; trials and failures are weighed separately. */
export interface SourceVotes {
  readonly width: SourceWidth;
  /** Votes that were counted for it on this day. */
  readonly votesToday: number;
  /** First votes of visitors that were counted for it since the rollout began. */
  readonly firstVotes: number;
}

/** The earlier votes of a visitor, and of the sources that the vote comes from. */
export interface KnownVotes {
  /** The day (YYYY-MM-DD) of the visitor's last counted vote, for whichever release it was; undefined when there is none. */
  readonly visitorVotedOn: string | undefined;
  /** The address, and the wider ones that contain it as far as they are known; the widest last. */
  readonly sources: readonly SourceVotes[];
}

export interface VoteWeight {
  /** Whether it counts for rates and charts (`trials`, `failures`): once per visitor and day. */
  readonly counts: boolean;
  /** Whether it also counts among visitors (`firstTrials`, `firstHits`): once per visitor and rollout. */
  readonly isFirst: boolean;
  /** Whether it also counts among networks (`networkTrials`, `networkHits`): once per network and rollout. */
  readonly isFirstOfNetwork: boolean;
}

/**
 * What one source can weigh (GRD-12). `aDay` is enough for a household, an office and a street, and too little to reach the minimum
 * page loads of a rollout alone. `first` is what it weighs among visitors in a whole rollout; customers who share an address with
 * thousands, as in a mobile network without IPv6, share its one vote there.
 */
export const sourceLimits: Readonly<Record<SourceWidth, { readonly aDay: number; readonly first: number }>> =
  { address: { aDay: 20, first: 1 }, site: { aDay: 40, first: 4 }, network: { aDay: 100, first: 16 } };

/**
 * The weight of a vote (GRD-7, GRD-12). No rule depends on the arm, so a fair test stays fair. A vote that does not count is not
 * recorded either.
 */
export function weighVote({ visitorVotedOn, sources }: KnownVotes, day: string): VoteWeight {
  const counts =
    visitorVotedOn !== day && sources.every(({ width, votesToday }) => votesToday < sourceLimits[width].aDay);
  const isFirst =
    counts &&
    visitorVotedOn === undefined &&
    sources.every(({ width, firstVotes }) => firstVotes < sourceLimits[width].first);
  return { counts, isFirst, isFirstOfNetwork: isFirst && sources.at(-1)?.firstVotes === 0 };
}
