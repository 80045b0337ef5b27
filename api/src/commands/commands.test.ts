import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/database';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { openFreshDatabase } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { createCatalogueRepository } from '../catalogue/repository';
import type { CatalogueCommand } from './command';
import { askServer } from './command-socket';
import { parseCommand } from './parse-command';
import { runCommand } from './run-command';
import { takeCatalogueCommands } from './take-commands';

const clock = fixedClock('2026-11-20T18:30:00Z');
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-catalogue-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (command: CatalogueCommand) =>
  runCommand(command, async () => ({ database: database.database, clock }));
async function write(name: string, value: unknown) {
  await writeFile(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  return join(folder, name);
}

describe('the catalogue command', () => {
  it('parses its words, and resolves paths from the caller’s folder', () => {
    expect(parseCommand(['import', 'a.json'], '/here')).toStrictEqual({
      verb: 'import',
      file: '/here/a.json',
      replace: false,
    });
    expect(parseCommand(['import', '--replace', '/a.json'], '/here')).toStrictEqual({
      verb: 'import',
      file: '/a.json',
      replace: true,
    });
    expect(parseCommand(['export', 'a.json'], '/here')).toStrictEqual({
      verb: 'export',
      file: '/here/a.json',
    });
    for (const wrong of [
      [],
      ['import'],
      ['check', 'a', 'b'],
      ['check', 'a', '--replace'],
      ['import', 'a', '--force'],
      ['eat', 'a'],
    ]) {
      expect(parseCommand(wrong, '/here')).toBeUndefined();
    }
  });

  it('checks, imports and exports with pictures beside the file, and imports the export without a change', async () => {
    const logo = { business_logo: 'logo.svg' };
    await write('logo.svg', svg);
    const file = await write('catalogue.json', aCatalogue(aCatalogueBusiness(logo)));
    expect(await run({ verb: 'check', file })).toStrictEqual({
      code: 0,
      lines: [`${file} is valid: 1 business.`],
    });
    expect(await run({ verb: 'import', file, replace: true })).toStrictEqual({
      code: 0,
      lines: ['Imported 1 business.'],
    });
    await mkdir(join(folder, 'out'));
    const out = join(folder, 'out', 'catalogue.json');
    expect(await run({ verb: 'export', file: out })).toStrictEqual({
      code: 0,
      lines: [`Exported 1 business to ${out}.`],
    });
    const [picture] = await readdir(join(folder, 'out', 'pictures'));
    expect(await readFile(join(folder, 'out', 'pictures', String(picture)), 'utf8')).toBe(svg);
    expect(await run({ verb: 'import', file: out, replace: true })).toStrictEqual({
      code: 0,
      lines: [`${out} is what was imported last; nothing has changed.`],
    });
  });

  it('names each fault and imports nothing', async () => {
    const file = await write(
      'catalogue.json',
      aCatalogue(aCatalogueBusiness({ business_slug: 'new', postcode: 'nowhere' })),
    );
    expect(await run({ verb: 'import', file, replace: false })).toStrictEqual({
      code: 1,
      lines: [
        `${file} has 1 fault:`,
        '  $.businesses[0].postcode: expected a whole UK postcode, such as "E1 6AN"',
        'Nothing has been imported.',
      ],
    });
    expect(await createCatalogueRepository(database.database).businessBySlug('new')).toBeUndefined();
  });

  it('reports a file that is missing, is not JSON, or cannot be written', async () => {
    const gone = join(folder, 'gone.json');
    expect(await run({ verb: 'check', file: gone })).toStrictEqual({
      code: 1,
      lines: [`${gone}: there is no such file.`],
    });
    const broken = await write('broken.json', '{"format":');
    expect(await run({ verb: 'import', file: broken, replace: false })).toMatchObject({
      code: 1,
      lines: [expect.stringContaining(`${broken} is not JSON: `)],
    });
    expect(await run({ verb: 'export', file: join(broken, 'where.json') })).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('cannot be written')],
    });
  });

  it('sends the command to the server that holds the database', async () => {
    const file = await write(
      'catalogue.json',
      aCatalogue(aCatalogueBusiness({ business_slug: 'by-server' })),
    );
    const command: CatalogueCommand = { verb: 'import', file, replace: false };
    expect(await askServer(folder, command)).toBeUndefined();
    await mkdir(join(folder, 'database'));
    const stop = await takeCatalogueCommands({
      database,
      clock,
      config: { dataDirectory: folder, codeSecret: 'secret of tests' },
    });
    expect(await askServer(folder, command)).toStrictEqual({ code: 0, lines: ['Imported 1 business.'] });
    expect(await askServer(folder, { verb: 'token', slug: 'by-server' })).toMatchObject({
      code: 0,
      lines: [expect.stringContaining('by-server.1.'), expect.anything()],
    });
    await stop();
    expect(await askServer(folder, command)).toBeUndefined();
    expect(await createCatalogueRepository(database.database).businessBySlug('by-server')).toBeDefined();
  });
});
