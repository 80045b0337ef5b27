import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../database/migrations';
import type { Migrations } from '../database/migrations';

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** Copies the migrations before the one of this name to a folder, which `remove` removes. */
export async function migrationsBefore(name: string, all: Migrations = migrations) {
  const migrationsFolder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(all.migrationsFolder, migrationsFolder, { recursive: true });
  const path = join(migrationsFolder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  if (end === -1) throw new Error(`There is no migration ${name}`);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return { ...all, migrationsFolder, remove: () => rm(migrationsFolder, { recursive: true }) };
}
