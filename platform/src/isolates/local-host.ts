import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { attendedCommand, confinedCommand, confinedUser, findGaps } from './confinement';
import type { Command, ProcessFolders } from './confinement';
import type { Engine } from './engine';
import { RefusedModule } from './isolate-host';
import type { Isolate, IsolateEnd, IsolateHost, IsolateLimits, IsolateUsage, Wall } from './isolate-host';

const megabyte = 1024 * 1024;
const pageBytes = 4096;
const ticksPerSecond = 100;
const watchEvery = 50;
const startTimeout = 5_000;
const maxLastWords = 4_000;
/** How the engine names a module that is no script. */
const refusedModule = /Uncaught ([^\n]*)(?:\n\s+at ([^\s:]+):)?/;

/** How the command that makes the namespaces says that it may not. */
const refusedNamespaces = /^unshare: (.*)$/m;

/** Processes on this machine, behind the wall that was found (`find-host.ts`). */
export class LocalHost implements IsolateHost {
  constructor(
    private readonly engine: Engine,
    readonly wall: Wall,
    /** The folder of the processes' sockets when other containers use them: each has a name that cannot be guessed. */
    private readonly sharedSockets?: string,
  ) {}

  fault(): undefined {
    return undefined;
  }

  start(config: string, limits: IsolateLimits): Isolate {
    return new LocalIsolate(this.engine, this.wall, this.sharedSockets, config, limits);
  }
}

class LocalIsolate implements Isolate {
  readonly socket: Promise<string>;
  readonly end: Promise<IsolateEnd>;
  private child: ChildProcess | undefined;
  /** The process of the engine itself: the command that confines it stays its parent. */
  private pid: number | undefined;
  /** The end of what the engine wrote to its error output. */
  private lastWords = '';
  private isKilled = false;
  private isOutOfMemory = false;
  private lastUsage: IsolateUsage | undefined =
    process.platform === 'linux' ? { processorTime: 0, bytes: 0 } : undefined;
  private settleEnd: (end: IsolateEnd) => void = () => undefined;

  constructor(
    private readonly engine: Engine,
    private readonly wall: Wall,
    private readonly sharedSockets: string | undefined,
    config: string,
    private readonly limits: IsolateLimits,
  ) {
    this.end = new Promise((resolve) => (this.settleEnd = resolve));
    this.socket = this.start(config);
    this.socket.catch(() => this.kill());
  }

  /** Read at once: a file of the system's memory is read in less time than the pool of threads needs to be asked. */
  usage(): Promise<IsolateUsage | undefined> {
    return Promise.resolve(this.readUsage());
  }

  kill(): void {
    this.isKilled = true;
    this.child?.kill('SIGKILL');
    if (this.child === undefined) this.settleEnd('ended');
  }

  private async start(config: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'isolate-'));
    try {
      const folders: ProcessFolders = { root: join(folder, 'root'), sockets: join(folder, 's') };
      await Promise.all([mkdir(folders.root), mkdir(folders.sockets)]);
      const configFile = join(folders.sockets, 'config');
      await writeFile(configFile, config);
      if (this.wall === 'namespaces' && process.getuid?.() === 0)
        await Promise.all(
          [folders.sockets, configFile].map((path) => chown(path, confinedUser, confinedUser)),
        ).catch((error: unknown) => {
          throw new Error(
            `this system has no user ${confinedUser}, as which processes are confined (${String(error)})`,
          );
        });
      const socket =
        this.sharedSockets === undefined
          ? join(folders.sockets, 'work')
          : join(this.sharedSockets, randomBytes(16).toString('hex'));
      const command = this.command(folders, socket);
      await this.listening(this.spawn(command, [folder, socket]));
      // The code of the releases stays in the process alone.
      await unlink(configFile);
      if (this.wall === 'namespaces') {
        this.pid = childOf(this.child?.pid);
        const gaps = this.pid === undefined ? ['its process cannot be seen'] : findGaps(this.pid);
        if (gaps.length > 0) throw new Error(`the process is not confined: ${gaps.join('; ')}`);
      }
      // A server in another container is another user; who does not know the name cannot connect.
      if (this.sharedSockets !== undefined) await chmod(socket, 0o666);
      return socket;
    } catch (error) {
      if (this.child === undefined) await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  private command(folders: ProcessFolders, socket: string): Command {
    const argsFor = (config: string, work: string) => [
      ...['serve', config, 'config', `--socket-addr=work=unix:${work}`, '--control-fd=3'],
    ];
    if (this.wall !== 'namespaces')
      return attendedCommand(this.engine, argsFor(join(folders.sockets, 'config'), socket));
    const command = confinedCommand(this.engine, folders, argsFor('/s/config', '/s/work'));
    if (command === undefined) throw new Error('this system has no namespaces');
    return command;
  }

  private spawn([file, ...args]: Command, leftovers: readonly string[]): ChildProcess {
    if (this.isKilled) throw new Error('it was ended before it started');
    const child = spawn(file, args, { cwd: '/', env: {}, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
    this.child = child;
    // A command that makes namespaces stays the parent of the engine; any other becomes the engine.
    if (this.wall !== 'namespaces') this.pid = child.pid;
    child.unref();
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      this.lastWords = (this.lastWords + part).slice(-maxLastWords);
    });
    const watch = setInterval(() => this.watchMemory(), watchEvery);
    watch.unref();
    child.once('close', () => {
      clearInterval(watch);
      // The system may give the number to another process.
      this.pid = undefined;
      for (const path of leftovers) void rm(path, { recursive: true, force: true });
      const isHeapFull = /out of memory/i.test(this.lastWords);
      this.settleEnd(this.isOutOfMemory || isHeapFull ? 'out of memory' : this.isKilled ? 'ended' : 'died');
    });
    return child;
  }

  private async listening(child: ChildProcess): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        timer = setTimeout(() => reject(new Error('it does not listen')), startTimeout);
        child.once('error', reject);
        child.once('close', (code, signal) => {
          const [, message, module] = refusedModule.exec(this.lastWords) ?? [];
          const [, refusal] = refusedNamespaces.exec(this.lastWords) ?? [];
          if (message !== undefined) reject(new RefusedModule(module, message));
          else if (refusal !== undefined) reject(new Error(`this system refuses namespaces (${refusal})`));
          else reject(new Error(`it ended at its start (${signal ?? code}): ${this.lastWords}`));
        });
        (child.stdio[3] as Readable).once('data', () => resolve());
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** The engine limits V8's heap only. */
  private watchMemory(): void {
    const { heapMegabytes, growthMegabytes } = this.limits;
    const { bytes = 0 } = this.readUsage() ?? {};
    if (this.pid === undefined || bytes <= (heapMegabytes + growthMegabytes) * megabyte) return;
    this.isOutOfMemory = true;
    this.child?.kill('SIGKILL');
  }

  /** Synchronous, because a process can take a gigabyte within one turn of a busy server. */
  private readUsage(): IsolateUsage | undefined {
    if (this.pid === undefined) return this.lastUsage;
    try {
      this.lastUsage = usageIn(readFileSync(`/proc/${this.pid}/stat`, 'latin1'));
    } catch {
      // It has ended, which its `close` tells, or this system has no such file.
    }
    return this.lastUsage;
  }
}

function childOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ');
  return first ? Number(first) : undefined;
}

/** Reads a line of `/proc/PID/stat`; the name of the program before its fields may contain spaces. */
function usageIn(stat: string): IsolateUsage {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { processorTime: (ticks * 1000) / ticksPerSecond, bytes: Number(fields[21]) * pageBytes };
}
