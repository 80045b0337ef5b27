import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import type { DemoData } from '../../demo-data';
import { isCatalogueEmpty } from '../../catalogue/repository';
import { importCatalogue } from './import-catalogue';
import type { ImportOutcome } from './import-catalogue';

/** Gives an empty database the demo catalogue; a database that holds any catalogue keeps it. */
export async function importDemoCatalogue(
  ports: { readonly database: Database; readonly clock: Clock },
  demo: Pick<DemoData, 'generateCatalogue'>,
): Promise<ImportOutcome> {
  if (!(await isCatalogueEmpty(ports.database))) return { kind: 'unchanged' };
  const { catalogue, pictures } = demo.generateCatalogue();
  const readPicture = async (path: string) => {
    const picture = pictures.get(path);
    return picture === undefined ? undefined : Buffer.from(picture);
  };
  return importCatalogue(ports, { catalogue, readPicture, replace: true });
}
