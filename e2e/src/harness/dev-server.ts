import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface StartedDevServer {
  readonly origin: string;
  /** What it has printed so far. */
  readonly lines: readonly string[];
  /** Ends it, as Ctrl+C does; resolves with its exit code and signal. */
  stop(): Promise<unknown[]>;
}

/** Starts `storefront dev` by this program; resolves when its first build is shown, rejects when it ends before. */
export async function startDevServer(
  program: string,
  parameters: readonly string[],
  place: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<StartedDevServer> {
  // In a group of its own, so that the signal reaches what `npm run` has started too.
  const child = spawn(program, parameters, {
    ...place,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  let origin = '';
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      origin ||= /^Look at (http:\/\/\S+);/.exec(line)?.[1] ?? '';
      if (line.endsWith(' is shown.')) resolve();
    });
    void ended.then(() => reject(new Error(`storefront dev has ended:\n${lines.join('\n')}`)));
  });
  return {
    origin,
    lines,
    async stop() {
      const runs = child.exitCode === null && child.signalCode === null;
      if (runs && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      return ended;
    },
  };
}
