import { avg, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { reviews } from '../catalogue/tables';

export type Review = typeof reviews.$inferSelect;

export function createReviewRepository(database: Database) {
  return {
    /** A page of reviews, newest first, and one more to know whether another page follows. */
    async pageOf(businessId: string, page: number, size: number): Promise<Review[]> {
      return database
        .select()
        .from(reviews)
        .where(eq(reviews.businessId, businessId))
        .orderBy(desc(reviews.reviewTime), desc(reviews.id))
        .limit(size + 1)
        .offset(page * size);
    },
    /** The averages of each score as the database's text; undefined without reviews. */
    async averagesOf(businessId: string) {
      const [row] = await database
        .select({
          count: count(),
          noise: avg(reviews.noise),
          service: avg(reviews.service),
          food: avg(reviews.food),
          atmosphere: avg(reviews.atmosphere),
          waittime: avg(reviews.waittime),
          valueformoney: avg(reviews.valueformoney),
        })
        .from(reviews)
        .where(eq(reviews.businessId, businessId));
      return row;
    },
    async byKeys(keys: readonly string[]): Promise<Review[]> {
      return database
        .select()
        .from(reviews)
        .where(inArray(reviews.customerKey, [...keys]));
    },
    /** Erases the names from the reviews that were written with these keys. */
    async forgetNames(keys: readonly string[]): Promise<void> {
      await database
        .update(reviews)
        .set({ name: 'A customer' })
        .where(inArray(reviews.customerKey, [...keys]));
    },
    /** Adds a review; false when the key already has one (D35). */
    async add(review: typeof reviews.$inferInsert): Promise<boolean> {
      const added = await database
        .insert(reviews)
        .values(review)
        .onConflictDoNothing({ target: reviews.customerKey })
        .returning({ id: reviews.id });
      return added.length === 1;
    },
  };
}
