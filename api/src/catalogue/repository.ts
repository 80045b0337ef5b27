import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import type { BusinessRecord, LiveBusinesses, ServedDistrict } from './catalogue';
import type { CatalogueCategory } from './format';
import { businesses, deliverySectors, reviews, subcategories } from './tables';

const maxListed = 2_000;
const inService = isNull(businesses.retiredAt);
/** In service, with a cuisine: what the listing shows (LST-17). */
export const isListed = and(inService, sql`json_array_length(${businesses.profile}->'subcategory') > 0`);

/** Reads businesses, menus and ratings from the tables. */
export function createCatalogueRepository(database: Database) {
  async function records(condition: SQL | undefined): Promise<BusinessRecord[]> {
    const rows = await database
      .select({ id: businesses.id, profile: businesses.profile })
      .from(businesses)
      .where(and(inService, condition))
      .orderBy(asc(businesses.position), asc(businesses.id))
      .limit(maxListed);
    if (rows.length === 0) return [];
    const [names, ratings] = await Promise.all([cuisineNames(), ratingsOf(rows.map(({ id }) => id))]);
    return rows.map(({ id, profile }) => ({
      profile,
      cuisines: profile.subcategory.map((cuisine) => ({
        id: cuisine,
        subcategory_name: names.get(cuisine) ?? '',
      })),
      rating: profile.rating_override || (ratings.get(id)?.rating ?? ''),
      reviewCount: ratings.get(id)?.count ?? 0,
    }));
  }

  async function cuisineNames() {
    const rows = await database
      .select({ id: subcategories.id, name: subcategories.name })
      .from(subcategories);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async function ratingsOf(ids: readonly string[]) {
    const rows = await database
      .select({
        id: reviews.businessId,
        count: sql<string>`count(*)`,
        rating: sql<string>`to_char(${averageRating}, 'FM0.0')`,
      })
      .from(reviews)
      .where(inArray(reviews.businessId, [...ids]))
      .groupBy(reviews.businessId);
    return new Map(rows.map(({ id, count, rating }) => [id, { count: Number(count), rating }]));
  }

  const delivering = (condition: SQL) =>
    inArray(
      businesses.id,
      database.select({ id: deliverySectors.businessId }).from(deliverySectors).where(condition),
    );

  return {
    async businessBySlug(slug: string): Promise<BusinessRecord | undefined> {
      return (await records(eq(businesses.slug, slug)))[0];
    },
    async businessById(id: string): Promise<BusinessRecord | undefined> {
      return (await records(eq(businesses.id, id)))[0];
    },
    servingSector(sector: string): Promise<BusinessRecord[]> {
      // With the two lookups joined by `or` PostgreSQL would read every business.
      const located = database
        .select({ id: businesses.id })
        .from(businesses)
        .where(eq(businesses.addressSector, sector));
      const delivered = database
        .select({ id: deliverySectors.businessId })
        .from(deliverySectors)
        .where(eq(deliverySectors.sector, sector));
      return records(inArray(businesses.id, union(located, delivered)));
    },
    servingOutcode(outcode: string): Promise<BusinessRecord[]> {
      return records(delivering(eq(deliverySectors.outcode, outcode)));
    },
    async servedDistricts(areas: readonly string[]): Promise<ServedDistrict[]> {
      const rows = await database
        .select({
          outcode: sql<string>`upper(${deliverySectors.outcode})`,
          restaurants: sql<number>`count(distinct ${businesses.id})::int`,
        })
        .from(deliverySectors)
        .innerJoin(businesses, eq(businesses.id, deliverySectors.businessId))
        .where(
          and(
            isListed,
            sql`substring(${deliverySectors.outcode} from '^[a-z]+') = any(${sql.param(areas.map((area) => area.toLowerCase()))}::text[])`,
          ),
        )
        .groupBy(deliverySectors.outcode);
      return rows.map(({ outcode, restaurants }) => ({
        outcode,
        restaurants: Math.min(restaurants, maxListed),
      }));
    },
    async liveBusinesses(): Promise<LiveBusinesses> {
      const rows = await database
        .select({ slug: businesses.slug })
        .from(businesses)
        .where(inService)
        .orderBy(asc(businesses.position), asc(businesses.id));
      const slugs = rows.map(({ slug }) => slug);
      const version = createHash('sha256').update(slugs.join(' ')).digest('base64url');
      return { version, slugs };
    },
    async menuOf(businessId: string): Promise<CatalogueCategory[] | undefined> {
      const [row] = await database
        .select({ menu: businesses.menu })
        .from(businesses)
        .where(and(inService, eq(businesses.id, businessId)));
      return row?.menu;
    },
  };
}

/** The rating of a business: the mean of all six scores over all reviews. */
const averageRating = sql`avg((${reviews.noise} + ${reviews.service} + ${reviews.food} + ${reviews.atmosphere} + ${reviews.waittime} + ${reviews.valueformoney}) / 6.0)`;

/** Whether no catalogue has ever been imported. */
export async function isCatalogueEmpty(database: Database): Promise<boolean> {
  return (await database.select({ id: businesses.id }).from(businesses).limit(1)).length === 0;
}
