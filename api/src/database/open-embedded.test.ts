import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded } from './open-embedded';

let created: string;
let folder: string;
beforeAll(async () => {
  created = await mkdtemp(join(tmpdir(), 'storefront-data-'));
  await (await openEmbedded(created)).close();
});
afterAll(() => rm(created, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('keeps its data when it is opened again, and can be open only once (G6)', async () => {
    await cp(created, folder, { recursive: true });
    const first = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow('is in use by process');
    await first.database.execute(sql`create table kept as select 1 as one`);
    await first.close();
    const second = await openEmbedded(folder);
    expect((await second.database.execute(sql`select one from kept`)).rows).toStrictEqual([{ one: 1 }]);
    await second.close();
  });

  it.each([['global', 'base'], ['PG_VERSION']])(
    'is refused when %s of it is missing, and is not created again',
    async (...gone) => {
      await cp(created, folder, { recursive: true });
      const files = join(folder, 'database', 'files');
      for (const name of gone) await rm(join(files, name), { recursive: true });
      await expect(openEmbedded(folder)).rejects.toThrow(
        `The database in ${join(folder, 'database')} cannot be opened: it is damaged, or was made by another version.`,
      );
      expect(await readdir(files)).not.toContain(gone[0]);
      expect(await readdir(join(folder, 'database'))).toStrictEqual([
        'files',
        expect.stringMatching(/^lock\.\d+\.json$/),
      ]);
    },
  );

  it('is created again when creating it was interrupted', async () => {
    await mkdir(join(folder, 'database', 'files.unfinished'), { recursive: true });
    await writeFile(join(folder, 'database', 'files.unfinished', 'PG_VERSION'), '1');
    await (await openEmbedded(folder)).close();
    expect(await readdir(join(folder, 'database'))).toStrictEqual([
      'files',
      expect.stringMatching(/^lock\.\d+\.json$/),
    ]);
  });
});
