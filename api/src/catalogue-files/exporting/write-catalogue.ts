import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportedCatalogue } from './export-catalogue';

/** Writes the file as a whole or not at all, and the pictures beside it. */
export async function writeCatalogue(
  { catalogue, pictures }: ExportedCatalogue,
  file: string,
): Promise<void> {
  const folder = dirname(file);
  for (const [path, content] of pictures) {
    const at = join(folder, path);
    await mkdir(dirname(at), { recursive: true });
    await writeFile(at, content);
  }
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, `${JSON.stringify(catalogue, undefined, 2)}\n`);
  await rename(unfinished, file);
}
