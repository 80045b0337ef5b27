import type { CatalogueFile } from '../catalogue/format';
import type { TestApi } from './test-api';

/**
 * Imports a catalogue by the kept code of before the newest migration, whose test API calls this `bring`. Code that is kept at a later
 * migration has `importCatalogue`, and then this can go.
 */
export function importFormerCatalogue(former: TestApi, catalogue: CatalogueFile): Promise<void> {
  const { bring } = former as unknown as { readonly bring: TestApi['importCatalogue'] };
  return bring(catalogue);
}
