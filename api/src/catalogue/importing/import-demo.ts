import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import { isCatalogueEmpty } from '../repository';
import { importCatalogue } from './import-catalogue';
import type { ImportOutcome } from './import-catalogue';

/** A catalogue made by a program, with the pictures it names. */
export interface GeneratedCatalogue {
  readonly catalogue: unknown;
  readonly pictures: ReadonlyMap<string, string>;
}

/** Gives an empty database the demo catalogue; a database that holds any catalogue keeps it. */
export async function importDemoCatalogue(
  ports: { readonly database: Database; readonly clock: Clock },
  generate: () => GeneratedCatalogue,
): Promise<ImportOutcome> {
  if (!(await isCatalogueEmpty(ports.database))) return { kind: 'unchanged' };
  const { catalogue, pictures } = generate();
  const readPicture = async (path: string) => {
    const picture = pictures.get(path);
    return picture === undefined ? undefined : Buffer.from(picture);
  };
  return importCatalogue(ports, { catalogue, readPicture, replace: true });
}
