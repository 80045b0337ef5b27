import { generateDemoCatalogue } from '../../../demo/generate';
import type { OpenDatabase } from '../../database/database';
import { openFreshDatabase } from '../../testing/databases';
import { fixedClock } from '../../testing/fixed-clock';
import { exportCatalogue } from '../exporting/export-catalogue';
import { createCatalogueRepository } from '../repository';
import { importCatalogue } from './import-catalogue';
import { importDemoCatalogue } from './import-demo';

const clock = fixedClock('2026-11-20T18:30:00Z');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.close());

const bringDemo = () => importDemoCatalogue({ database: database.database, clock }, generateDemoCatalogue);

describe('the demo catalogue', () => {
  it('[LST-2] comes into an empty database, whole, and feeds E1 6AN', async () => {
    expect(await bringDemo()).toMatchObject({ kind: 'imported', retired: 0 });
    const found = await createCatalogueRepository(database.database).servingSector('e16');
    expect(found.length).toBeGreaterThanOrEqual(25);
  });

  it('leaves a database alone that holds a catalogue', async () => {
    expect(await bringDemo()).toEqual({ kind: 'unchanged' });
  });

  it('comes back from an export as it went in', async () => {
    const { catalogue, pictures } = await exportCatalogue(database.database);
    const again = { catalogue, readPicture: async (path: string) => pictures.get(path), replace: true };
    expect(await importCatalogue({ database: database.database, clock }, again)).toEqual({
      kind: 'unchanged',
    });
    expect(pictures.size).toBeGreaterThan(0);
  });
});
