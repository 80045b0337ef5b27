import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { provenNumbers } from './tables';

export function createProvenNumberRepository(database: Database) {
  return {
    /** Records that a code that was sent to the number was typed in; `userId` is '' for a guest. */
    async prove(numberHash: string, userId: string, now: Date): Promise<void> {
      await database
        .insert(provenNumbers)
        .values({ numberHash, userId, provenAt: now })
        .onConflictDoUpdate({
          target: [provenNumbers.numberHash, provenNumbers.userId],
          set: { provenAt: now },
        });
    },
    /** Whether the number has been proven by anybody, or by the given user. */
    async isProven(numberHash: string, userId?: string): Promise<boolean> {
      const [row] = await database
        .select({ provenAt: provenNumbers.provenAt })
        .from(provenNumbers)
        .where(
          and(
            eq(provenNumbers.numberHash, numberHash),
            userId === undefined ? undefined : eq(provenNumbers.userId, userId),
          ),
        )
        .limit(1);
      return row !== undefined;
    },
    async forgetNumbersOf(userId: string): Promise<void> {
      await database.delete(provenNumbers).where(eq(provenNumbers.userId, userId));
    },
  };
}
