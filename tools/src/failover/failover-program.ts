import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Machine } from './network';

interface FailoverProgramDeps {
  readonly name: string;
  readonly machine: Machine;
  /** Its data, its home and its log are in here. */
  readonly folder: string;
  /** The folder of PostgreSQL's programs. */
  readonly programs: string;
}

/** pg_autoctl on one machine, which starts PostgreSQL and looks after it; it runs under the account of PostgreSQL. */
export class FailoverProgram {
  readonly name: string;
  readonly machine: Machine;
  readonly data: string;
  readonly account = { uid: idOf('-u'), gid: idOf('-g') };
  readonly #folder: string;
  readonly #programs: string;
  #running: ChildProcess | undefined;

  constructor({ name, machine, folder, programs }: FailoverProgramDeps) {
    this.name = name;
    this.machine = machine;
    this.data = join(folder, name);
    this.#folder = folder;
    this.#programs = programs;
  }

  /** Starts pg_autoctl with these parameters, which go on running. */
  start(...parameters: readonly string[]): void {
    this.#withLog((log) => {
      const [program, ...all] = this.#command(parameters);
      const options = { cwd: this.#folder, stdio: ['ignore' as const, log, log], detached: true };
      this.#running = spawn(program, all, options);
    });
  }

  /** Runs pg_autoctl with these parameters, which end by themselves. */
  runToEnd(...parameters: readonly string[]): void {
    this.#withLog((log) => {
      const [program, ...all] = this.#command(parameters);
      execFileSync(program, all, { cwd: this.#folder, stdio: ['ignore', log, log] });
    });
  }

  /** Ends it in order, with its PostgreSQL; kills what has not ended after ten seconds. */
  async stop(): Promise<void> {
    const running = this.#running;
    if (running?.exitCode === null && running.signalCode === null) {
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await Promise.race([ended, setTimeout(10_000, undefined, { ref: false })]);
    }
    this.machine.kill();
  }

  /** The end of its log. */
  lastLines(): string {
    return readFileSync(this.#logFile, 'utf8').split('\n').slice(-20).join('\n');
  }

  get #logFile(): string {
    return join(this.#folder, `${this.name}.log`);
  }

  #withLog(work: (log: number) => void): void {
    const log = openSync(this.#logFile, 'a');
    try {
      work(log);
    } finally {
      closeSync(log);
    }
  }

  #command(parameters: readonly string[]): [string, ...string[]] {
    const home = join(this.#folder, `home-${this.name}`);
    mkdirSync(home, { recursive: true });
    chownSync(home, this.account.uid, this.account.gid);
    // Told to end when this process ends, however that is.
    const drop = [
      'setpriv',
      '--reuid',
      'postgres',
      '--regid',
      'postgres',
      '--clear-groups',
      '--pdeathsig',
      'TERM',
    ];
    const own = [
      `PATH=${this.#programs}:/usr/bin:/bin`,
      `HOME=${home}`,
      `XDG_RUNTIME_DIR=${home}`,
      'LC_ALL=C',
      'TZ=UTC',
    ];
    return [...this.machine.enter, ...drop, 'env', '-i', ...own, 'pg_autoctl', ...parameters];
  }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}
