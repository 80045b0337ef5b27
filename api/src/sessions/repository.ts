import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { sessions } from './tables';

export function createSessionRepository(database: Database) {
  return {
    async add(session: typeof sessions.$inferInsert & { brandId: string }): Promise<void> {
      await database.insert(sessions).values(session);
    },
    async find(tokenHash: string, brandId: string, now: Date) {
      const [row] = await database
        .select()
        .from(sessions)

        .where(
          and(eq(sessions.tokenHash, tokenHash), eq(sessions.brandId, brandId), gt(sessions.expiresAt, now)),
        );
      return row;
    },
    async slide(tokenHash: string, expiresAt: Date): Promise<void> {
      await database.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
    },
    async end(tokenHash: string): Promise<void> {
      await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
    /** The user's sessions that have not ended, newest first. */
    async listOf(userId: string, now: Date) {
      return database
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.createdAt));
    },
    /** Ends a user's sessions and returns how many were ended. */
    async endAllOf(userId: string, exceptHash?: string): Promise<number> {
      const others = exceptHash === undefined ? undefined : ne(sessions.tokenHash, exceptHash);
      const ended = await database
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), others))
        .returning({ createdAt: sessions.createdAt });
      return ended.length;
    },
  };
}
