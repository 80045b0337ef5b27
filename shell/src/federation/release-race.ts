import type { Decision } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import type { RunModule } from './release-source';

/** A release that answers nothing for so long has failed (SHL-2); milliseconds. */
export const timeLimit = 8_000;

/** After so long the release before it is loaded too, and the first to be there is shown (G17); milliseconds. */
const patience = 2_000;

/** A release that was tried and is not shown: it failed, was withdrawn, or was still on its way when another was there. */
type Loss =
  | { kind: 'failed'; release: Decision; error: unknown }
  | { kind: 'withdrawn'; release: Decision }
  | { kind: 'late'; release: Decision; code: 'timeout' | 'slow' };

export interface RaceOutcome {
  winner: { module: unknown; version: string } | undefined;
  losses: Loss[];
}

interface Race {
  /** Best first. */
  releases: readonly Decision[];
  clock: Pick<Clock, 'after'>;
  load(release: Decision): Promise<RunModule>;
  /** Whether the edge still gives this release to pages; true at once where that is beyond doubt. */
  isServed(release: Decision): true | Promise<boolean>;
}

/**
 * Tries releases best first: the next one is loaded when one fails, and also, beside it, when one keeps the customer waiting. It is a
 * race of the network alone: only the module that is shown runs, once, so two releases are never at work in one page. A release
 * that the edge has withdrawn since is not loaded. A better release that is overtaken counts as lost,
 * a worse one that was started in vain does not.
 */
export const raceReleases = ({ releases, clock, load, isServed }: Race): Promise<RaceOutcome> =>
  new Promise((resolve) => {
    const losses: Loss[] = [];
    const running = new Map<Decision, () => void>();
    const loaded = new Map<Decision, RunModule>();
    let started = 0;
    let isBusy = false;
    let isOver = false;

    const finish = (winner: RaceOutcome['winner'], overtaken: Decision[]) => {
      isOver = true;
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

    const lose = (loss: Loss) => {
      const endTimers = running.get(loss.release);
      if (isOver || endTimers === undefined) return;
      endTimers();
      running.delete(loss.release);
      losses.push(loss);
      if (running.size === 0) startNext();
    };

    /** Runs the best of what has been loaded; while one runs, others wait for what becomes of it. */
    const runBest = async () => {
      const release = releases.find((one) => loaded.has(one));
      const run = release && loaded.get(release);
      if (release === undefined || run === undefined || isBusy || isOver) return;
      loaded.delete(release);
      isBusy = true;
      try {
        const module = await run();
        const better = releases.slice(0, releases.indexOf(release));
        finish(
          { module, version: release.version },
          better.filter((one) => running.has(one)),
        );
      } catch (error) {
        isBusy = false;
        lose({ kind: 'failed', release, error });
        void runBest();
      }
    };

    const bring = async (release: Decision) => {
      const served = isServed(release);
      if (served !== true && !(await served)) return lose({ kind: 'withdrawn', release });
      if (isOver || !running.has(release)) return;
      try {
        const run = await load(release);
        if (isOver || !running.has(release)) return;
        running.get(release)?.();
        loaded.set(release, run);
        void runBest();
      } catch (error) {
        lose({ kind: 'failed', release, error });
      }
    };

    const start = (release: Decision) => {
      const endPatience = clock.after(patience, startNext);
      const endLimit = clock.after(timeLimit, () => lose({ kind: 'late', release, code: 'timeout' }));
      running.set(release, () => {
        endPatience();
        endLimit();
      });
      void bring(release);
    };

    startNext();
  });
