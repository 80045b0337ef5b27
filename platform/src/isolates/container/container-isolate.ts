import { RefusedModule } from '../isolate-host';
import type { Isolate, IsolateEnd, IsolateUsage } from '../isolate-host';

/** How a process is told from and to its supervisor. What is demanded is met when the returned function is called. */
export interface IsolateWires {
  askUsage(): void;
  kill(): void;
  demandStart(): () => void;
  demandUsage(): () => void;
  demandEnd(): () => void;
}

type Unstarted = { readonly message: string; readonly refused?: { readonly module?: string } };

/** A process in another container. */
export class ContainerIsolate implements Isolate {
  readonly socket: Promise<string>;
  readonly end: Promise<IsolateEnd>;
  private isEnded = false;
  private lastUsage: IsolateUsage = { processorTime: 0, bytes: 0 };
  private readonly waiting: ((usage: IsolateUsage | undefined) => void)[] = [];
  private readonly started: () => void;
  private ended: () => void = () => undefined;
  private listens: (path: string) => void = () => undefined;
  private fails: (fault: Error) => void = () => undefined;
  private settleEnd: (end: IsolateEnd) => void = () => undefined;

  constructor(private readonly wires: IsolateWires) {
    this.socket = new Promise((resolve, reject) => {
      this.listens = resolve;
      this.fails = reject;
    });
    this.socket.catch(() => undefined);
    this.end = new Promise((resolve) => (this.settleEnd = resolve));
    this.started = wires.demandStart();
  }

  usage(): Promise<IsolateUsage | undefined> {
    if (this.isEnded) return Promise.resolve(this.lastUsage);
    const met = this.wires.demandUsage();
    return new Promise((resolve) => {
      this.waiting.push((usage) => {
        met();
        resolve(usage);
      });
      this.wires.askUsage();
    });
  }

  kill(): void {
    if (this.isEnded) return;
    this.demandEnd();
    this.wires.kill();
  }

  /** It listens at this path. */
  listen(path: string): void {
    this.started();
    this.listens(path);
  }

  /** It does not start, and has ended or ends by itself. */
  refuse(fault: Unstarted): void {
    this.started();
    this.demandEnd();
    const { message, refused } = fault;
    this.fails(refused === undefined ? new Error(message) : new RefusedModule(refused.module, message));
  }

  /** The answer to the oldest question for its usage. */
  tell(usage: IsolateUsage | undefined): void {
    if (usage !== undefined) this.lastUsage = usage;
    this.waiting.shift()?.(usage);
  }

  finish(end: IsolateEnd): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.started();
    this.ended();
    this.fails(new Error('it ended before it listened'));
    this.settleEnd(end);
    for (const answer of this.waiting.splice(0)) answer(this.lastUsage);
  }

  /** Nothing more is known of it. */
  lose(why: string): void {
    this.fails(new Error(why));
    this.finish('lost');
  }

  private demandEnd(): void {
    this.ended();
    this.ended = this.wires.demandEnd();
  }
}
