import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process of the product. */
export interface StartedProcess {
  readonly name: string;
  readonly url: string;
  /** Ends it with SIGTERM, as an operator does; resolves when it has ended. */
  stop(): Promise<void>;
  /** Kills it, as a crash would. */
  kill(): Promise<void>;
  /** Sends it a signal that does not end it. */
  signal(signal: NodeJS.Signals): void;
}

export interface ProcessDeps {
  readonly name: string;
  /** The folder that holds `deploy`. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts a process with these settings and waits until it is ready; rejects with what it printed when it ends before that. */
export async function startProcess({ name, root, environment }: ProcessDeps): Promise<StartedProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'deploy/src/serve.ts'], {
    cwd: root,
    env: { ...process.env, ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C at the terminal goes to the starting process, which ends the others in order.
    detached: true,
  });
  const printed: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        printed.push(line);
        const [, port] = /^ready http:\/\/localhost:(\d+)/.exec(line) ?? [];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      });
    child.on('error', reject);
    child.on('exit', (code) =>
      reject(new Error(`${name} ended (${code}) before it was ready:\n${printed.join('\n')}`)),
    );
  });
  // When this process ends, the processes that it started end too.
  const killChild = () => void child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  return {
    name,
    url,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    signal: (signal) => void child.kill(signal),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
