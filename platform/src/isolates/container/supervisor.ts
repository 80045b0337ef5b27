import { chmodSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { basename, join } from 'node:path';
import { RefusedModule } from '../isolate-host';
import type { Isolate, IsolateEnd, IsolateHost } from '../isolate-host';
import { readLines } from './message-lines';
import { maxRequestBytes, maxSentence, parseRequest, protocolVersion } from './protocol';
import type { SupervisorReply, SupervisorRequest } from './protocol';
import { controlSocket, socketsFolder } from './shared-folder';

/** Servers that one supervisor serves, and processes that one of them may have at once. */
const maxServers = 16;
const maxProcesses = 256;
/** A server says at once who it is. */
const helloTimeout = 5_000;
/** Replies that a server may leave unread, in bytes. */
const maxUnread = 1024 * 1024;

export interface SupervisorDeps {
  /** The folder that servers and this container share. */
  readonly folder: string;
  /** Starts processes whose sockets are in the folder with this path. */
  hostFor(sockets: string): IsolateHost;
  /** What this container lacks as a wall (`container-gaps.ts`). */
  readonly gaps: readonly string[];
}

export interface Supervisor {
  /** Ends every process. */
  close(): Promise<void>;
}

/** Runs processes for the servers that connect to its socket. Rejects when another one does so in the same folder. */
export async function startSupervisor({ folder, hostFor, gaps }: SupervisorDeps): Promise<Supervisor> {
  const sockets = join(folder, socketsFolder);
  const control = join(sockets, controlSocket);
  if (await listens(control)) throw new Error(`another supervisor runs in ${folder}`);
  await rm(sockets, { recursive: true, force: true });
  await mkdir(sockets);
  // Servers run as other users: they find a socket by its name, and see no name of another server's.
  chmodSync(sockets, 0o711);
  const host = hostFor(sockets);
  const sessions = new Set<Session>();
  const server = createServer((socket) => {
    const session = new Session(socket, host, gaps, () => void sessions.delete(session));
    sessions.add(session);
  });
  server.maxConnections = maxServers;
  await listening(server, control);
  chmodSync(control, 0o666);
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([...sessions].map((session) => session.close()));
      await closed;
      await rm(sockets, { recursive: true, force: true });
    },
  };
}

/** The processes of one server; they end with its connection. */
class Session {
  private readonly isolates = new Map<number, Isolate>();
  private readonly hello: NodeJS.Timeout;
  private isKnown = false;

  constructor(
    private readonly socket: Socket,
    private readonly host: IsolateHost,
    private readonly gaps: readonly string[],
    gone: () => void,
  ) {
    this.hello = setTimeout(() => this.refuse('the server did not say hello'), helloTimeout);
    socket.on('error', () => socket.destroy());
    // A server that ends its side has ended.
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(this.hello);
      for (const isolate of this.isolates.values()) isolate.kill();
      gone();
    });
    readLines(socket, {
      maxBytes: maxRequestBytes,
      taken: (line) => this.take(parseRequest(line)),
      tooLong: () => this.refuse(`a line of the server has more than ${maxRequestBytes} bytes`),
    });
  }

  /** Ends its processes and waits for them. */
  async close(): Promise<void> {
    const ends = [...this.isolates.values()].map(({ end }) => end);
    this.socket.destroy();
    await Promise.all(ends);
  }

  private take(request: SupervisorRequest | undefined): void {
    if (this.socket.destroyed) return;
    if (request === undefined) return this.refuse('a line of the server is no request');
    if (request.kind === 'hello') return this.welcome(request.version);
    if (!this.isKnown) return this.refuse('the server did not say hello first');
    switch (request.kind) {
      case 'start':
        return this.start(request);
      case 'usage':
        return void this.tellUsage(request.id);
      case 'kill':
        return this.isolates.get(request.id)?.kill();
    }
  }

  private welcome(version: number): void {
    clearTimeout(this.hello);
    this.isKnown = version === protocolVersion;
    this.send({ kind: 'welcome', version: protocolVersion, gaps: [...this.gaps] });
    if (!this.isKnown) this.refuse(`the server speaks version ${version}`);
  }

  private start({ id, config, limits }: Extract<SupervisorRequest, { kind: 'start' }>): void {
    if (this.isolates.has(id)) return this.refuse(`a process ${id} runs already`);
    if (this.isolates.size >= maxProcesses) {
      this.send({ kind: 'unstarted', id, message: `the server has ${maxProcesses} processes already` });
      return this.send({ kind: 'ended', id, end: 'ended' });
    }
    const isolate = this.host.start(config, limits);
    this.isolates.set(id, isolate);
    void this.follow(id, isolate);
  }

  private async follow(id: number, isolate: Isolate): Promise<void> {
    const start = isolate.socket.then(
      (path): SupervisorReply => ({ kind: 'listens', id, socket: basename(path) }),
      (error: unknown) => unstarted(id, error),
    );
    this.send(await start);
    const end: IsolateEnd = await isolate.end;
    this.isolates.delete(id);
    this.send({ kind: 'ended', id, end: end === 'lost' ? 'died' : end });
  }

  private async tellUsage(id: number): Promise<void> {
    const usage = await this.isolates.get(id)?.usage();
    this.send({ kind: 'usage', id, ...(usage && { usage }) });
  }

  private send(reply: SupervisorReply): void {
    if (this.socket.destroyed) return;
    this.socket.write(`${JSON.stringify(reply)}\n`);
    if (this.socket.writableLength > maxUnread) this.socket.destroy();
  }

  private refuse(message: string): void {
    this.send({ kind: 'closed', message });
    this.socket.destroySoon();
  }
}

function unstarted(id: number, error: unknown): SupervisorReply {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, maxSentence);
  if (!(error instanceof RefusedModule)) return { kind: 'unstarted', id, message };
  const { module } = error;
  return {
    kind: 'unstarted',
    id,
    message,
    refused: module === undefined ? {} : { module: module.slice(0, maxSentence) },
  };
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

/** Whether somebody answers at a socket, rather than having left it behind. */
function listens(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
