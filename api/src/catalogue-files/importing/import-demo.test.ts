import { demoData } from '@storefront/demo';
import type { OpenDatabase } from '../../database/database';
import { openFreshDatabase } from '../../testing/databases';
import { fixedClock } from '../../testing/fixed-clock';
import { exportCatalogue } from '../exporting/export-catalogue';
import { createCatalogueRepository } from '../../catalogue/repository';
import { importCatalogue } from './import-catalogue';
import { importDemoCatalogue } from './import-demo';

const clock = fixedClock('2026-11-20T18:30:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.close());

const importDemo = () => importDemoCatalogue({ database: database.database, clock }, demoData);

describe('the demo catalogue', () => {
  it('[LST-2] is imported whole into an empty database and serves E1 6AN', async () => {
    expect(await importDemo()).toMatchObject({ kind: 'imported', retired: 0 });
    const found = await createCatalogueRepository(database.database).servingSector('e16');
    expect(found.length).toBeGreaterThanOrEqual(25);
  });

  it('does not change a database that holds a catalogue', async () => {
    expect(await importDemo()).toStrictEqual({ kind: 'unchanged' });
  });

  it('is exported as it was imported', async () => {
    const { catalogue, pictures } = await exportCatalogue(database.database);
    const again = { catalogue, readPicture: async (path: string) => pictures.get(path), replace: true };
    expect(await importCatalogue({ database: database.database, clock }, again)).toStrictEqual({
      kind: 'unchanged',
    });
    expect(pictures.size).toBeGreaterThan(0);
  });
});
