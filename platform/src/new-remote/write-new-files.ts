import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NewFile } from './fill-templates';

/** Writes the files of a new remote; throws rather than replace one that exists. */
export async function writeNewFiles(folder: string, files: readonly NewFile[]): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { flag: 'wx' });
  }
}
