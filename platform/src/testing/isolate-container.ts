import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const repository = join(__dirname, '../../..');
const program = 'platform/src/isolates/container/main.ts';
/** The user of the container; this process may be another. */
const containerUser = 65_534;

/** The isolates' container of a test. It is none of a container engine: namespaces stand in for one (`contain.sh`). */
export interface TestContainer {
  /** The folder that it shares. */
  readonly folder: string;
  /** What it has said up to now. */
  said(): string;
  /** Starts it and resolves when it serves. */
  start(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Ends it as an engine does that is asked to. */
  stop(): Promise<void>;
  /** Lets the supervisor hang, or go on. */
  pause(): void;
  resume(): void;
  /** Numbers of the processes that run code of releases in there. */
  processes(): number[];
  remove(): Promise<void>;
}

/** Makes one that has not started. */
export async function aContainer(): Promise<TestContainer> {
  const place = await mkdtemp(join(tmpdir(), 'container-'));
  const [root, folder] = [join(place, 'root'), join(place, 'shared')];
  await Promise.all([mkdir(root), mkdir(folder)]);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, containerUser, containerUser);
  let child: ChildProcess | undefined;
  let said = '';

  const supervisor = () => {
    const [pid] = child?.pid === undefined ? [] : childrenOf(child.pid);
    if (pid === undefined) throw new Error('the container does not run');
    return pid;
  };
  const ended = async () => {
    if (child !== undefined && child.exitCode === null && child.signalCode === null)
      await once(child, 'close');
    child = undefined;
  };

  const kill = async () => {
    process.kill(supervisor(), 'SIGKILL');
    await ended();
  };

  return {
    folder,
    said: () => said,
    async start() {
      const started = spawn(
        'setpriv',
        [
          ...['--pdeathsig=KILL', 'unshare', ...(isRoot ? [] : ['--user', '--map-root-user'])],
          ...['--net', '--ipc', '--uts', '--pid', '--mount', '--fork', '--kill-child'],
          ...[
            '/bin/sh',
            join(__dirname, 'contain.sh'),
            root,
            folder,
            repository,
            isRoot ? String(containerUser) : '-',
          ],
          ...[
            process.execPath,
            '--import',
            pathToFileURL(require.resolve('tsx')).href,
            join(repository, program),
          ],
        ],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      );
      child = started;
      said = '';
      await new Promise<void>((resolve, reject) => {
        for (const stream of [started.stdout, started.stderr])
          stream.setEncoding('utf8').on('data', (text: string) => {
            said += text;
            if (/^ready /m.test(said)) resolve();
          });
        started.once('error', reject);
        started.once('close', () => reject(new Error(`the container ended: ${said}`)));
      });
    },
    kill,
    async stop() {
      process.kill(supervisor(), 'SIGTERM');
      await ended();
    },
    pause: () => void process.kill(supervisor(), 'SIGSTOP'),
    resume: () => void process.kill(supervisor(), 'SIGCONT'),
    processes: () =>
      childrenOf(supervisor()).filter((pid) => readFileSync(`/proc/${pid}/comm`, 'latin1') === 'workerd\n'),
    async remove() {
      if (child !== undefined) await kill();
      await rm(place, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}
