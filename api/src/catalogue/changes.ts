import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** The channel on which instances hear that the catalogue is another. */
export const catalogueChannel = 'catalogue_changed';

/** Tells every instance that businesses, menus or reviews have changed; inside a transaction, when it commits. */
export async function catalogueChanged(database: Database): Promise<void> {
  await database.execute(sql`select pg_notify(${catalogueChannel}, '')`);
}
