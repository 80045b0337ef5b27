import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');

/** The environment in which `storefront` and the other commands work on the running product, and not on the checkout's own data. */
export function productEnvironment() {
  return { DATA_DIR: process.env['STOREFRONT_DATA'] ?? '.data' };
}

/**
 * Runs a program to its end on the running product, by default in the project's root.
 *
 * The test goes on hearing from the server meanwhile. A test that is blocked does not hear that the server has closed an idle connection,
 * and sends its next request into it.
 *
 * @returns what the program printed; rejects with everything that it printed when it fails
 */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  { cwd = root, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, [...parameters], {
      cwd,
      env: { ...process.env, ...productEnvironment(), ...env },
      maxBuffer: 32 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}
