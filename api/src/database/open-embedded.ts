import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { DatabaseUnusable, type OpenDatabase } from './database';
import { lockFolder } from './folder-lock';
import { migrations } from './migrations';

/** Opens the database inside this process: in a folder that no other process may hold (G6), or in memory. */
export async function openEmbedded(dataDirectory: string | 'memory'): Promise<OpenDatabase> {
  if (dataDirectory === 'memory') return open(await PGlite.create(), () => Promise.resolve());

  const folder = join(dataDirectory, 'database');
  const unlock = await lockFolder(folder);
  try {
    return await open(await PGlite.create(join(folder, 'files')), unlock);
  } catch (fault) {
    await unlock();
    throw new DatabaseUnusable(
      `The database in ${folder} cannot be opened: it is damaged, or was made by another version. ` +
        'Restore it from a backup, or move the folder away to begin with an empty one.',
      { cause: fault },
    );
  }
}

async function open(client: PGlite, unlock: () => Promise<void>): Promise<OpenDatabase> {
  const database = drizzle(client);
  await migrate(database, migrations);
  return {
    kind: 'embedded',
    database,
    replica: database,
    listen: (channel, heard) => client.listen(channel, heard),
    check: async () => {
      await client.query('select 1');
    },
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}
