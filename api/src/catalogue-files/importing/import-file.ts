import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../error-code';
import { checkCatalogue } from '../checking/check';
import type { CatalogueFault } from '../checking/fault';
import { importCatalogue } from './import-catalogue';
import type { ImportOutcome } from './import-catalogue';
import { parseWithoutDirections } from './parse-without-directions';
import { resolvePictures } from './resolve-pictures';
import type { ReadPicture } from './resolve-pictures';

/** The result of importing a file; the sentence of `unreadable` is about the file itself. */
export type FileOutcome = ImportOutcome | { readonly kind: 'unreadable'; readonly sentence: string };

/** Imports a catalogue file with the pictures beside it. */
export async function importCatalogueFile(
  ports: Parameters<typeof importCatalogue>[0],
  path: string,
  options: { readonly replace: boolean },
): Promise<FileOutcome> {
  const read = await readCatalogueFile(path);
  if (read.kind === 'unreadable') return read;
  return importCatalogue(ports, { catalogue: read.value, readPicture: picturesBeside(path), ...options });
}

export type FileCheck =
  | { readonly kind: 'valid'; readonly businesses: number }
  | { readonly kind: 'faulty'; readonly faults: readonly CatalogueFault[] }
  | { readonly kind: 'unreadable'; readonly sentence: string };

/** Checks a catalogue file and the pictures beside it without a database. */
export async function checkCatalogueFile(path: string): Promise<FileCheck> {
  const read = await readCatalogueFile(path);
  if (read.kind === 'unreadable') return read;
  const check = checkCatalogue(read.value);
  if (check.kind === 'faulty') return check;
  const { faults } = await resolvePictures(check.catalogue, picturesBeside(path));
  if (faults.length > 0) return { kind: 'faulty', faults };
  return { kind: 'valid', businesses: check.catalogue.businesses.length };
}

type ParsedFile =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'unreadable'; readonly sentence: string };

async function readCatalogueFile(path: string): Promise<ParsedFile> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (fault) {
    const code = errorCode(fault);
    const reason = code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`;
    return { kind: 'unreadable', sentence: `${path}: ${reason}.` };
  }
  try {
    return { kind: 'read', value: parseWithoutDirections(text) };
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : 'it has no value';
    return { kind: 'unreadable', sentence: `${path} is not JSON: ${reason}.` };
  }
}

function picturesBeside(path: string): ReadPicture {
  const folder = dirname(path);
  return (picture) => readFile(join(folder, picture)).catch(() => undefined);
}
