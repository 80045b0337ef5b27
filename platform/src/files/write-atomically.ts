import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const temporaryPath = (path: string) => join(dirname(path), `.${randomUUID()}.part`);

const written = async (path: string, bytes: Uint8Array | string, mode: number): Promise<string> => {
  await mkdir(dirname(path), { recursive: true });
  const part = temporaryPath(path);
  try {
    await writeFile(part, bytes, { flush: true, mode });
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return part;
};

/** Writes a file so that a reader finds the old or the new content, even if the process dies meanwhile. */
export async function writeAtomically(path: string, bytes: Uint8Array | string, mode = 0o666): Promise<void> {
  await rename(await written(path, bytes, mode), path);
}

/** Whether an error of the file system has this code, such as ENOENT. */
const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** The outcome, or undefined when the file or folder does not exist. */
export async function unlessMissing<Outcome>(work: Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}
