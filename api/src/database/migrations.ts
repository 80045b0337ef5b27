import { fileURLToPath } from 'node:url';

/** A folder of SQL migrations, and the table that remembers which of them have run. */
export interface Migrations {
  readonly migrationsFolder: string;
  readonly migrationsTable?: string;
}

/** The SQL migrations written by `npm run migration -w api`, the same for both databases. */
export const migrations = { migrationsFolder: fileURLToPath(new URL('../../drizzle', import.meta.url)) };
