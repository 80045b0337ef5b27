import { and, desc, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import {
  businesses,
  catalogueImports,
  deliverySectors,
  pictures,
  reviews,
  subcategories,
} from '../../catalogue/tables';
import type { StoredPicture } from './resolve-pictures';

const rowsAtOnce = 500;
const importLock = 7_305_022;

/** The writes of an import. `database` is the transaction of the whole import. */
export function createImportRepository(database: Database) {
  async function insertAll<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]) {
    for (const chunk of chunks(rows)) await database.insert(table).values(chunk);
  }

  return {
    /** Locks imports, so that one runs at a time over all instances. */
    async waitForTurn() {
      await database.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    },
    async lastFingerprint(): Promise<string | undefined> {
      const [last] = await database
        .select()
        .from(catalogueImports)
        .orderBy(desc(catalogueImports.id))
        .limit(1);
      return last?.fingerprint;
    },
    async recordImport(fingerprint: string, importedAt: Date) {
      await database.insert(catalogueImports).values({ fingerprint, importedAt });
    },
    /** Those of the slugs that belong to businesses in service other than the given ones. */
    async slugsOfOthers(slugs: readonly string[], ids: readonly string[]) {
      return database
        .select({ slug: businesses.slug, id: businesses.id })
        .from(businesses)
        .where(
          and(
            isNull(businesses.retiredAt),
            sql`${businesses.slug} = any(${array(slugs)})`,
            sql`${businesses.id} <> all(${array(ids)})`,
          ),
        );
    },
    async knownPositions() {
      const rows = await database
        .select({ id: businesses.id, position: businesses.position })
        .from(businesses);
      return new Map(rows.map(({ id, position }) => [id, position]));
    },
    async retire(ids: readonly string[], at: Date) {
      await database
        .update(businesses)
        .set({ retiredAt: at })
        .where(sql`${businesses.id} = any(${array(ids)})`);
    },
    /** Retires the businesses in service that are not among the given ones; returns their number. */
    async retireOthers(ids: readonly string[], at: Date) {
      const retired = await database
        .update(businesses)
        .set({ retiredAt: at })
        .where(and(isNull(businesses.retiredAt), sql`${businesses.id} <> all(${array(ids)})`))
        .returning({ id: businesses.id });
      return retired.length;
    },
    async saveBusinesses(rows: readonly (typeof businesses.$inferInsert)[]) {
      for (const chunk of chunks(rows, 50)) {
        await database
          .insert(businesses)
          .values(chunk)
          .onConflictDoUpdate({
            target: businesses.id,
            set: {
              slug: sql`excluded.slug`,
              position: sql`excluded.position`,
              addressSector: sql`excluded.address_sector`,
              profile: sql`excluded.profile`,
              menu: sql`excluded.menu`,
              retiredAt: sql`excluded.retired_at`,
            },
          });
      }
    },
    async replaceSectors(ids: readonly string[], rows: readonly (typeof deliverySectors.$inferInsert)[]) {
      await database.delete(deliverySectors).where(sql`${deliverySectors.businessId} = any(${array(ids)})`);
      await insertAll(deliverySectors, rows);
    },
    async customerReviews(ids: readonly string[]) {
      return database
        .select()
        .from(reviews)
        .where(and(isNotNull(reviews.customerKey), sql`${reviews.businessId} = any(${array(ids)})`));
    },
    async replaceReviews(ids: readonly string[], rows: readonly (typeof reviews.$inferInsert)[]) {
      await database
        .delete(reviews)
        .where(and(isNull(reviews.customerKey), sql`${reviews.businessId} = any(${array(ids)})`));
      await insertAll(reviews, rows);
    },
    /** Saves pictures of a catalogue. One that was a draft's stays from now on. */
    async savePictures(rows: readonly StoredPicture[]) {
      for (const chunk of chunks(rows, 50)) {
        await database
          .insert(pictures)
          .values([...chunk])
          .onConflictDoUpdate({
            target: pictures.hash,
            set: { draftOf: null, draftSince: null },
            setWhere: isNotNull(pictures.draftSince),
          });
      }
    },
    /** Saves cuisines in their order. Without `replace`, new ones come last. */
    async saveSubcategories(rows: readonly { id: string; name: string }[], replace: boolean) {
      const known = replace ? [] : await database.select().from(subcategories);
      if (replace) await database.delete(subcategories);
      const positions = new Map(known.map(({ id, position }) => [id, position]));
      const next = Math.max(-1, ...positions.values()) + 1;
      const placed = rows.map((row, index) => ({ ...row, position: positions.get(row.id) ?? next + index }));
      for (const chunk of chunks(placed)) {
        await database
          .insert(subcategories)
          .values(chunk)
          .onConflictDoUpdate({ target: subcategories.id, set: { name: sql`excluded.name` } });
      }
    },
  };
}

/** Passes a list of any length as one parameter. */
const array = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

function chunks<Row>(rows: readonly Row[], size = rowsAtOnce): Row[][] {
  const result: Row[][] = [];
  for (let start = 0; start < rows.length; start += size) result.push(rows.slice(start, start + size));
  return result;
}
