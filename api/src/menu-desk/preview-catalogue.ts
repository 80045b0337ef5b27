import { isDraftSlug } from '@storefront/contract';
import type { BusinessRecord, Catalogue } from '../catalogue/catalogue';
import type { Ports } from '../ports';
import { applyEdits, toEditable } from './draft';
import { createMenuDeskRepository } from './repository';

/**
 * The catalogue with the previews of drafts, each under a slug that is also its id (KIT-47). It is for calls that show something: nothing can be ordered or booked
 * where the catalogue itself is asked.
 */
export function withPreviews(
  catalogue: Catalogue,
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
): Catalogue {
  async function previewOf(slug: string) {
    const repository = createMenuDeskRepository(database);
    const preview = await repository.preview(slug, clock.now());
    if (preview === undefined) return undefined;
    const { businessId, revision } = preview;
    const [record, unchanged] = await Promise.all([
      catalogue.businessById(businessId),
      catalogue.unchanged(businessId),
    ]);
    if (record === undefined || unchanged === undefined) return undefined;
    const edits = await repository.edits(businessId, revision);
    const { document } = applyEdits(toEditable(unchanged.profile, unchanged.menu), edits);
    const { menu, ...parts } = document;
    const profile = { ...record.profile, ...parts, business_id: slug, business_slug: slug };
    const shown: BusinessRecord = { ...record, profile, previewOf: businessId };
    return { record: shown, menu };
  }

  return {
    ...catalogue,
    businessBySlug: async (slug) =>
      isDraftSlug(slug) ? (await previewOf(slug))?.record : catalogue.businessBySlug(slug),
    businessById: async (id) =>
      isDraftSlug(id) ? (await previewOf(id))?.record : catalogue.businessById(id),
    menuOf: async (id) => (isDraftSlug(id) ? (await previewOf(id))?.menu : catalogue.menuOf(id)),
  };
}
