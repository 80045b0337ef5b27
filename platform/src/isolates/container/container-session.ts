import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Isolate, IsolateLimits } from '../isolate-host';
import { ContainerIsolate } from './container-isolate';
import { readLines } from './message-lines';
import { maxReplyBytes, maxRequestBytes, parseReply, protocolVersion } from './protocol';
import type { SupervisorReply, SupervisorRequest } from './protocol';
import { controlSocket, sharedSocket } from './shared-folder';

/** The supervisor gives a process five seconds to listen, and a busy machine is slow to make one. */
const extraForStart = 10_000;

export interface SessionDeps {
  /** The folder that this server shares with the container. */
  readonly folder: string;
  /** Milliseconds in which the supervisor says welcome, tells a usage, and ends a process. */
  readonly answerTimeout: number;
  /** Called once, when the connection is lost after it was opened. */
  lost(why: string): void;
}

/**
 * A connection to the supervisor of the isolates' container. Its answers are as untrusted as the code that runs there. One that is
 * wrong or does not come costs the connection, with which the supervisor ends its processes.
 */
export class ContainerSession {
  /** What the container lacks as a wall, as its supervisor says. */
  gaps: readonly string[] = [];
  private readonly isolates = new Map<number, ContainerIsolate>();
  private lastId = 0;
  private isOver = false;
  private isWelcome = false;
  /** Settles the opening of the connection. */
  private opened: (fault?: Error) => void = () => undefined;

  private constructor(
    private readonly deps: SessionDeps,
    private readonly socket: Socket,
  ) {
    // A server that has nothing else to do ends.
    socket.unref();
    socket.on('error', ({ message }) => this.lose(`nothing answers in ${deps.folder}: ${message}`));
    socket.on('close', () => this.lose('it closed the connection'));
    readLines(socket, {
      maxBytes: maxReplyBytes,
      taken: (line) => this.take(parseReply(line)),
      tooLong: () => this.lose(`its answer has more than ${maxReplyBytes} bytes`),
    });
  }

  /** Rejects with the reason when no supervisor answers that this server understands. */
  static async open(deps: SessionDeps): Promise<ContainerSession> {
    const session = new ContainerSession(deps, connect(controlIn(deps.folder)));
    const stopWaiting = session.demand('it does not answer', deps.answerTimeout);
    try {
      await new Promise<void>((resolve, reject) => {
        session.opened = (fault) => (fault === undefined ? resolve() : reject(fault));
        session.send({ kind: 'hello', version: protocolVersion });
      });
    } finally {
      stopWaiting();
    }
    return session;
  }

  start(config: string, { heapMegabytes, growthMegabytes }: IsolateLimits): Isolate {
    const id = (this.lastId += 1);
    const { answerTimeout } = this.deps;
    const isolate = new ContainerIsolate({
      askUsage: () => this.send({ kind: 'usage', id }),
      kill: () => this.send({ kind: 'kill', id }),
      demandStart: () => this.demand('it does not start a process', answerTimeout + extraForStart),
      demandUsage: () => this.demand('it does not tell what a process uses', answerTimeout),
      demandEnd: () => this.demand('it does not end a process', answerTimeout),
    });
    const limits = { heapMegabytes, growthMegabytes };
    const request = lineOf({ kind: 'start', id, config, limits });
    if (Buffer.byteLength(request) > maxRequestBytes) {
      isolate.refuse(new Error(`its code has more than ${maxRequestBytes / 1024 / 1024} MB`));
      isolate.finish('ended');
      return isolate;
    }
    this.isolates.set(id, isolate);
    this.socket.write(request);
    return isolate;
  }

  /** Ends every process. */
  close(why = 'this server ends'): void {
    this.isOver = true;
    this.socket.destroy();
    for (const isolate of this.isolates.values()) isolate.lose(why);
    this.isolates.clear();
  }

  private lose(why: string): void {
    if (this.isOver) return;
    this.close(why);
    if (this.isWelcome) this.deps.lost(why);
    else this.opened(new Error(why));
  }

  private send(request: SupervisorRequest): void {
    this.socket.write(lineOf(request));
  }

  /** Loses the connection unless the returned function is called in time. */
  private demand(why: string, milliseconds: number): () => void {
    let isMet = false;
    const timer = setTimeout(() => {
      // A server that was paused runs overdue timers before it reads answers.
      setImmediate(() => {
        if (!isMet) this.lose(why);
      });
    }, milliseconds);
    timer.unref();
    return () => {
      isMet = true;
      clearTimeout(timer);
    };
  }

  private take(reply: SupervisorReply | undefined): void {
    if (this.isOver) return;
    if (reply === undefined) return this.lose('its answer is not understood');
    if (reply.kind === 'closed') return this.lose(reply.message);
    if (reply.kind === 'welcome') return this.welcome(reply);
    const isolate = this.isolates.get(reply.id);
    switch (reply.kind) {
      case 'listens':
        try {
          isolate?.listen(sharedSocket(this.deps.folder, reply.socket));
        } catch {
          this.lose('it names a socket that is not there');
        }
        return;
      case 'unstarted':
        return isolate?.refuse(reply);
      case 'usage':
        return isolate?.tell(reply.usage);
      case 'ended':
        this.isolates.delete(reply.id);
        return isolate?.finish(reply.end);
    }
  }

  private welcome({ version, gaps }: Extract<SupervisorReply, { kind: 'welcome' }>): void {
    if (version !== protocolVersion)
      return this.lose(
        `it speaks version ${version} and this server version ${protocolVersion}; run both from one image`,
      );
    this.gaps = gaps;
    this.isWelcome = true;
    this.opened();
  }
}

const lineOf = (request: SupervisorRequest) => `${JSON.stringify(request)}\n`;

function controlIn(folder: string): string {
  try {
    return sharedSocket(folder, controlSocket);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`nothing answers in ${folder}: ${message}`, { cause: error });
  }
}
