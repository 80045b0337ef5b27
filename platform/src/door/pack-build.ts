import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Packs a built folder for the door: a gzip-compressed tar of its files, without those whose names begin with a dot. */
export async function packBuild(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
  const archive = pack();
  for (const path of paths)
    archive.entry({ name: path, mtime: new Date(0) }, await readFile(join(folder, path)));
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive as AsyncIterable<Buffer>) parts.push(part);
  return promisify(gzip)(Buffer.concat(parts), { level: 1 });
}
