import { and, eq, gt, sql } from 'drizzle-orm';
import { businessKeys } from '../business-keys/tables';
import type { Database } from '../database/database';
import { kitchenSessions } from './tables';

/** The sessions of kitchens' devices. */
export function createKitchenSessionRepository(database: Database) {
  return {
    async add(session: typeof kitchenSessions.$inferInsert): Promise<void> {
      await database.insert(kitchenSessions).values(session);
    },
    /** The session of a token; undefined when it has ended or the keys of its business were replaced since. */
    async find(tokenHash: string, now: Date) {
      const [row] = await database
        .select({
          businessSlug: kitchenSessions.businessSlug,
          device: kitchenSessions.device,
          userId: kitchenSessions.userId,
        })
        .from(kitchenSessions)
        .leftJoin(businessKeys, eq(businessKeys.businessSlug, kitchenSessions.businessSlug))
        .where(
          and(
            eq(kitchenSessions.tokenHash, tokenHash),
            gt(kitchenSessions.expiresAt, now),
            // A business whose keys were never replaced has no row, and the first version.
            eq(kitchenSessions.keyVersion, sql`coalesce(${businessKeys.version}, 1)`),
          ),
        );
      return row;
    },
    async end(tokenHash: string): Promise<void> {
      await database.delete(kitchenSessions).where(eq(kitchenSessions.tokenHash, tokenHash));
    },
  };
}
