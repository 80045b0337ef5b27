import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A storefront that runs in a process of its own. */
export interface StorefrontProcess {
  readonly port: number;
  /** The operators' token of its registry. */
  readonly token: string;
  end(): Promise<void>;
}

/**
 * Starts the whole storefront as `npm start` does, on a free port, with its data in `dataFolder` and a guard that judges every second;
 * `environment` adds settings.
 */
export async function startStorefrontProcess(
  root: string,
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<StorefrontProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'deploy/src/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataFolder,
      NODE_ENV: 'development',
      // Friday evening in London, when the demo restaurant is open.
      CLOCK: '2026-11-20T18:30:00Z',
      GUARD_SECONDS: '1',
      GUARD_CHECKOUT_SECONDS: '10',
      GUARD_MIN_VITALS: '40',
      // Every simulated visitor sends an address of its own.
      TRUSTED_PROXIES: 'loopback',
      DEVELOPMENT_USES: 'proxies',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const printed: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    const read = (line: string) => {
      printed.push(line);
      const [, found] = /^ready http:\/\/\S+:(\d+)$/.exec(line) ?? [];
      if (found !== undefined) resolve(Number(found));
    };
    createInterface({ input: server.stdout }).on('line', read);
    createInterface({ input: server.stderr }).on('line', read);
    server.once('exit', () => reject(new Error(`The storefront did not start:\n${printed.join('\n')}`)));
  });
  return {
    port,
    token: (await readFile(join(dataFolder, 'registry-token'), 'utf8')).trim(),
    async end() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
