import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { businessKeys } from '../business-keys/tables';
import type { Database } from '../database/database';
import { kitchenRoles } from '../kitchen-roles/tables';
import { kitchenSessions } from './tables';

/** The sessions of kitchens' devices. */
export function createKitchenSessionRepository(database: Database) {
  return {
    async add(session: typeof kitchenSessions.$inferInsert): Promise<void> {
      await database.insert(kitchenSessions).values(session);
    },
    /** The session of a token; undefined when it has ended, the keys of its business were replaced since, or the person has no role any more. */
    async find(tokenHash: string, now: Date) {
      const [row] = await database
        .select({
          businessSlug: kitchenSessions.businessSlug,
          device: kitchenSessions.device,
          userId: kitchenSessions.userId,
          role: kitchenRoles.role,
        })
        .from(kitchenSessions)
        .leftJoin(businessKeys, eq(businessKeys.businessSlug, kitchenSessions.businessSlug))
        .leftJoin(
          kitchenRoles,
          and(
            eq(kitchenRoles.businessSlug, kitchenSessions.businessSlug),
            eq(kitchenRoles.userId, kitchenSessions.userId),
          ),
        )
        .where(
          and(
            eq(kitchenSessions.tokenHash, tokenHash),
            gt(kitchenSessions.expiresAt, now),
            or(
              isNotNull(kitchenRoles.role),
              and(
                isNull(kitchenSessions.userId),
                // A business whose keys were never replaced has no row, and the first version.
                eq(kitchenSessions.keyVersion, sql`coalesce(${businessKeys.version}, 1)`),
              ),
            ),
          ),
        );
      return row;
    },
    async end(tokenHash: string): Promise<void> {
      await database.delete(kitchenSessions).where(eq(kitchenSessions.tokenHash, tokenHash));
    },
  };
}
