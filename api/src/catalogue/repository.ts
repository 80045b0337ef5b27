import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Postcode } from '@storefront/contract';
import { alias, union } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import type {
  BusinessRecord,
  CuisineCount,
  DistrictPosition,
  LiveBusinesses,
  Position,
  ServedDistrict,
} from './catalogue';
import type { CatalogueCategory } from './format';
import { businesses, deliverySectors, reviews, subcategories } from './tables';

const maxListed = 2_000;
const maxDistricts = 3_000;
/** The businesses a second time, for a question inside a question about them. */
const inServiceToo = alias(businesses, 'in_service_too');
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
    async dishNamesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
      const rows = await database
        .select({
          id: businesses.id,
          names: sql<string[]>`array(
            select dish->>'product_name'
            from json_array_elements(${businesses.menu}) category, json_array_elements(category->'product') dish
            where dish->>'available' = 'yes'
          )`,
        })
        .from(businesses)
        .where(inArray(businesses.id, [...ids]));
      return new Map(rows.map(({ id, names }) => [id, names]));
    },
    async positionOf(place: Postcode): Promise<Position | undefined> {
      const outcode = (place.kind === 'full' ? place.outcode : place.text).toLowerCase();
      const sectors = Array.from({ length: 10 }, (_, digit) => `${outcode}${digit}`);
      const rows = await database
        .select({
          sector: businesses.addressSector,
          latitude: mean('latitude'),
          longitude: mean('longitude'),
          count: sql<number>`count(*)::int`,
        })
        .from(businesses)
        .where(
          and(
            inService,
            inArray(businesses.addressSector, sectors),
            sql`${businesses.profile}->>'latitude' is not null`,
          ),
        )
        .groupBy(businesses.addressSector);
      const own = rows.filter(({ sector }) => place.kind === 'full' && sector === place.sector);
      return middleOf(own.length > 0 ? own : rows);
    },
    async cuisines(): Promise<CuisineCount[]> {
      const used = database
        .select({
          id: sql<string>`json_array_elements_text(${businesses.profile}->'subcategory')`.as('cuisine_id'),
        })
        .from(businesses)
        .where(inService)
        .as('used');
      const restaurants = sql<number>`count(*)::int`;
      return database
        .select({ id: subcategories.id, name: subcategories.name, restaurants })
        .from(used)
        .innerJoin(subcategories, eq(subcategories.id, used.id))
        .groupBy(subcategories.id)
        .orderBy(desc(restaurants), asc(subcategories.position));
    },
    async districtPositions(): Promise<DistrictPosition[]> {
      const outcode = sql<string>`left(${businesses.addressSector}, -1)`;
      const served = database
        .selectDistinct({ outcode: deliverySectors.outcode })
        .from(deliverySectors)
        .innerJoin(inServiceToo, eq(inServiceToo.id, deliverySectors.businessId))
        .where(isNull(inServiceToo.retiredAt));
      return database
        .select({
          outcode: sql<string>`upper(${outcode})`,
          latitude: mean('latitude'),
          longitude: mean('longitude'),
        })
        .from(businesses)
        .where(and(isListed, sql`${businesses.profile}->>'latitude' is not null`, inArray(outcode, served)))
        .groupBy(outcode)
        .orderBy(outcode)
        .limit(maxDistricts);
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

const mean = (degrees: 'latitude' | 'longitude') =>
  sql<number>`avg((${businesses.profile}->>${sql.raw(`'${degrees}'`)})::float8)`;

function middleOf(groups: readonly (Position & { readonly count: number })[]): Position | undefined {
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return undefined;
  const weighted = (degrees: keyof Position) =>
    groups.reduce((sum, group) => sum + group[degrees] * group.count, 0) / all;
  return { latitude: weighted('latitude'), longitude: weighted('longitude') };
}

/** The rating of a business: the mean of all six scores over all reviews. */
const averageRating = sql`avg((${reviews.noise} + ${reviews.service} + ${reviews.food} + ${reviews.atmosphere} + ${reviews.waittime} + ${reviews.valueformoney}) / 6.0)`;

/** Whether no catalogue has ever been imported. */
export async function isCatalogueEmpty(database: Database): Promise<boolean> {
  return (await database.select({ id: businesses.id }).from(businesses).limit(1)).length === 0;
}
