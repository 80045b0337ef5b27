import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { unlessMissing } from '../files/write-atomically';
import { findContentType, isCompressible } from '../releases/content-type';
import { encode } from '../releases/encodings';
import type { Encoded } from '../releases/encodings';

/** A file of the built console. */
interface ConsoleFile {
  readonly contentType: string;
  /** `sha384-…`, for the page that names the file. */
  readonly integrity: string;
  /** Compresses the file on the first call. */
  encoded(): Promise<Encoded>;
}

/** The files of the built console by path, such as `console.0a1b2c3d4e.js`; `start` are those that the page names. */
export interface ConsoleFiles {
  readonly files: ReadonlyMap<string, ConsoleFile>;
  readonly start: { readonly js: readonly string[]; readonly css: readonly string[] };
}

/** Reads the folder of the console's build; undefined when it has not been built. */
export async function readConsole(folder: string): Promise<ConsoleFiles | undefined> {
  const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }));
  const files = new Map<string, ConsoleFile>();
  for (const entry of entries ?? []) {
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    const contentType = findContentType(path);
    if (!entry.isFile() || entry.name.startsWith('.') || contentType === undefined) continue;
    files.set(path, consoleFile(await readFile(join(folder, path)), contentType));
  }
  const startFiles = (ending: string) =>
    [...files.keys()].filter((path) => /^console\.\w+\.\w+$/.test(path) && path.endsWith(ending));
  const start = { js: startFiles('.js'), css: startFiles('.css') };
  return start.js.length === 0 ? undefined : { files, start };
}

function consoleFile(bytes: Uint8Array, contentType: string): ConsoleFile {
  let encoded: Promise<Encoded> | undefined;
  return {
    contentType,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    encoded: () =>
      (encoded ??= isCompressible(contentType) ? encode(bytes) : Promise.resolve({ identity: bytes })),
  };
}
