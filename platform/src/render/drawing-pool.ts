import type { FastifyBaseLogger } from 'fastify';
import type { IsolateHost } from '../isolates/isolate-host';
import type { ConsoleLine } from './console-lines';
import { pairKey } from './drawing';
import type { DrawingOutcome, DrawingPair, PageToDraw } from './drawing';
import { drawingProgram } from './pair-config';
import { PairProcess } from './pair-process';
import type { ProcessLimits, TaskOutcome } from './pair-process';

export interface PoolLimits extends ProcessLimits {
  /** The maximum number of drawings at once. */
  readonly workers: number;
  /** Milliseconds that a page waits for its drawing. */
  readonly pageTimeout: number;
  /** The maximum number of waiting pages; a further one is not drawn. */
  readonly queue: number;
  /** The number of processes that are kept; beyond it, that of the pair that drew longest ago is ended. */
  readonly processes: number;
}

export const defaultLimits: Omit<PoolLimits, 'workers'> = {
  pageTimeout: 250,
  deadline: 1_000,
  firstDeadline: 3_000,
  heapMegabytes: 128,
  growthMegabytes: 256,
  processes: 12,
  queue: 16,
};

export interface PoolDeps {
  readonly limits: PoolLimits;
  /** Where processes start; rejects with the reason when nothing can be drawn. */
  readonly host: () => Promise<IsolateHost>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Receives what server parts write to their consoles, with the release; missing in production, where their consoles say nothing. */
  readonly wrote?: (release: string, line: ConsoleLine) => void;
}

/** A page that is being drawn. */
export interface PageDrawing {
  /** The outcome that is known when the page can wait no longer. */
  readonly outcomeInTime: Promise<DrawingOutcome>;
  /** The final outcome: a drawing that is too late for its page serves the next visitor. */
  readonly finalOutcome: Promise<DrawingOutcome>;
}

interface DrawOptions {
  readonly isAhead?: boolean;
  readonly timeout?: number | undefined;
}

interface Waiting {
  readonly pair: DrawingPair;
  readonly drawing: string;
  done(outcome: DrawingOutcome): void;
}

interface Opened {
  readonly host: IsolateHost;
  readonly program: string;
}

/** A process counts as late a little before its page has waited too long, because timers are not exact. */
const lateFrom = 0.8;
/** A process can die of something else once; a pair whose processes die again while they draw is at fault. */
const deathsOfAFault = 2;

const late: DrawingOutcome = { kind: 'not-drawn', why: 'late' };
const busy: DrawingOutcome = { kind: 'not-drawn', why: 'busy' };
const interrupted: DrawingOutcome = { kind: 'not-drawn', why: 'interrupted' };

/**
 * Draws pages, each pair of releases in a process of its own (ISO-1, ISO-2). Never rejects. A drawing that hangs costs its process
 * only, and a pair never occupies all places in which pages are drawn.
 */
export class DrawingPool {
  /** The least recently used first. */
  private readonly processes = new Set<PairProcess>();
  private toEvaluate: DrawingPair[] = [];
  private readonly waiting: Waiting[] = [];
  private readonly deaths = new Map<string, number>();
  private opened: Opened | undefined;
  private isClosed = false;
  private readonly starting: Promise<void>;

  constructor(private readonly deps: PoolDeps) {
    this.starting = this.start();
  }

  /** A page that is drawn ahead is refused while visitors wait for theirs. `timeout` is in milliseconds. */
  draw(
    pair: DrawingPair,
    page: PageToDraw,
    { isAhead = false, timeout = this.limits.pageTimeout }: DrawOptions = {},
  ): PageDrawing {
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
        const index = this.waiting.indexOf(one);
        if (index !== -1) {
          this.waiting.splice(index, 1);
          settle(late);
        } else this.assignWork();
      };
      let isSettled = false;
      const timer = setTimeout(() => {
        // A busy process runs overdue timers before it reads messages, and the drawing may be among them.
        setImmediate(() => {
          if (!isSettled) giveUp();
        });
      }, timeout);
      void finalOutcome.then((outcome) => {
        isSettled = true;
        clearTimeout(timer);
        resolve(outcome);
      });
    });
    this.assignWork();
    return { outcomeInTime, finalOutcome };
  }

  /** Evaluates these pairs when nothing else is to be done; `failed` is called for each that cannot be evaluated. */
  prepare(pairs: readonly DrawingPair[], failed: (pair: DrawingPair, outcome: DrawingOutcome) => void): void {
    if (this.isClosed) return;
    this.toEvaluate = pairs.slice(0, this.limits.processes);
    this.evaluationFailed = failed;
    this.assignWork();
  }

  /** Resolves once nothing is being done; for tests and measurements. */
  async idle(): Promise<void> {
    await this.starting;
    if (!this.isIdle()) await new Promise<void>((resolve) => this.whenIdle.push(resolve));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.starting;
    for (const one of this.waiting.splice(0)) one.done(busy);
    await Promise.all([...this.processes].map((process) => process.close()));
  }

  private readonly whenIdle: (() => void)[] = [];

  private evaluationFailed: (pair: DrawingPair, outcome: DrawingOutcome) => void = () => undefined;

  private get limits() {
    return this.deps.limits;
  }

  private get busyProcesses() {
    return [...this.processes].filter(({ busySince }) => busySince !== undefined);
  }

  private async start(): Promise<void> {
    try {
      const [host, program] = await Promise.all([this.deps.host(), drawingProgram()]);
      this.opened = { host, program };
    } catch (error) {
      this.isClosed = true;
      this.toEvaluate = [];
      this.deps.log.error({ err: error }, 'nothing can be drawn on this server');
      for (const one of this.waiting.splice(0)) one.done(busy);
      return;
    }
    this.assignWork();
  }

  private isIdle(): boolean {
    return this.waiting.length === 0 && this.busyProcesses.length === 0 && this.toEvaluate.length === 0;
  }

  private assignWork(): void {
    while (this.opened !== undefined && !this.isClosed && this.hasRoom()) {
      const index = this.waiting.findIndex(({ pair }) => this.mayRun(pair));
      const [next] = index === -1 ? [] : this.waiting.splice(index, 1);
      if (next !== undefined) {
        this.run(this.opened, next.pair, next.drawing, (outcome) =>
          next.done(outcome === 'ready' ? busy : outcome),
        );
        continue;
      }
      const pair = this.nextToEvaluate();
      if (pair === undefined) break;
      this.run(this.opened, pair, undefined, (outcome) => {
        if (outcome !== 'ready') this.evaluationFailed(pair, outcome);
      });
    }
    if (this.isIdle()) for (const resolve of this.whenIdle.splice(0)) resolve();
  }

  /** Late drawings leave their place to others, once each. */
  private hasRoom(): boolean {
    const all = this.busyProcesses;
    const inTime = all.filter((process) => !this.isLate(process));
    return inTime.length < this.limits.workers && all.length < 2 * this.limits.workers;
  }

  private isStuck(): boolean {
    const all = this.busyProcesses;
    return all.length >= 2 * this.limits.workers && all.every((process) => this.isLate(process));
  }

  private isLate({ busySince }: PairProcess): boolean {
    return busySince !== undefined && performance.now() - busySince >= this.limits.pageTimeout * lateFrom;
  }

  /** A pair leaves at least one place to the others. */
  private mayRun(pair: DrawingPair): boolean {
    const key = pairKey(pair);
    const running = this.busyProcesses.filter((process) => pairKey(process.pair) === key).length;
    return running < Math.max(1, this.limits.workers - 1);
  }

  private nextToEvaluate(): DrawingPair | undefined {
    for (;;) {
      const pair = this.toEvaluate.shift();
      if (pair === undefined || !this.processesOf(pairKey(pair)).length) return pair;
    }
  }

  private processesOf(key: string): PairProcess[] {
    return [...this.processes].filter((process) => pairKey(process.pair) === key);
  }

  private run(
    opened: Opened,
    pair: DrawingPair,
    drawing: string | undefined,
    done: (outcome: DrawingOutcome | 'ready') => void,
  ): void {
    const key = pairKey(pair);
    const process = this.processesOf(key).find(({ isFree }) => isFree) ?? this.startProcess(opened, pair);
    this.processes.delete(process);
    this.processes.add(process);
    void process.run(drawing).then((outcome) => {
      done(this.charged(key, outcome));
      this.assignWork();
    });
  }

  private startProcess({ host, program }: Opened, pair: DrawingPair): PairProcess {
    if (this.processes.size >= this.limits.processes) [...this.processes].find(({ isFree }) => isFree)?.end();
    const { wrote } = this.deps;
    const process = new PairProcess(
      host,
      program,
      pair,
      this.limits,
      (startFault) => {
        this.processes.delete(process);
        if (startFault !== undefined && !this.isClosed)
          this.deps.log.warn({ err: startFault }, 'a process that draws did not start');
        this.assignWork();
      },
      wrote && ((line) => wrote((pair[line.role] ?? pair.shell).name, line)),
    );
    return process;
  }

  /** A death from outside is charged to nobody, a second one of the same pair to that pair. */
  private charged(key: string, outcome: TaskOutcome): DrawingOutcome | 'ready' {
    if (outcome !== 'died') {
      if (outcome === 'ready' || outcome.kind === 'drawn') this.deaths.delete(key);
      return outcome;
    }
    const deaths = (this.deaths.get(key) ?? 0) + 1;
    if (deaths < deathsOfAFault) {
      this.deaths.set(key, deaths);
      return interrupted;
    }
    this.deaths.delete(key);
    return { kind: 'failed', by: 'both', isSevere: true, why: 'its process ended each time it drew' };
  }
}

function drawingOf({ page, address, expose }: PageToDraw): string {
  const named = expose === undefined ? '' : `,"expose":${JSON.stringify(expose)}`;
  return `{"address":${JSON.stringify(address)}${named},"page":${page}}`;
}
