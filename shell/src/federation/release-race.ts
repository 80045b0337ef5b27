import type { Decision } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import type { RunModule } from './release-source';

/** A release without an answer for this many milliseconds has failed (SHL-2). */
export const timeLimit = 8_000;

/** After this many milliseconds the next release is loaded too, and the first to arrive is shown (G17). */
const patience = 2_000;

/** A release that was tried and is not shown: it failed, was withdrawn, or was still loading when another arrived. */
export type Loss =
  | { kind: 'failed'; release: Decision; error: unknown }
  | { kind: 'withdrawn'; release: Decision }
  | { kind: 'late'; release: Decision; code: 'timeout' | 'slow' };

interface RaceOutcome {
  winner: { module: unknown; version: string } | undefined;
  losses: readonly Loss[];
}

interface RaceDeps {
  /** Best first. */
  releases: readonly Decision[];
  clock: Pick<Clock, 'after'>;
  load(release: Decision): Promise<RunModule>;
  /** Whether the edge still serves this release; `true` without a promise if that is certain. */
  isServed(release: Decision): true | Promise<boolean>;
  /** Called at once with each release that this race loses. */
  onLoss(release: Decision): void;
}

/**
 * Tries releases best first. The next one is loaded when one fails, and also in parallel when one keeps the customer waiting. Only the
 * loading is a race: the one module that is shown runs, once, so two releases never run in one page. A release that the edge has
 * withdrawn in the meantime is not loaded. A better release that is overtaken counts as lost; a worse one that was started needlessly
 * does not.
 */
export class ReleaseRace {
  readonly #deps: RaceDeps;
  readonly #losses: Loss[] = [];
  /** The releases that are being loaded, each with what ends its timers. */
  readonly #running = new Map<Decision, () => void>();
  readonly #loaded = new Map<Decision, RunModule>();
  readonly #lost = new Set<Decision>();
  #started = 0;
  #busyWith: Decision | undefined;
  #isOver = false;
  #resolve: (outcome: RaceOutcome) => void = () => undefined;

  constructor(deps: RaceDeps) {
    this.#deps = deps;
  }

  /** Called once. */
  run(): Promise<RaceOutcome> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#startNext();
    });
  }

  /**
   * Gives up a release that another module of the feature lost, as long as another one is left, so that the page does not mix two
   * releases of a feature without need.
   */
  drop(release: Decision): void {
    const { releases } = this.#deps;
    const othersAreLeft = releases.some((other) => other !== release && !this.#lost.has(other));
    if (!this.#isOver && this.#busyWith !== release && othersAreLeft && releases.includes(release))
      this.#giveUp(release);
  }

  #startNext() {
    const release = this.#deps.releases[this.#started];
    if (release === undefined) {
      if (this.#running.size === 0) this.#finish(undefined, []);
      return;
    }
    this.#started += 1;
    if (this.#lost.has(release)) this.#startNext();
    else this.#start(release);
  }

  #start(release: Decision) {
    const { clock } = this.#deps;
    const endPatience = clock.after(patience, () => this.#startNext());
    const endLimit = clock.after(timeLimit, () => this.#lose({ kind: 'late', release, code: 'timeout' }));
    this.#running.set(release, () => {
      endPatience();
      endLimit();
    });
    void this.#load(release);
  }

  async #load(release: Decision) {
    const served = this.#deps.isServed(release);
    if (served !== true && !(await served)) return this.#lose({ kind: 'withdrawn', release });
    if (this.#isOver || !this.#running.has(release)) return;
    try {
      const run = await this.#deps.load(release);
      if (this.#isOver || !this.#running.has(release)) return;
      this.#running.get(release)?.();
      this.#loaded.set(release, run);
      void this.#runBest();
    } catch (error) {
      this.#lose({ kind: 'failed', release, error });
    }
  }

  /** Runs the best of the loaded releases; while one runs, the others wait for its outcome. */
  async #runBest() {
    const { releases } = this.#deps;
    const release = releases.find((loaded) => this.#loaded.has(loaded));
    const run = release && this.#loaded.get(release);
    if (release === undefined || run === undefined || this.#busyWith !== undefined || this.#isOver) return;
    this.#loaded.delete(release);
    this.#busyWith = release;
    try {
      const module = await run();
      const better = releases.slice(0, releases.indexOf(release));
      this.#finish(
        { module, version: release.version },
        better.filter((overtaken) => this.#running.has(overtaken)),
      );
    } catch (error) {
      this.#busyWith = undefined;
      this.#lose({ kind: 'failed', release, error });
    }
  }

  #lose(loss: Loss) {
    if (this.#isOver || !this.#running.has(loss.release)) return;
    this.#losses.push(loss);
    this.#deps.onLoss(loss.release);
    this.#giveUp(loss.release);
  }

  #giveUp(release: Decision) {
    this.#lost.add(release);
    this.#running.get(release)?.();
    this.#running.delete(release);
    this.#loaded.delete(release);
    if (this.#running.size === 0) this.#startNext();
    void this.#runBest();
  }

  #finish(winner: RaceOutcome['winner'], overtaken: readonly Decision[]) {
    this.#isOver = true;
    for (const endTimers of this.#running.values()) endTimers();
    for (const release of overtaken) {
      this.#losses.push({ kind: 'late', release, code: 'slow' });
      this.#deps.onLoss(release);
    }
    this.#resolve({ winner, losses: this.#losses });
  }
}
