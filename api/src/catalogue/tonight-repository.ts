import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { tonightChanges } from './tables';
import type { TonightSubject, TonightValue } from './tonight-value';

export type TonightRow = typeof tonightChanges.$inferSelect;

/** The channel that tells instances which business has changed something for tonight. */
export const tonightChannel = 'tonight_changed';

/** What is changed: one or more things of a kind, until an instant or until it is undone. */
interface TonightChange {
  readonly businessId: string;
  readonly subject: TonightSubject;
  readonly targets: readonly string[];
  readonly until: Date | null;
  readonly value?: TonightValue;
}

/** What kitchens have changed over their catalogues for a while. */
export function createTonightRepository(database: Database) {
  const inForce = (now: Date) => or(isNull(tonightChanges.until), gt(tonightChanges.until, now));
  return {
    /** Everything that holds now, of all businesses. */
    all(now: Date): Promise<TonightRow[]> {
      return database.select().from(tonightChanges).where(inForce(now));
    },
    of(businessId: string, now: Date): Promise<TonightRow[]> {
      return database
        .select()
        .from(tonightChanges)
        .where(and(eq(tonightChanges.businessId, businessId), inForce(now)));
    },
    /** Locks the changes of a business until the transaction ends, so that what an act compares stays as it is. */
    async lock(businessId: string): Promise<void> {
      await database.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`tonight ${businessId}`}, 0))`,
      );
    },
    async put({ businessId, subject, targets, until, value = {} }: TonightChange): Promise<void> {
      await database
        .insert(tonightChanges)
        .values(targets.map((target) => ({ businessId, subject, target, until, value })))
        .onConflictDoUpdate({
          target: [tonightChanges.businessId, tonightChanges.subject, tonightChanges.target],
          set: { until: sql`excluded.until`, value: sql`excluded.value` },
        });
    },
    async remove(businessId: string, subject: TonightSubject, targets: readonly string[]): Promise<void> {
      await database
        .delete(tonightChanges)
        .where(
          and(
            eq(tonightChanges.businessId, businessId),
            eq(tonightChanges.subject, subject),
            inArray(tonightChanges.target, [...targets]),
          ),
        );
    },
    /** Tells every instance; inside a transaction it takes effect on commit. */
    async tell(businessId: string): Promise<void> {
      await database.execute(sql`select pg_notify(${tonightChannel}, ${businessId})`);
    },
  };
}
