import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { registrations } from './tables';

export type Registration = typeof registrations.$inferSelect;

export function createRegistrationRepository(database: Database) {
  return {
    async add(registration: typeof registrations.$inferInsert & { brandId: string }): Promise<void> {
      await database.insert(registrations).values(registration);
    },
    /** Uses one try of a valid registration, and locks it until the transaction ends; undefined when no try is left. */
    async takeTry(keyHash: string, brandId: string, now: Date): Promise<Registration | undefined> {
      const [row] = await database
        .update(registrations)
        .set({ triesLeft: sql`${registrations.triesLeft} - 1` })
        .where(
          and(
            eq(registrations.keyHash, keyHash),
            eq(registrations.brandId, brandId),
            gt(registrations.triesLeft, 0),
            gt(registrations.expiresAt, now),
          ),
        )
        .returning();
      return row;
    },
    async remove(keyHash: string): Promise<void> {
      await database.delete(registrations).where(eq(registrations.keyHash, keyHash));
    },
  };
}
