import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const program = createRequire(import.meta.url).resolve('@storefront/build/webpack/check-types');

/**
 * Checks the types of the remote in `directory` now and after each change, in a process of its own, and passes on the type errors, each
 * with its file, line and column (REL-16). Returns the function that stops it.
 */
export function watchTypes(
  directory: string,
  checked: (errors: readonly string[]) => void,
): () => Promise<void> {
  const child = spawn(process.execPath, [program, directory, '--watch'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  createInterface({ input: child.stdout }).on('line', (line) => checked(JSON.parse(line) as string[]));
  return async () => {
    child.kill();
    await ended;
  };
}
