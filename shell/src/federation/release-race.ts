import type { Decision } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import type { RunModule } from './release-source';

/** A release without an answer for this many milliseconds has failed (SHL-2). */
export const timeLimit = 8_000;

/** After this many milliseconds the next release is loaded too, and the first to arrive is shown (G17). */
const patience = 2_000;

/** A release that was tried and is not shown: it failed, was withdrawn, or was still loading when another arrived. */
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
  /** Whether the edge still serves this release; `true` without a promise if that is certain. */
  isServed(release: Decision): true | Promise<boolean>;
  /** Called at once with each release that this race loses. */
  onLoss(release: Decision): void;
  /** Calls `drop` with each release that another module of the feature loses; returns how to stop that. */
  whenLostElsewhere(drop: (release: Decision) => void): () => void;
}

/**
 * Tries releases best first. The next one is loaded when one fails, and also in parallel when one keeps the customer waiting. Only the
 * loading is a race: the one module that is shown runs, once, so two releases never run in one page. A release that the edge has
 * withdrawn in the meantime is not loaded. A better release that is overtaken counts as lost; a worse one that was started needlessly
 * does not. A release that another module of the feature lost is given up too as long as another one is left, so that the page does not
 * mix two releases of a feature without need.
 */
export function raceReleases({
  releases,
  clock,
  load,
  isServed,
  onLoss,
  whenLostElsewhere,
}: Race): Promise<RaceOutcome> {
  return new Promise((resolve) => {
    const losses: Loss[] = [];
    const running = new Map<Decision, () => void>();
    const loaded = new Map<Decision, RunModule>();
    const lost = new Set<Decision>();
    let started = 0;
    let busyWith: Decision | undefined;
    let isOver = false;

    const finish = (winner: RaceOutcome['winner'], overtaken: Decision[]) => {
      isOver = true;
      stopHearing();
      for (const endTimers of running.values()) endTimers();
      const late = overtaken.map((release): Loss => ({ kind: 'late', release, code: 'slow' }));
      overtaken.forEach(onLoss);
      resolve({ winner, losses: [...losses, ...late] });
    };

    const startNext = () => {
      const release = releases[started];
      if (release === undefined) {
        if (running.size === 0) finish(undefined, []);
        return;
      }
      started += 1;
      if (lost.has(release)) startNext();
      else start(release);
    };

    const giveUp = (release: Decision) => {
      lost.add(release);
      running.get(release)?.();
      running.delete(release);
      loaded.delete(release);
      if (running.size === 0) startNext();
      void runBest();
    };

    const lose = (loss: Loss) => {
      if (isOver || !running.has(loss.release)) return;
      losses.push(loss);
      onLoss(loss.release);
      giveUp(loss.release);
    };

    const stopHearing = whenLostElsewhere((release) => {
      const othersAreLeft = releases.some((one) => one !== release && !lost.has(one));
      if (!isOver && busyWith !== release && othersAreLeft && releases.includes(release)) giveUp(release);
    });

    /** Runs the best of the loaded releases; while one runs, the others wait for its outcome. */
    const runBest = async () => {
      const release = releases.find((one) => loaded.has(one));
      const run = release && loaded.get(release);
      if (release === undefined || run === undefined || busyWith !== undefined || isOver) return;
      loaded.delete(release);
      busyWith = release;
      try {
        const module = await run();
        const better = releases.slice(0, releases.indexOf(release));
        finish(
          { module, version: release.version },
          better.filter((one) => running.has(one)),
        );
      } catch (error) {
        busyWith = undefined;
        lose({ kind: 'failed', release, error });
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
}
