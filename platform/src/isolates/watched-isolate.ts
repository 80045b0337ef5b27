import { IsolateConnection } from './isolate-connection';
import type { IsolateAnswer } from './isolate-connection';
import { RefusedModule } from './isolate-host';
import type { Isolate, IsolateHost, IsolateLimits } from './isolate-host';

/** What came of a request; `interrupted`: the process was ended by this server or lost, did not start, or got too little of a starved machine. */
export type IsolateOutcome =
  | IsolateAnswer
  | { readonly kind: 'refused'; readonly module: string | undefined; readonly message: string }
  | { readonly kind: 'out of time' | 'out of memory' | 'died' | 'interrupted' };

/** A starved machine gives a request its processor time this many times later; after that it is interrupted. */
const patience = 10;
/** Processor time is told in steps of 10 ms. */
const enoughShare = 0.9;

const interrupted: IsolateOutcome = { kind: 'interrupted' };

/** An isolate that answers one request at a time, each with a limit of processor time. */
export class WatchedIsolate {
  private readonly isolate: Isolate;
  private connection: IsolateConnection | undefined;
  private isEnded = false;
  private wasAsked = false;
  private since: number | undefined;
  private deadline: NodeJS.Timeout | undefined;
  private settle: ((outcome: IsolateOutcome) => void) | undefined;

  constructor(
    host: IsolateHost,
    config: string,
    limits: IsolateLimits,
    /** Called once the process has ended, with the reason when it could not start. */
    private readonly ended: (startFault?: unknown) => void,
  ) {
    this.isolate = host.start(config, limits);
    void this.finish();
  }

  get isFree(): boolean {
    return this.since === undefined && !this.isEnded;
  }

  /** When the current request began, in milliseconds of `performance.now()`. */
  get busySince(): number | undefined {
    return this.since;
  }

  /** Bytes of memory that it holds; undefined where the system does not tell. */
  async memory(): Promise<number | undefined> {
    return (await this.isolate.usage())?.bytes;
  }

  /** Resolves with what the worker made of the text; `milliseconds` is the limit of its processor time. Never rejects. */
  ask(text: string, milliseconds: number): Promise<IsolateOutcome> {
    const isFirst = !this.wasAsked;
    this.wasAsked = true;
    this.since = performance.now();
    return new Promise((resolve) => {
      this.settle = (outcome) => {
        this.settle = undefined;
        this.since = undefined;
        clearTimeout(this.deadline);
        resolve(outcome);
      };
      void this.watchDeadline(milliseconds, isFirst);
      this.answer(text, milliseconds).then(
        (outcome) => this.settle?.(outcome),
        // The process has ended, and its end says why.
        () => undefined,
      );
    });
  }

  /** Ends the process; a request that is under way has this outcome. */
  end(outcome: IsolateOutcome = interrupted): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.isolate.kill();
    this.connection?.close();
    this.settle?.(outcome);
  }

  /** Ends the process and waits for it. */
  async close(): Promise<void> {
    this.end();
    await this.isolate.end;
  }

  private async answer(text: string, milliseconds: number): Promise<IsolateAnswer> {
    this.connection ??= new IsolateConnection(await this.isolate.socket);
    // The deadline ends the process well before.
    return this.connection.ask(text, 2 * patience * milliseconds);
  }

  private async watchDeadline(milliseconds: number, isFirst: boolean): Promise<void> {
    const { settle } = this;
    const startedAt = this.since ?? 0;
    // A new process has used no time yet.
    const before = isFirst ? 0 : (await this.isolate.usage())?.processorTime;
    const check = async () => {
      const now = (await this.isolate.usage())?.processorTime;
      if (this.settle !== settle) return;
      const used = before === undefined || now === undefined ? milliseconds : now - before;
      if (used >= milliseconds * enoughShare) this.end({ kind: 'out of time' });
      else if (performance.now() - startedAt >= milliseconds * patience) this.end();
      else wait(milliseconds - used);
    };
    const wait = (time: number) => {
      // A server that was paused runs overdue timers before it reads answers.
      this.deadline = setTimeout(() => setImmediate(() => void check()), time);
    };
    if (this.settle === settle) wait(milliseconds);
  }

  private async finish(): Promise<void> {
    const startFault: unknown = await this.isolate.socket.then(
      () => undefined,
      (error: unknown) => error,
    );
    const end = await this.isolate.end;
    // A process that this server ended while it started has no fault of its own.
    const wasEnded = this.isEnded;
    if (startFault instanceof RefusedModule) {
      this.end({ kind: 'refused', module: startFault.module, message: startFault.message });
      this.ended();
      return;
    }
    // A container that is away says so by itself, once; none of its processes is at fault.
    const isNoFault = end === 'ended' || end === 'lost';
    this.end(isNoFault ? interrupted : { kind: end });
    this.ended(wasEnded || end === 'lost' ? undefined : startFault);
  }
}
