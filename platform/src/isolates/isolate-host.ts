/** Limits of a process that runs code of releases. */
export interface IsolateLimits {
  /** Megabytes of V8's heap. */
  readonly heapMegabytes: number;
  /** Megabytes that the process may take beside its heap. */
  readonly growthMegabytes: number;
}

/** What a process has used up to now: milliseconds of processor time, and bytes of memory. */
export interface IsolateUsage {
  readonly processorTime: number;
  readonly bytes: number;
}

/**
 * Why a process ended: this server ended it; it needed more memory than it may have; something else ended it, such as the system; or
 * the container in which it ran is away (`lost`).
 */
export type IsolateEnd = 'ended' | 'out of memory' | 'died' | 'lost';

/** The engine refused a module, because it is no script; `message` is what it said. */
export class RefusedModule extends Error {
  constructor(
    /** The name of the module; undefined when the engine named none. */
    readonly module: string | undefined,
    message: string,
  ) {
    super(message);
  }
}

/** A process that runs one worker. */
export interface Isolate {
  /** The path of its socket, once it listens; rejects when it does not start, with `RefusedModule` when a module is at fault. */
  readonly socket: Promise<string>;
  readonly end: Promise<IsolateEnd>;
  /** Undefined where the system does not tell; that of a process that has ended stays what it was. */
  usage(): Promise<IsolateUsage | undefined>;
  kill(): void;
}

/** What separates the processes from this server: their own namespaces, a container of their own, or nothing. */
export type Wall = 'namespaces' | 'container' | 'none';

/** Starts processes that run code of releases. */
export interface IsolateHost {
  /** Undefined while no process can start. */
  readonly wall: Wall | undefined;
  /** A sentence for operators: why no process can start now, or what its wall lacks; undefined when all is well. */
  fault(): string | undefined;
  /** Starts a process with this configuration (`worker-config.ts`). */
  start(config: string, limits: IsolateLimits): Isolate;
}
