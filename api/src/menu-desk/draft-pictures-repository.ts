import { and, eq, exists, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { StoredPicture } from '../catalogue-files/importing/resolve-pictures';
import { pictureReference } from '../catalogue/picture-reference';
import { businesses, pictures } from '../catalogue/tables';
import type { Database } from '../database/database';
import { menuEdits, menuVersions } from './tables';

/** The pictures that drafts bring. */
export function createDraftPicturesRepository(database: Database) {
  return {
    /** Stores a picture that the draft of a business brings. One that others have brought too stays for ever. */
    async save(picture: StoredPicture, businessId: string, now: Date): Promise<void> {
      const isOwn = sql`${pictures.draftOf} = excluded.draft_of`;
      await database
        .insert(pictures)
        .values({ ...picture, draftOf: businessId, draftSince: now })
        .onConflictDoUpdate({
          target: pictures.hash,
          set: {
            draftOf: sql`case when ${isOwn} then excluded.draft_of end`,
            draftSince: sql`case when ${isOwn} then excluded.draft_since end`,
          },
          setWhere: isNotNull(pictures.draftSince),
        });
    },
    /**
     * Deletes the pictures that a draft has brought before `oldest` and that its business uses no more, neither in the draft nor in what
     * is or was published (KIT-49).
     */
    async deleteUnused(oldest: Date): Promise<void> {
      const isOld = lt(pictures.draftSince, oldest);
      const names = (document: SQLWrapper) =>
        sql`strpos(${document}::text, ${pictureReference('')} || ${pictures.hash}) > 0`;
      const one = { one: sql`1` };

      const isInDraft = exists(
        database
          .select(one)
          .from(menuEdits)
          .where(and(eq(menuEdits.businessId, pictures.draftOf), names(menuEdits.edit))),
      );
      const isPublished = exists(
        database
          .select(one)
          .from(businesses)
          .where(
            and(eq(businesses.id, pictures.draftOf), or(names(businesses.profile), names(businesses.menu))),
          ),
      );
      const wasPublished = exists(
        database
          .select(one)
          .from(menuVersions)
          .where(and(eq(menuVersions.businessId, pictures.draftOf), names(menuVersions.replaced))),
      );

      await database
        .update(pictures)
        .set({ draftOf: null, draftSince: null })
        .where(and(isOld, or(isPublished, wasPublished)));
      // One statement asks for everything, because a menu may be published meanwhile.
      await database.delete(pictures).where(and(isOld, not(isInDraft), not(isPublished), not(wasPublished)));
    },
  };
}
