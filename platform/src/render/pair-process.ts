import type { IsolateHost, IsolateLimits } from '../isolates/isolate-host';
import { WatchedIsolate } from '../isolates/watched-isolate';
import type { IsolateOutcome } from '../isolates/watched-isolate';
import type { DrawingOutcome, DrawingPair, FailedBy } from './drawing';
import { parseConsoleLines } from './console-lines';
import type { ConsoleLine } from './console-lines';
import { pairConfig } from './pair-config';
import { parseOutcome } from './parse-outcome';

export interface ProcessLimits extends IsolateLimits {
  /** Milliseconds of processor time after which a drawing is considered to hang, and its process is ended. */
  readonly deadline: number;
  /** The same when the pair has to be evaluated first: code that runs for the first time is slow. */
  readonly firstDeadline: number;
}

/** What came of a task: its outcome, that the pair has been evaluated, or that the process ended without our doing. */
export type TaskOutcome = DrawingOutcome | 'ready' | 'died';

/** A process that holds this share of its memory after a drawing makes way for a new one. */
const heavyShare = 0.6;
const megabyte = 1024 * 1024;

/** The process of one pair of releases: it draws one page at a time. */
export class PairProcess {
  private readonly isolate: WatchedIsolate;
  private isEvaluated = false;

  constructor(
    host: IsolateHost,
    program: string,
    readonly pair: DrawingPair,
    private readonly limits: ProcessLimits,
    /** Called once the process has ended, with the reason when it could not start. */
    ended: (startFault?: unknown) => void,
    /** Receives what the parts write to their consoles; without it their consoles say nothing. */
    private readonly wrote?: (line: ConsoleLine) => void,
  ) {
    const config = pairConfig(program, pair, limits.heapMegabytes, wrote !== undefined);
    this.isolate = new WatchedIsolate(host, config, limits, ended);
  }

  get isFree(): boolean {
    return this.isolate.isFree;
  }

  /** When the current task began, in milliseconds of `performance.now()`. */
  get busySince(): number | undefined {
    return this.isolate.busySince;
  }

  /** Draws a page, given as JSON; without one it evaluates the pair. Never rejects. */
  async run(drawing = ''): Promise<TaskOutcome> {
    const milliseconds = this.isEvaluated ? this.limits.deadline : this.limits.firstDeadline;
    const outcome = this.outcomeOf(await this.isolate.ask(drawing, milliseconds), milliseconds);
    this.isEvaluated ||= outcome === 'ready' || (outcome !== 'died' && outcome.kind === 'drawn');
    void this.replaceHeavy();
    return outcome;
  }

  end(): void {
    this.isolate.end();
  }

  /** Ends the process and waits for it. */
  close(): Promise<void> {
    return this.isolate.close();
  }

  private outcomeOf(outcome: IsolateOutcome, milliseconds: number): TaskOutcome {
    switch (outcome.kind) {
      case 'text':
        return parseOutcome(this.withoutLines(outcome.text));
      case 'threw':
        return failed('it threw an error outside of its page');
      case 'too long':
        return failed('it drew more than a page can hold');
      case 'refused': {
        const by = outcome.module === undefined ? 'both' : (roles[outcome.module] ?? 'both');
        return { ...failed(`it is no script: ${outcome.message}`), by };
      }
      case 'out of time':
        return failed(`it gave no answer within ${milliseconds} ms`, true);
      case 'out of memory': {
        const { heapMegabytes, growthMegabytes } = this.limits;
        const limit = `${heapMegabytes} MB of heap, ${growthMegabytes} MB beside it`;
        return failed(`it took more memory than it may have (${limit})`, true);
      }
      case 'died':
        return 'died';
      case 'interrupted':
        return { kind: 'not-drawn', why: 'interrupted' };
    }
  }

  /** The outcome in an answer, whose lines are reported. */
  private withoutLines(answer: string): string {
    if (this.wrote === undefined) return answer;
    const { lines, outcome } = parseConsoleLines(answer);
    for (const line of lines) this.wrote(line);
    return outcome;
  }

  private async replaceHeavy(): Promise<void> {
    const { heapMegabytes, growthMegabytes } = this.limits;
    const bytes = (await this.isolate.memory()) ?? 0;
    if (this.isFree && bytes > (heapMegabytes + growthMegabytes) * megabyte * heavyShare) this.end();
  }
}

const roles: Readonly<Record<string, FailedBy>> = { 'shell.cjs': 'shell', 'remote.cjs': 'remote' };

function failed(why: string, isSevere = false) {
  return { kind: 'failed', by: 'both', why, isSevere } as const;
}
