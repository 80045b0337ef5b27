import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { passwordResets } from './tables';

export function createPasswordResetRepository(database: Database) {
  return {
    async add(reset: typeof passwordResets.$inferInsert): Promise<void> {
      await database.insert(passwordResets).values(reset);
    },
    /** The id of the key's user; undefined when the key is unknown, used or too old. */
    async find(keyHash: string, now: Date): Promise<string | undefined> {
      const [row] = await database
        .select({ userId: passwordResets.userId })
        .from(passwordResets)
        .where(and(eq(passwordResets.keyHash, keyHash), gt(passwordResets.expiresAt, now)));
      return row?.userId;
    },
    /** Uses up a key; false when another request has just used it. */
    async use(keyHash: string): Promise<boolean> {
      const used = await database
        .delete(passwordResets)
        .where(eq(passwordResets.keyHash, keyHash))
        .returning({ userId: passwordResets.userId });
      return used.length === 1;
    },
    async removeAllOf(userId: string): Promise<void> {
      await database.delete(passwordResets).where(eq(passwordResets.userId, userId));
    },
  };
}
