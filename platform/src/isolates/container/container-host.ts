import type { FastifyBaseLogger } from 'fastify';
import type { Isolate, IsolateHost, IsolateLimits, Wall } from '../isolate-host';
import { ContainerSession } from './container-session';
import { LostIsolate } from './lost-isolate';

export interface ContainerHostDeps {
  /** The folder that this server shares with the container. */
  readonly folder: string;
  /** Uses no container that lacks something as a wall. */
  readonly mustConfine: boolean;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Milliseconds between two looks for a container that is away. */
  readonly lookEvery?: number;
  /** Milliseconds in which its supervisor answers; one that takes longer is lost. */
  readonly answerTimeout?: number;
}

/** Processes in a container of their own, whose supervisor starts and ends them. While it is away none starts. */
export class ContainerHost implements IsolateHost {
  private session: ContainerSession | undefined;
  /** Why there is no session. */
  private away = 'it has not answered yet';
  private hasBeenAway = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(private readonly deps: ContainerHostDeps) {}

  get wall(): Wall | undefined {
    if (this.session === undefined) return undefined;
    return this.session.gaps.length === 0 ? 'container' : 'none';
  }

  fault(): string | undefined {
    if (this.session === undefined)
      return `No code of releases runs now, so no page is drawn and nothing can be published: the isolates' container cannot be used: ${this.away}.`;
    const { gaps } = this.session;
    return gaps.length === 0
      ? undefined
      : `Code of releases is not confined: the isolates' container is no wall: ${gaps.join('; ')}.`;
  }

  /** Looks for the container, and again until it answers; resolves after the first look. */
  look(): Promise<void> {
    this.looking ??= this.connect().finally(() => (this.looking = undefined));
    return this.looking;
  }

  start(config: string, limits: IsolateLimits): Isolate {
    return this.session?.start(config, limits) ?? new LostIsolate(this.away);
  }

  /** Ends every process, and looks no more. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.session?.close();
    await this.looking;
  }

  private async connect(): Promise<void> {
    const { folder, mustConfine, log, answerTimeout = 5_000 } = this.deps;
    try {
      const session = await ContainerSession.open({ folder, answerTimeout, lost: (why) => this.lost(why) });
      const { gaps } = session;
      if (this.isClosed) return session.close();
      if (mustConfine && gaps.length > 0) {
        session.close();
        throw new Error(`it is no wall: ${gaps.join('; ')}`);
      }
      this.session = session;
      if (this.hasBeenAway) log.info('the isolates’ container is back');
      const fault = this.fault();
      if (fault !== undefined) log.warn(fault);
    } catch (error) {
      this.lost(error instanceof Error ? error.message : String(error));
    }
  }

  private lost(why: string): void {
    const isNews = this.session !== undefined || this.away !== why;
    this.session = undefined;
    this.away = why;
    this.hasBeenAway = true;
    if (this.isClosed) return;
    if (isNews) this.deps.log.error(this.fault());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), this.deps.lookEvery ?? 1_000);
    this.timer.unref();
  }
}
