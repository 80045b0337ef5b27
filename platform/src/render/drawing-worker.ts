import { Worker } from 'node:worker_threads';
import type { DrawingPrograms } from './drawing-programs';
import { pairKey } from './drawing';
import type { DrawingOutcome, DrawingPair } from './drawing';
import type { WorkerAnswer, WorkerRequest } from './in-worker/messages';

export interface WorkerLimits {
  /** Milliseconds after which a drawing is considered to hang, and the worker is ended. */
  readonly deadline: number;
  /** The same when the pair has to be evaluated first: code that runs for the first time is slow. */
  readonly firstDeadline: number;
  readonly heapMegabytes: number;
  /** How much the process may grow during one drawing, outside the heap. */
  readonly growthMegabytes: number;
  /** The number of pairs of releases that a worker keeps evaluated. */
  readonly pairs: number;
  /** The number of drawings after which a worker is replaced. */
  readonly lifetime: number;
}

/** The task of a worker: a page to draw, as JSON, or only a pair to evaluate. */
export interface WorkerTask {
  readonly pair: DrawingPair;
  readonly drawing: string | undefined;
}

interface Running {
  readonly id: number;
  readonly since: number;
  readonly deadline: NodeJS.Timeout;
  readonly watch: NodeJS.Timeout;
  done(outcome: DrawingOutcome | 'ready'): void;
}

const megabyte = 1024 * 1024;
const watchEvery = 50;

/** One thread that draws, one task at a time; once `isOver`, it accepts no more. */
export class DrawingWorker {
  private readonly worker: Worker;
  private readonly known = new Set<string>();
  private running: Running | undefined;
  private tasks = 0;
  private isEnded = false;

  constructor(
    programs: DrawingPrograms,
    private readonly limits: WorkerLimits,
    /** Called when the thread has ended. */
    private readonly ended: () => void,
  ) {
    this.worker = new Worker(programs.worker, {
      eval: true,
      workerData: programs.stage,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 16 },
    });
    this.worker.on('message', (answer: WorkerAnswer) => this.take(answer));
    this.worker.on('error', (error) => this.end(`it ended the worker: ${messageOf(error)}`));
    this.worker.on('exit', () => this.end('it ended the worker'));
    this.worker.unref();
  }

  get isFree(): boolean {
    return this.running === undefined && !this.isEnded;
  }

  /** When the current task began, in milliseconds of `performance.now()`. */
  get busySince(): number | undefined {
    return this.running?.since;
  }

  hasEvaluated(pair: DrawingPair): boolean {
    return this.known.has(pairKey(pair));
  }

  run({ pair, drawing }: WorkerTask): Promise<DrawingOutcome | 'ready'> {
    const key = pairKey(pair);
    const isFirst = !this.known.delete(key);
    this.known.add(key);
    const forget = [...this.known].slice(0, Math.max(0, this.known.size - this.limits.pairs));
    for (const one of forget) this.known.delete(one);
    this.tasks += 1;
    const request: WorkerRequest = {
      id: this.tasks,
      pair: key,
      forget,
      parts: isFirst ? partsOf(pair) : [],
      drawing,
    };
    return new Promise((done) => {
      const { deadline, firstDeadline } = this.limits;
      const milliseconds = isFirst ? firstDeadline : deadline;
      this.running = {
        id: request.id,
        since: performance.now(),
        done,
        deadline: setTimeout(() => this.end(`it gave no answer within ${milliseconds} ms`), milliseconds),
        watch: this.watchMemory(),
      };
      this.worker.postMessage(request);
    });
  }

  /** Ends the thread; its current drawing fails. */
  end(why = 'the server stops'): void {
    if (this.isEnded) return;
    this.isEnded = true;
    void this.worker.terminate();
    this.finish({ kind: 'failed', by: 'both', why, isSevere: true });
    this.ended();
  }

  /** Ends the thread and waits for it. */
  async close(): Promise<void> {
    this.end();
    await this.worker.terminate();
  }

  private take({ id, outcome, bytesOutsideHeap }: WorkerAnswer) {
    if (id !== this.running?.id) return;
    this.finish(outcome === 'ready' ? 'ready' : (JSON.parse(outcome) as DrawingOutcome));
    // Memory that it holds is not available to others, and a new worker starts soon.
    const isHeavy = bytesOutsideHeap > (this.limits.growthMegabytes / 4) * megabyte;
    if (this.tasks >= this.limits.lifetime || isHeavy) this.end('it is replaced');
  }

  private finish(outcome: DrawingOutcome | 'ready') {
    const { running } = this;
    if (running === undefined) return;
    this.running = undefined;
    clearTimeout(running.deadline);
    clearInterval(running.watch);
    if (outcome !== 'ready' && outcome.kind === 'failed') this.known.delete([...this.known].at(-1) ?? '');
    running.done(outcome);
  }

  private watchMemory(): NodeJS.Timeout {
    const before = process.memoryUsage.rss();
    return setInterval(() => {
      const grown = (process.memoryUsage.rss() - before) / megabyte;
      if (grown > this.limits.growthMegabytes)
        this.end(`it took more than ${this.limits.growthMegabytes} MB outside the heap`);
    }, watchEvery);
  }
}

function partsOf({ shell, remote }: DrawingPair): WorkerRequest['parts'] {
  const part = (role: 'shell' | 'remote', { name, base, code }: DrawingPair['shell']) => ({
    role,
    name,
    base,
    code,
  });
  return [part('shell', shell), ...(remote ? [part('remote', remote)] : [])];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
