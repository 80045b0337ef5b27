/** Gives teams turns at work that takes long (REL-19). */
export interface TeamTurns {
  /** Runs the work of a team when it is its turn, and returns its result. */
  take<Result>(team: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * One piece of work at a time for each team, and `atOnce` of all teams. A team that has had its turn waits until every other
 * waiting team has had one.
 */
export function teamTurns(atOnce: number): TeamTurns {
  const busy = new Set<string>();
  /** What waits, by team; the team whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();

  const startNext = () => {
    for (const [team, [start, ...others]] of waiting) {
      if (busy.size >= atOnce) return;
      if (busy.has(team)) continue;
      busy.add(team);
      if (others.length > 0) waiting.set(team, others);
      else waiting.delete(team);
      start?.();
    }
  };

  const end = (team: string) => {
    busy.delete(team);
    const theirs = waiting.get(team);
    if (theirs !== undefined) {
      waiting.delete(team);
      waiting.set(team, theirs);
    }
    startNext();
  };

  return {
    async take(team, work) {
      await new Promise<void>((start) => {
        waiting.set(team, [...(waiting.get(team) ?? []), start]);
        startNext();
      });
      try {
        return await work();
      } finally {
        end(team);
      }
    },
  };
}
