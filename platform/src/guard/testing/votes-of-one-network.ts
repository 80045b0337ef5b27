import { weighVote } from '../weigh-vote';
import type { SourceVotes, SourceWidth } from '../weigh-vote';

const widths: readonly SourceWidth[] = ['address', 'site', 'network'];

/** A visitor who has not voted, from an address, a site and a network that have not either. */
export const unknownVisitor = {
  visitorVotedOn: undefined,
  sources: widths.map((width): SourceVotes => ({ width, votesToday: 0, firstVotes: 0 })),
};

/**
 * The votes that count of visitors who were all invented in one network, on several days in a row. Each has an address of its own as
 * long as `addresses` lasts; a site has 256 of them.
 */
export function votesOfOneNetwork(visitors: number, addresses: number, days: readonly string[]) {
  const known = new Map<string, { day: string; votesToday: number; firstVotes: number }>();
  const votedOn = new Map<number, string>();
  const sum = { votes: 0, firstVotes: 0, networkVotes: 0 };
  for (const day of days) {
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const address = visitor % addresses;
      const names = [`address ${address}`, `site ${Math.floor(address / 256)}`, 'network'];
      const sources = widths.map((width, index) => {
        const {
          day: last,
          votesToday,
          firstVotes,
        } = known.get(names[index] ?? '') ?? { day, votesToday: 0, firstVotes: 0 };
        return { width, votesToday: last === day ? votesToday : 0, firstVotes };
      });
      const weight = weighVote({ visitorVotedOn: votedOn.get(visitor), sources }, day);
      if (!weight.counts) continue;
      votedOn.set(visitor, day);
      for (const [place, { votesToday, firstVotes }] of sources.entries())
        known.set(names[place] ?? '', {
          day,
          votesToday: votesToday + 1,
          firstVotes: firstVotes + (weight.isFirst ? 1 : 0),
        });
      sum.votes += 1;
      sum.firstVotes += weight.isFirst ? 1 : 0;
      sum.networkVotes += weight.isFirstOfNetwork ? 1 : 0;
    }
  }
  return sum;
}
