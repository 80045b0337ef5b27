import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The folder of this test run, which is removed at its end. */
export function runFolder(): string {
  const folder = process.env['STOREFRONT_TEST_RUN'];
  if (!folder) throw new Error('The test run has no folder: run-folder-setup.mjs has not run');
  return folder;
}

/**
 * The result of `make`, which runs once in a test run, in the first worker that asks. The others wait for it. When it fails, all of them
 * throw, because a worker that waits for ever would keep the run from ending.
 */
export async function onceInRun(name: string, make: () => Promise<string | Buffer>): Promise<Buffer> {
  const path = join(runFolder(), name);
  if (isFirst(`${path}.claimed`)) {
    try {
      writeFileSync(`${path}.unfinished`, await make());
      renameSync(`${path}.unfinished`, path);
    } catch (fault) {
      writeFileSync(`${path}.failed`, fault instanceof Error ? fault.message : String(fault));
      throw fault;
    }
  }
  while (!existsSync(path)) {
    if (existsSync(`${path}.failed`))
      throw new Error(`${name} could not be made: ${readFileSync(`${path}.failed`, 'utf8')}`);
    await setTimeout(50);
  }
  return readFileSync(path);
}

/** Whether this process is the first: creating a folder succeeds for one process only. */
function isFirst(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}
