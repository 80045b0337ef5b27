import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** An empty folder of this test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-platform-'));
  made.push(folder);
  return folder;
}

/** Removes all temporary folders; for `afterEach`. */
export async function removeTemporaryFolders() {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}
