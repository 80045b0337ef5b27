import { asc, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { reviews } from '../../catalogue/tables';
import { businesses, pictures, subcategories } from '../../catalogue/tables';

/** Reads of a whole catalogue. */
export function createExportRepository(database: Database) {
  return {
    subcategories: () =>
      database.select().from(subcategories).orderBy(asc(subcategories.position), asc(subcategories.id)),
    businesses: () =>
      database
        .select({ id: businesses.id, profile: businesses.profile, menu: businesses.menu })
        .from(businesses)
        .where(isNull(businesses.retiredAt))
        .orderBy(asc(businesses.position), asc(businesses.id)),
    /** The catalogue's reviews in its order, then those of customers. */
    reviews: () =>
      database
        .select()
        .from(reviews)
        .orderBy(asc(reviews.businessId), asc(reviews.position), asc(reviews.id)),
    pictures: (hashes: readonly string[]) =>
      database
        .select()
        .from(pictures)
        .where(inArray(pictures.hash, [...hashes])),
  };
}
