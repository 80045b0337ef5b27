import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The folder of the whole repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Child {
  /** The first group that the pattern matched in the awaited line. */
  readonly matchedText: string;
  readonly processId: number;
  end(): Promise<void>;
}

const launch = (parameters: readonly string[], environment: NodeJS.ProcessEnv) =>
  spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const readLines = (child: ChildProcess, handleLine: (line: string) => void) => {
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', handleLine);
  }
};

/**
 * Runs Node with these parameters until a line of it matches `awaited`; rejects with its output if it ends before.
 */
export async function startChild(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  awaitedLine: RegExp,
): Promise<Child> {
  const child = launch(parameters, environment);
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(killTimer);
  };
  const matchedText = await new Promise<string>((resolve, reject) => {
    const lines: string[] = [];
    readLines(child, (line) => {
      lines.push(line);
      const match = awaitedLine.exec(line);
      if (match) resolve(match[1] ?? '');
    });
    child.on('exit', () =>
      reject(new Error(`${parameters.join(' ')} ended:\n${lines.slice(0, 20).join('\n')}`)),
    );
  });
  return { matchedText, processId: child.pid ?? 0, end };
}

/** Runs Node with these parameters to its end; rejects with its output when it fails. */
export async function runChild(parameters: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const child = launch(parameters, environment);
  const lines: string[] = [];
  readLines(child, (line) => void lines.push(line));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${parameters.join(' ')} failed:\n${lines.slice(0, 20).join('\n')}`);
}
