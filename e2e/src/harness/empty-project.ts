import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './run-program';

/** The checkout that the tests run from. */
export const root = join(import.meta.dirname, '../../..');

const linked = ['node_modules', 'shared', 'shell', 'api', 'platform'];
const configuration =
  /^(package\.json|knip\.json|\.prettierrc\.json|\.prettierignore|eslint\.config\.mjs|tsconfig.*\.json|docs)$/;

/** A checkout for one test, which holds no remote until one is put there. */
export interface EmptyProject {
  readonly folder: string;
  /** The names of the files and folders in it. */
  entries(): string[];
  /** Copies a remote of the real checkout into it, without what was built. */
  addRemote(remote: string): void;
  /** Runs a command in one of its folders; returns what it printed, rejects when it fails. */
  run(
    command: string,
    parameters: readonly string[],
    subfolder?: string,
    env?: Record<string, string>,
  ): Promise<string>;
  remove(): void;
}

/** Makes a checkout without remotes. Shared packages, shell, API and platform are links to the real ones, not copies. */
export function emptyProject(): EmptyProject {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-project-'));
  for (const name of linked) symlinkSync(join(root, name), join(folder, name));
  for (const name of readdirSync(root).filter((entry) => configuration.test(entry)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  return {
    folder,
    entries: () => readdirSync(folder).sort(),
    addRemote: (remote) =>
      cpSync(join(root, remote), join(folder, remote), {
        recursive: true,
        filter: (path) => !/[\\/](dist|node_modules)$/.test(path),
      }),
    run: (command, parameters, subfolder = '.', env = {}) =>
      runProgram(command, parameters, {
        cwd: join(folder, subfolder),
        env: { NODE_ENV: 'production', ...env },
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
