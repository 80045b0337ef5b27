import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { businessKeys } from './tables';

const first = 1;

/** The versions of businesses' keys. */
export function createBusinessKeyRepository(database: Database) {
  return {
    async versionOf(slug: string): Promise<number> {
      const [row] = await database.select().from(businessKeys).where(eq(businessKeys.businessSlug, slug));
      return row?.version ?? first;
    },
    /** Invalidates the current keys of a business. */
    async revoke(slug: string, now: Date): Promise<void> {
      await database
        .insert(businessKeys)
        .values({ businessSlug: slug, version: first + 1, replacedAt: now })
        .onConflictDoUpdate({
          target: businessKeys.businessSlug,
          set: { version: sql`${businessKeys.version} + 1`, replacedAt: now },
        });
    },
  };
}
