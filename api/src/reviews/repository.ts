import { avg, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { reviews } from './tables';

export type Review = typeof reviews.$inferSelect;

export function createReviewRepository(database: Database) {
  return {
    /** A page of reviews, the newest first, and one more to tell whether there are more. */
    async pageOf(businessId: string, page: number, size: number): Promise<Review[]> {
      return database
        .select()
        .from(reviews)
        .where(eq(reviews.businessId, businessId))
        .orderBy(desc(reviews.reviewTime), desc(reviews.id))
        .limit(size + 1)
        .offset(page * size);
    },
    /** The averages of each star, as texts of the database; undefined texts where nobody has rated. */
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
    /** Takes the names off the reviews that were written under these keys. */
    async forgetNames(keys: readonly string[]): Promise<void> {
      await database
        .update(reviews)
        .set({ name: 'A customer' })
        .where(inArray(reviews.customerKey, [...keys]));
    },
    /** False when the key has a review already (D35). */
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
