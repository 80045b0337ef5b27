import { fileURLToPath } from 'node:url';

/** The SQL migrations made by `npm run migration -w api`; the same for both databases. */
export const migrations = { migrationsFolder: fileURLToPath(new URL('../../drizzle', import.meta.url)) };
