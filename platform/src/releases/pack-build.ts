import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Packs a built folder for the door: a gzip-compressed tar of its files, without those whose names begin with a dot. */
export async function packBuild(folder: string): Promise<Buffer> {
  const archive = pack();
  for (const path of await pathsOfBuild(folder))
    archive.entry({ name: path, mtime: new Date(0) }, await readFile(join(folder, path)));
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive as AsyncIterable<Buffer>) parts.push(part);
  return promisify(gzip)(Buffer.concat(parts), { level: 1 });
}

/** The files of a built folder that are published, sorted, with slashes in their paths. */
export async function pathsOfBuild(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
