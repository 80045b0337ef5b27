import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
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

const store = environment['RELEASE_STORE']?.replace(/^file:(\/\/)?/, '');

const refuse = (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
};

process.exitCode = await runCommandLine(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  clock: { now: () => new Date(performance.timeOrigin + performance.now()) },
  releasesDirectory: store ?? join(environment['DATA_DIR'] ?? '.data', 'releases'),
  brandsDirectory: fileURLToPath(new URL('../../brands', import.meta.url)),
  author: environment['RELEASE_AUTHOR'] ?? userInfo().username,
  commit: environment['RELEASE_COMMIT'] ?? commit(),
}).catch(refuse);
