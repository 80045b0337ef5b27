import { and, asc, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { MenuEdit } from '@storefront/contract';
import { businesses } from '../catalogue/tables';
import type { Database } from '../database/database';
import type { Actor } from '../kitchen-acts/repository';
import { users } from '../users/tables';
import { menuEdits, menuPlans, menuPreviews, menuVersions } from './tables';
import type { EditWords } from './tables';

/** Drafts of menus, what was published of them, and when more is. */
export function createMenuDeskRepository(database: Database) {
  const inService = (businessId: string) => and(eq(businesses.id, businessId), isNull(businesses.retiredAt));
  return {
    /** Locks the draft of a business until the transaction ends, so that what an act compares stays as it is. */
    async lock(businessId: string): Promise<void> {
      await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`menu ${businessId}`}, 0))`);
    },
    /** The business as it is published; undefined when none is in service. */
    async published(businessId: string) {
      const [row] = await database.select().from(businesses).where(inService(businessId));
      return row;
    },
    /** The edits of a draft up to a revision, in their order. */
    async edits(businessId: string, revision = Number.MAX_SAFE_INTEGER) {
      return database
        .select({
          id: menuEdits.id,
          at: menuEdits.at,
          edit: menuEdits.edit,
          words: menuEdits.words,
          device: menuEdits.device,
          person: users.name,
        })
        .from(menuEdits)
        .leftJoin(users, eq(users.id, menuEdits.userId))
        .where(and(eq(menuEdits.businessId, businessId), lte(menuEdits.id, revision)))
        .orderBy(asc(menuEdits.id));
    },
    async addEdit(businessId: string, edit: MenuEdit, words: EditWords, { userId, device }: Actor, at: Date) {
      await database.insert(menuEdits).values({ businessId, edit, words, userId, device, at });
    },
    /** Takes edits out of the draft; returns their words. */
    async dropEdits(businessId: string, ids: readonly number[]): Promise<EditWords[]> {
      const dropped = await database
        .delete(menuEdits)
        .where(and(eq(menuEdits.businessId, businessId), inArray(menuEdits.id, [...ids])))
        .returning({ words: menuEdits.words });
      return dropped.map(({ words }) => words);
    },
    async plan(businessId: string) {
      const [row] = await database.select().from(menuPlans).where(eq(menuPlans.businessId, businessId));
      return row;
    },
    async putPlan(businessId: string, revision: number, at: Date, { userId, device }: Actor) {
      const values = { revision, at, userId, device, fault: '' };
      await database
        .insert(menuPlans)
        .values({ businessId, ...values })
        .onConflictDoUpdate({ target: menuPlans.businessId, set: values });
    },
    async failPlan(businessId: string, fault: string) {
      await database.update(menuPlans).set({ fault }).where(eq(menuPlans.businessId, businessId));
    },
    /** Returns whether there was a plan. */
    async dropPlan(businessId: string): Promise<boolean> {
      const dropped = await database
        .delete(menuPlans)
        .where(eq(menuPlans.businessId, businessId))
        .returning({ id: menuPlans.businessId });
      return dropped.length > 0;
    },
    /** The businesses whose plans are due. */
    async due(now: Date): Promise<string[]> {
      const rows = await database
        .select({ businessId: menuPlans.businessId })
        .from(menuPlans)
        .where(and(lte(menuPlans.at, now), eq(menuPlans.fault, '')))
        .orderBy(asc(menuPlans.at));
      return rows.map(({ businessId }) => businessId);
    },
    async addVersion(version: Omit<typeof menuVersions.$inferInsert, 'id'>) {
      await database.insert(menuVersions).values(version);
    },
    /** Some versions, the newest first, of those that are older than `before`, or from the newest on. */
    async versions(businessId: string, size: number, before: number | undefined) {
      return database
        .select({
          id: menuVersions.id,
          at: menuVersions.at,
          edits: menuVersions.edits,
          device: menuVersions.device,
          person: users.name,
        })
        .from(menuVersions)
        .leftJoin(users, eq(users.id, menuVersions.userId))
        .where(
          and(
            eq(menuVersions.businessId, businessId),
            before === undefined ? undefined : lt(menuVersions.id, before),
          ),
        )
        .orderBy(desc(menuVersions.id))
        .limit(size);
    },
    /** The document that a version took the place of. */
    async replacedBy(businessId: string, id: number) {
      const [row] = await database
        .select({ replaced: menuVersions.replaced })
        .from(menuVersions)
        .where(and(eq(menuVersions.businessId, businessId), eq(menuVersions.id, id)));
      return row?.replaced;
    },
    async addPreview(preview: typeof menuPreviews.$inferInsert) {
      await database.insert(menuPreviews).values(preview);
    },
    /** The row of a preview; undefined when there is none, or its day is over. */
    async preview(slug: string, now: Date) {
      const [row] = await database.select().from(menuPreviews).where(eq(menuPreviews.slug, slug));
      return row !== undefined && row.expiresAt > now ? row : undefined;
    },
  };
}
