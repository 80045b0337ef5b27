import type { Decision } from '@storefront/contract';
import type { Clock } from '@storefront/host';

/** A release that answers nothing for so long has failed (SHL-2); milliseconds. */
export const timeLimit = 8_000;

/** After so long the release before it starts too, and the first to be there is shown (G17); milliseconds. */
const patience = 2_000;

/** A release that was tried and is not shown: it failed, or was still on its way when another was there. */
type Loss =
  | { kind: 'failed'; release: Decision; error: unknown }
  | { kind: 'late'; release: Decision; code: 'timeout' | 'slow' };

export interface RaceOutcome {
  winner: { module: unknown; version: string } | undefined;
  losses: Loss[];
}

interface Race {
  /** Best first. */
  releases: readonly Decision[];
  clock: Pick<Clock, 'after'>;
  load(release: Decision): Promise<unknown>;
}

/**
 * Tries releases best first: the next one starts when one fails, and also, beside it, when one keeps the customer waiting.
 * A better release that is overtaken counts as lost, a worse one that was started in vain does not.
 */
export const raceReleases = ({ releases, clock, load }: Race): Promise<RaceOutcome> =>
  new Promise((resolve) => {
    const losses: Loss[] = [];
    const running = new Map<Decision, () => void>();
    let started = 0;
    let over = false;

    const finish = (winner: RaceOutcome['winner'], overtaken: Decision[]) => {
      over = true;
      for (const endTimers of running.values()) endTimers();
      const late = overtaken.map((release): Loss => ({ kind: 'late', release, code: 'slow' }));
      resolve({ winner, losses: [...losses, ...late] });
    };

    const startNext = () => {
      const release = releases[started];
      if (release === undefined) {
        if (running.size === 0) finish(undefined, []);
        return;
      }
      started += 1;
      start(release);
    };

    const start = (release: Decision) => {
      const lose = (loss: Loss) => {
        const endTimers = running.get(release);
        if (over || endTimers === undefined) return;
        endTimers();
        running.delete(release);
        losses.push(loss);
        if (running.size === 0) startNext();
      };
      const endPatience = clock.after(patience, startNext);
      const endLimit = clock.after(timeLimit, () => lose({ kind: 'late', release, code: 'timeout' }));
      running.set(release, () => {
        endPatience();
        endLimit();
      });
      load(release).then(
        (module) => {
          if (over || !running.has(release)) return;
          const better = releases.slice(0, releases.indexOf(release));
          finish(
            { module, version: release.version },
            better.filter((one) => running.has(one)),
          );
        },
        (error: unknown) => lose({ kind: 'failed', release, error }),
      );
    };

    startNext();
  });
