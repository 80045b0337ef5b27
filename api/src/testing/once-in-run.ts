import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The folder of this test run, which goes when the run is over. */
export function runFolder(): string {
  const folder = process.env['STOREFRONT_TEST_RUN'];
  if (!folder) throw new Error('The test run has no folder: run-folder-setup.mjs has not run');
  return folder;
}

/** What `make` makes, once in a test run, whichever worker asks first; the others wait for it. */
export async function onceInRun(name: string, make: () => Promise<string | Buffer>): Promise<Buffer> {
  const path = join(runFolder(), name);
  if (isFirst(`${path}.claimed`)) {
    writeFileSync(`${path}.unfinished`, await make());
    renameSync(`${path}.unfinished`, path);
  }
  while (!existsSync(path)) await setTimeout(50);
  return readFileSync(path);
}

/** Making a folder succeeds for one process only. */
function isFirst(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
}
