import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** The channel that tells instances that the catalogue has changed. */
export const catalogueChannel = 'catalogue_changed';

/** Tells every instance that businesses, menus or reviews have changed; inside a transaction it takes effect on commit. */
export async function catalogueChanged(database: Database): Promise<void> {
  await database.execute(sql`select pg_notify(${catalogueChannel}, '')`);
}
