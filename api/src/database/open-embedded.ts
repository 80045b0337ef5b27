import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { demandDataFolder } from './data-folder';
import { DatabaseUnusable } from './database';
import type { OpenDatabase } from './database';
import { lockFolder } from './folder-lock';
import { migrations } from './migrations';
import type { Migrations } from './migrations';
import { traceStatements } from './trace-statements';
import { refuseDistantVersions } from './versions';

/** Opens a database in memory, for tests. Loading the dump `template` is faster than migrating a new one. */
export async function openInMemory(
  template?: Blob,
  others: readonly Migrations[] = [],
): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await PGlite.create(template === undefined ? {} : { loadDataDir: template });
  return {
    ...(await open(client, { unlock: () => Promise.resolve(), others })),
    dump: () => client.dumpDataDir('none'),
  };
}

/** Opens the embedded database and locks its folder (G6). */
export async function openEmbedded(
  dataDirectory: string,
  others: readonly Migrations[] = [],
): Promise<OpenDatabase> {
  await demandDataFolder(dataDirectory);
  const folder = join(dataDirectory, 'database');
  const unlock = await lockFolder(folder);
  try {
    const files = join(folder, 'files');
    await prepare(files);
    return await open(await PGlite.create(files), { unlock, others });
  } catch (fault) {
    await unlock().catch(() => undefined);
    if (fault instanceof DatabaseUnusable) throw fault;
    // PGlite's error on a full disk reads like damage, so the disk is checked first.
    await demandDataFolder(dataDirectory);
    throw new DatabaseUnusable(
      `The database in ${folder} cannot be opened: it is damaged, or was made by another version. ` +
        'Restore it from a backup, or move the folder away to begin with an empty one.',
      { cause: fault },
    );
  }
}

/**
 * Creates the database's files if there are none. They are created aside and then moved, so that existing files
 * are complete: PGlite would create a new database over incomplete ones.
 */
async function prepare(files: string) {
  if (existsSync(files)) {
    if (!existsSync(join(files, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
    return;
  }
  const unfinished = `${files}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await (await PGlite.create(unfinished)).close();
  await rename(unfinished, files);
}

interface Opening {
  readonly unlock: () => Promise<void>;
  readonly others: readonly Migrations[];
}

async function open(client: PGlite, { unlock, others }: Opening): Promise<OpenDatabase> {
  const database = drizzle(traceStatements(client));
  try {
    const folders = [migrations, ...others];
    await refuseDistantVersions((text, values) => client.query(text, values), folders);
    for (const folder of folders) await migrate(database, folder);
  } catch (fault) {
    // An open database keeps the process alive.
    await client.close();
    throw fault;
  }
  return {
    kind: 'embedded',
    database,
    replica: database,
    listen: (channel, listener) => client.listen(channel, listener),
    check: async () => {
      await client.query('select 1');
    },
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}
