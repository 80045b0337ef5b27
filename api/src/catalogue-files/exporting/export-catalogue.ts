import type { Database } from '../../database/database';
import type { CatalogueFile, CatalogueReview } from '../../catalogue/format';
import { pictureEnding } from '../importing/picture-type';
import { mapPictures, pictureFields } from '../../catalogue/picture-fields';
import { referredPicture } from '../../catalogue/picture-reference';
import { toReview } from '../importing/review-rows';
import { createExportRepository } from './export-repository';

export interface ExportedCatalogue {
  readonly catalogue: CatalogueFile;
  /** The pictures by their path in the catalogue. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Exports all businesses in service in the import format. Importing the export changes nothing. */
export async function exportCatalogue(database: Database): Promise<ExportedCatalogue> {
  return database.transaction(
    async (transaction) => {
      const repository = createExportRepository(transaction);
      const rows = await repository.businesses();
      const written = new Map<string, CatalogueReview[]>(rows.map(({ id }) => [id, []]));
      for (const row of await repository.reviews()) written.get(row.businessId)?.push(toReview(row));
      const fields = rows.flatMap(({ profile, menu }) => pictureFields({ ...profile, menu }));
      const stored = await repository.pictures([
        ...new Set(fields.flatMap(({ value }) => referredPicture(value) ?? [])),
      ]);
      const paths = new Map(
        stored.map(({ hash, mediaType }) => [hash, `pictures/${hash}.${pictureEnding(mediaType)}`]),
      );
      const namePicture = (field: string) => {
        const hash = referredPicture(field);
        return hash === undefined ? field : (paths.get(hash) ?? '');
      };

      const catalogue: CatalogueFile = {
        format: 'storefront-catalogue/1',
        subcategories: (await repository.subcategories()).map(({ id, name }) => ({
          id,
          subcategory_name: name,
        })),
        businesses: rows.map(({ id, profile, menu }) => ({
          ...mapPictures({ ...profile, menu }, namePicture),
          reviews: written.get(id) ?? [],
        })),
      };
      return {
        catalogue,
        pictures: new Map(stored.map(({ hash, content }) => [paths.get(hash) ?? hash, content])),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
