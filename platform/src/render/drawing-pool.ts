import type { FastifyBaseLogger } from 'fastify';
import type { DrawingPrograms } from './drawing-programs';
import { pairKey } from './drawing';
import type { DrawingOutcome, DrawingPair, PageToDraw } from './drawing';
import { DrawingWorker } from './drawing-worker';
import type { WorkerLimits } from './drawing-worker';

export interface PoolLimits extends WorkerLimits {
  readonly workers: number;
  /** Milliseconds that a page waits for its drawing. */
  readonly pageTimeout: number;
  /** The maximum number of waiting pages; a further one is not drawn. */
  readonly queue: number;
}

export const defaultLimits: Omit<PoolLimits, 'workers'> = {
  pageTimeout: 250,
  deadline: 1_000,
  firstDeadline: 3_000,
  heapMegabytes: 128,
  growthMegabytes: 256,
  pairs: 12,
  lifetime: 5_000,
  queue: 16,
};

export interface PoolDeps {
  readonly limits: PoolLimits;
  readonly programs: () => Promise<DrawingPrograms>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** A page that is being drawn. */
export interface PageDrawing {
  /** The outcome that is known when the page can wait no longer. */
  readonly outcomeInTime: Promise<DrawingOutcome>;
  /** The final outcome: a drawing that is too late for its page serves the next visitor. */
  readonly finalOutcome: Promise<DrawingOutcome>;
}

interface Waiting {
  readonly pair: DrawingPair;
  readonly drawing: string;
  done(outcome: DrawingOutcome): void;
}

/** A worker counts as late a little before its page has waited too long, because timers are not exact. */
const lateFrom = 0.8;

const late: DrawingOutcome = { kind: 'not-drawn', why: 'late' };
const busy: DrawingOutcome = { kind: 'not-drawn', why: 'busy' };

/**
 * Draws pages in worker threads. Never rejects. A drawing that hangs costs its worker, which is replaced as soon as it is late,
 * and a pair of releases never occupies all workers at once.
 */
export class DrawingPool {
  private readonly workers = new Map<DrawingWorker, string | undefined>();
  private readonly toEvaluate = new Map<DrawingWorker, DrawingPair[]>();
  private readonly waiting: Waiting[] = [];
  private warm: readonly DrawingPair[] = [];
  private programs: DrawingPrograms | undefined;
  private isClosed = false;
  private readonly starting: Promise<void>;

  constructor(private readonly deps: PoolDeps) {
    this.starting = this.start();
  }

  /** A page that is drawn ahead is refused while visitors wait for theirs. */
  draw(pair: DrawingPair, page: PageToDraw, { isAhead = false } = {}): PageDrawing {
    const queue = isAhead ? 1 : this.limits.queue;
    if (this.isClosed || this.waiting.length >= queue || this.isStuck()) {
      const refused = Promise.resolve(busy);
      return { outcomeInTime: refused, finalOutcome: refused };
    }
    let settle: (outcome: DrawingOutcome) => void = () => undefined;
    const finalOutcome = new Promise<DrawingOutcome>((resolve) => (settle = resolve));
    const one: Waiting = { pair, drawing: drawingOf(page), done: settle };
    this.waiting.push(one);
    const outcomeInTime = new Promise<DrawingOutcome>((resolve) => {
      const giveUp = () => {
        resolve(late);
        const place = this.waiting.indexOf(one);
        if (place !== -1) {
          this.waiting.splice(place, 1);
          settle(late);
        } else this.replaceLate();
      };
      let isSettled = false;
      const timer = setTimeout(() => {
        // A busy process runs overdue timers before it reads messages, and the drawing may be among them.
        setImmediate(() => {
          if (!isSettled) giveUp();
        });
      }, this.limits.pageTimeout);
      void finalOutcome.then((outcome) => {
        isSettled = true;
        clearTimeout(timer);
        resolve(outcome);
      });
    });
    this.assignWork();
    return { outcomeInTime, finalOutcome };
  }

  /**
   * Makes every worker, also future ones, evaluate these pairs when it is idle; `failed` is called for each that cannot be
   * evaluated.
   */
  prepare(pairs: readonly DrawingPair[], failed: (pair: DrawingPair, outcome: DrawingOutcome) => void): void {
    this.warm = pairs.slice(0, this.limits.pairs);
    this.evaluationFailed = failed;
    for (const worker of this.workers.keys()) this.toEvaluate.set(worker, [...this.warm]);
    this.assignWork();
  }

  /** Resolves once no worker has anything to do; for tests and measurements. */
  async idle(): Promise<void> {
    await this.starting;
    if (!this.isIdle()) await new Promise<void>((resolve) => this.whenIdle.push(resolve));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.starting;
    await Promise.all([...this.workers.keys()].map((worker) => worker.close()));
    for (const one of this.waiting.splice(0)) one.done(busy);
  }

  private readonly whenIdle: (() => void)[] = [];

  private isIdle(): boolean {
    const isBusy = (worker: DrawingWorker) =>
      !worker.isFree || (this.toEvaluate.get(worker)?.length ?? 0) > 0;
    return this.waiting.length === 0 && ![...this.workers.keys()].some(isBusy);
  }

  private evaluationFailed: (pair: DrawingPair, outcome: DrawingOutcome) => void = () => undefined;

  private get limits() {
    return this.deps.limits;
  }

  private async start(): Promise<void> {
    try {
      this.programs = await this.deps.programs();
    } catch (error) {
      this.isClosed = true;
      this.deps.log.error({ err: error }, 'nothing can be drawn on this server');
      for (const one of this.waiting.splice(0)) one.done(busy);
      return;
    }
    while (!this.isClosed && this.workers.size < this.limits.workers) this.startWorker();
    this.assignWork();
  }

  private startWorker(): void {
    if (this.programs === undefined || this.isClosed) return;
    const worker = new DrawingWorker(this.programs, this.limits, () => {
      this.workers.delete(worker);
      this.toEvaluate.delete(worker);
      if (!this.isClosed && this.workers.size < this.limits.workers) this.startWorker();
      this.assignWork();
    });
    this.workers.set(worker, undefined);
    this.toEvaluate.set(worker, [...this.warm]);
  }

  private assignWork(): void {
    for (const worker of this.workers.keys()) {
      if (!worker.isFree) continue;
      const place = this.waiting.findIndex(({ pair }) => this.mayRun(pair));
      const [next] = place === -1 ? [] : this.waiting.splice(place, 1);
      if (next !== undefined) {
        this.run(worker, next.pair, next.drawing, (outcome) =>
          next.done(outcome === 'ready' ? busy : outcome),
        );
        continue;
      }
      const pair = this.nextToEvaluate(worker);
      if (pair === undefined) continue;
      this.run(worker, pair, undefined, (outcome) => {
        if (outcome !== 'ready') this.evaluationFailed(pair, outcome);
      });
    }
    if (this.isIdle()) for (const resolve of this.whenIdle.splice(0)) resolve();
  }

  private run(
    worker: DrawingWorker,
    pair: DrawingPair,
    drawing: string | undefined,
    done: (outcome: DrawingOutcome | 'ready') => void,
  ): void {
    this.workers.set(worker, pairKey(pair));
    const since = performance.now();
    void worker.run({ pair, drawing }).then((outcome) => {
      if (this.workers.has(worker)) this.workers.set(worker, undefined);
      done(outcome);
      // Another worker has already been started in its place.
      const wasLate = performance.now() - since >= this.limits.pageTimeout;
      if (wasLate && this.workers.size > this.limits.workers) worker.end();
      this.assignWork();
    });
  }

  /** A pair leaves at least one worker to the others. */
  private mayRun(pair: DrawingPair): boolean {
    const key = pairKey(pair);
    const running = [...this.workers.values()].filter((one) => one === key).length;
    return running < Math.max(1, this.workers.size - 1);
  }

  private isStuck(): boolean {
    return this.workers.size > 0 && [...this.workers.keys()].every((worker) => this.isLate(worker));
  }

  private isLate(worker: DrawingWorker): boolean {
    return (
      worker.busySince !== undefined &&
      performance.now() - worker.busySince >= this.limits.pageTimeout * lateFrom
    );
  }

  /** Starts a worker for each late one, as long as it is late; each is replaced once. */
  private replaceLate(): void {
    const workersInTime = [...this.workers.keys()].filter((worker) => !this.isLate(worker)).length;
    if (workersInTime < this.limits.workers && this.workers.size < 2 * this.limits.workers)
      this.startWorker();
  }

  private nextToEvaluate(worker: DrawingWorker): DrawingPair | undefined {
    const left = this.toEvaluate.get(worker) ?? [];
    for (;;) {
      const pair = left.shift();
      if (pair === undefined || !worker.hasEvaluated(pair)) return pair;
    }
  }
}

function drawingOf({ page, address, expose }: PageToDraw): string {
  const named = expose === undefined ? '' : `,"expose":${JSON.stringify(expose)}`;
  return `{"address":${JSON.stringify(address)}${named},"page":${page}}`;
}
