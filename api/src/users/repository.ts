import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { businesses } from '../catalogue/tables';
import type { Database } from '../database/database';
import { businessSubscriptions, users } from './tables';

export type User = typeof users.$inferSelect;

export function createUserRepository(database: Database) {
  return {
    /** Adds a user; false when the e-mail address already has an account on the brand. */
    async add(user: typeof users.$inferInsert & { brandId: string }): Promise<boolean> {
      const added = await database
        .insert(users)
        .values(user)
        .onConflictDoNothing({ target: [users.brandId, users.email] })
        .returning({ id: users.id });
      return added.length === 1;
    },
    async byId(id: string): Promise<User | undefined> {
      const [row] = await database.select().from(users).where(eq(users.id, id));
      return row;
    },
    /** Locks a user until the transaction ends; undefined when there is no such user. */
    async lock(id: string): Promise<User | undefined> {
      const [row] = await database.select().from(users).where(eq(users.id, id)).for('update');
      return row;
    },
    async byEmail(email: string, brandId: string): Promise<User | undefined> {
      const [row] = await database
        .select()
        .from(users)
        .where(and(eq(users.brandId, brandId), eq(users.email, email.toLowerCase())));
      return row;
    },
    async change(
      id: string,
      changes: Partial<
        Pick<
          User,
          'name' | 'mobile' | 'passwordHash' | 'emailConfirmedAt' | 'smsSubscription' | 'offersSubscription'
        >
      >,
    ): Promise<void> {
      await database.update(users).set(changes).where(eq(users.id, id));
    },
    async remove(id: string): Promise<void> {
      await database.delete(users).where(eq(users.id, id));
    },
    async subscribedBusinesses(id: string): Promise<string[]> {
      const rows = await database
        .select({ businessId: businessSubscriptions.businessId })
        .from(businessSubscriptions)
        .where(eq(businessSubscriptions.userId, id))
        .orderBy(asc(businessSubscriptions.businessId));
      return rows.map(({ businessId }) => businessId);
    },
    /** How many of the ids belong to businesses that are or were in the catalogue. */
    async knownBusinesses(ids: readonly string[]): Promise<number> {
      if (ids.length === 0) return 0;
      const [row] = await database
        .select({ known: count() })
        .from(businesses)
        .where(inArray(businesses.id, [...ids]));
      return row?.known ?? 0;
    },
    async subscribeTo(id: string, businessIds: readonly string[]): Promise<void> {
      if (businessIds.length === 0) return;
      await database
        .insert(businessSubscriptions)
        .values(businessIds.map((businessId) => ({ userId: id, businessId })))
        .onConflictDoNothing();
    },
    async unsubscribeFromAll(id: string): Promise<void> {
      await database.delete(businessSubscriptions).where(eq(businessSubscriptions.userId, id));
    },
  };
}
