import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { orders } from '../orders/tables';
import { codeNumbers, codes, provenNumbers } from './tables';

/** The number a code was sent to, and when. */
export interface SentTo {
  readonly okey: string;
  readonly numberHash: string;
  readonly sentAt: Date;
  /** The user of the order; null for a guest's. */
  readonly userId: string | null;
}

export type SentCode = typeof codes.$inferSelect;

export function createCodeRepository(database: Database) {
  return {
    async add(code: typeof codes.$inferInsert): Promise<void> {
      await database.insert(codes).values(code);
    },
    async newestOf(okey: string): Promise<SentCode | undefined> {
      const [row] = await database
        .select()
        .from(codes)
        .where(eq(codes.okey, okey))
        .orderBy(desc(codes.sentAt))
        .limit(1);
      return row;
    },
    /** Locks a number until the transaction ends, so that nobody else sends to it. */
    async lockNumber(numberHash: string, now: Date): Promise<void> {
      await database
        .insert(codeNumbers)
        .values({ numberHash, lastUsedAt: now })
        .onConflictDoUpdate({ target: codeNumbers.numberHash, set: { lastUsedAt: now } });
    },
    /** The codes that were sent for the order or to the number since an instant, oldest first. */
    async sentSince(okey: string, numberHash: string, since: Date): Promise<readonly SentTo[]> {
      return database
        .select({
          okey: codes.okey,
          numberHash: codes.numberHash,
          sentAt: codes.sentAt,
          userId: orders.userId,
        })
        .from(codes)
        .innerJoin(orders, eq(orders.okey, codes.okey))
        .where(and(gt(codes.sentAt, since), or(eq(codes.okey, okey), eq(codes.numberHash, numberHash))))
        .orderBy(asc(codes.sentAt));
    },
    /** Uses one try of a code and returns how many are left. */
    async takeTry(id: string): Promise<number> {
      const [row] = await database
        .update(codes)
        .set({ triesLeft: sql`${codes.triesLeft} - 1` })
        .where(and(eq(codes.id, id), gt(codes.triesLeft, 0)))
        .returning({ triesLeft: codes.triesLeft });
      return row?.triesLeft ?? -1;
    },
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
    async spend(id: string): Promise<void> {
      await database.update(codes).set({ triesLeft: 0 }).where(eq(codes.id, id));
    },
  };
}
