import type { CatalogueFile } from '../catalogue/format';
import type { TestApi } from './test-api';

/**
 * Imports a catalogue with the code that is kept from before the newest migration. Its test API calls this `bring`. Code that is kept at
 * a later migration calls it `importCatalogue`, and then this file can go.
 */
export function importFormerCatalogue(former: TestApi, catalogue: CatalogueFile): Promise<void> {
  const { bring } = former as unknown as { readonly bring: TestApi['importCatalogue'] };
  return bring(catalogue);
}
