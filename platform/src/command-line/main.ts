import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { networkTransport, registryClient } from '../door/registry-client';
import { runCommandLine } from './run-command-line';

const environment = process.env;

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
};

const around = fileURLToPath(new URL('../../..', import.meta.url));
const brandsIn = (checkout: string) => join(checkout, 'platform/brands');
// Undefined in the package `@storefront/cli`, which works in repositories of remotes alone.
const repository = existsSync(brandsIn(around)) ? around : undefined;
// Teams publish from the folder of their remote: the default data folder is in the checkout, as with `npm start`.
const dataDirectory = environment['DATA_DIR'] ?? join(repository ?? process.cwd(), '.data');
const tokenFile = join(dataDirectory, 'registry-token');
const localToken = (): string | undefined => {
  try {
    return readFileSync(tokenFile, 'utf8').trim();
  } catch {
    return undefined;
  }
};
const origin = environment['STOREFRONT_URL'] ?? `http://localhost:${environment['PORT'] ?? '3000'}`;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

const refuse = (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
};

// A reader such as `head` may have seen enough: the command ends quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  registry: registryClient(networkTransport(origin), environment['STOREFRONT_TOKEN'] ?? localToken(), origin),
  brandsDirectory: environment['BRANDS_DIR'] || brandsIn(repository ?? process.cwd()),
  repository,
  folder: process.cwd(),
  stopSignal: stopping.signal,
  author: environment['RELEASE_AUTHOR'] ?? userInfo().username,
  commit: environment['RELEASE_COMMIT'] ?? commit(),
}).catch(refuse);
