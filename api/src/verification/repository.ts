import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { bookings } from '../bookings/tables';
import { orders } from '../orders/tables';
import type { SubjectName } from './subject';
import { codeNumbers, codes } from './tables';

/** The number a code was sent to, and when; `subjectId` is the okey of its order or the id of its booking. */
export interface SentTo {
  readonly subjectId: string;
  readonly numberHash: string;
  readonly sentAt: Date;
  /** The user of the order or the booking; null for a guest's. */
  readonly userId: string | null;
}

/** Matches the codes of an order or a booking. */
const isOf = ({ kind, id }: SubjectName) => eq(kind === 'order' ? codes.okey : codes.bookingId, id);

export type SentCode = typeof codes.$inferSelect;

export function createCodeRepository(database: Database) {
  return {
    async add(
      { kind, id }: SubjectName,
      code: Omit<typeof codes.$inferInsert, 'okey' | 'bookingId'>,
    ): Promise<void> {
      await database
        .insert(codes)
        .values({ ...code, ...(kind === 'order' ? { okey: id } : { bookingId: id }) });
    },
    async newestOf(subject: SubjectName): Promise<SentCode | undefined> {
      const [row] = await database
        .select()
        .from(codes)
        .where(isOf(subject))
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
    /** The codes that were sent for the subject or to the number since an instant, oldest first. */
    async sentSince(subject: SubjectName, numberHash: string, since: Date): Promise<readonly SentTo[]> {
      return database
        .select({
          subjectId: sql<string>`coalesce(${codes.okey}, ${codes.bookingId})`,
          numberHash: codes.numberHash,
          sentAt: codes.sentAt,
          userId: sql<string | null>`coalesce(${orders.userId}, ${bookings.userId})`,
        })
        .from(codes)
        .leftJoin(orders, eq(orders.okey, codes.okey))
        .leftJoin(bookings, eq(bookings.id, codes.bookingId))
        .where(and(gt(codes.sentAt, since), or(isOf(subject), eq(codes.numberHash, numberHash))))
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
    async spend(id: string): Promise<void> {
      await database.update(codes).set({ triesLeft: 0 }).where(eq(codes.id, id));
    },
  };
}
