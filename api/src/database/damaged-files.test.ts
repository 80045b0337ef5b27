import { randomInt } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { openEmbedded } from './open-embedded';

/** `npm run torture` damages more of them. */
const runs = Number(process.env['DAMAGED_FILES'] ?? 2);
jest.setTimeout(60_000 + runs * 10_000);

let folder: string;
let intact: string;
let files: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-damaged-'));
  intact = join(folder, 'whole');
  const opened = await openEmbedded(intact);
  await opened.database.execute(sql`create table kept as select number from generate_series(1, 1000) number`);
  await opened.close();
  const database = join(intact, 'database/files');
  const entries = await readdir(database, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sized = await Promise.all(paths.map(async (path) => ({ path, bytes: (await stat(path)).size })));
  files = sized.filter(({ bytes }) => bytes > 0).map(({ path }) => relative(database, path));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const corruptions = {
  removed: (path: string) => rm(path),
  'cut in half': async (path: string) => truncate(path, Math.floor((await stat(path)).size / 2)),
  'overwritten at its beginning': async (path: string) => {
    const bytes = await readFile(path);
    await writeFile(path, bytes.fill(0xa5, 0, Math.min(bytes.length, 512)));
  },
} as const;

const refusal = /^The database in .* cannot be opened: it is damaged, or was made by another version/;

/** Opens a damaged folder and reads the data. The damage may be in unused bytes. A read may fail, but must not be wrong. */
async function reopen(damaged: string): Promise<string> {
  const opened = await openEmbedded(damaged).catch((fault: Error) => fault);
  if (opened instanceof Error) return refusal.test(opened.message) ? 'refused in a sentence' : opened.message;
  const read = await opened.database
    .execute<{ count: number }>(sql`select count(*)::int as count from kept`)
    .catch(() => undefined);
  await opened.close();
  return (read?.rows[0]?.count ?? 1000) === 1000 ? 'serves on' : `read ${JSON.stringify(read?.rows)}`;
}

describe('a data folder with a damaged file', () => {
  it('is refused with a sentence or keeps working; it is never replaced by an empty one, and never ends the process', async () => {
    const seed = Number(process.env['GENERATED_SEED'] ?? randomInt(2 ** 31));
    process.stdout.write(`${runs} damaged files of ${files.length}, GENERATED_SEED=${seed}\n`);
    const damaged = join(folder, 'damaged');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.constantFrom(...(Object.keys(corruptions) as (keyof typeof corruptions)[])),
        async (file, corruption) => {
          await cp(intact, damaged, { recursive: true });
          await corruptions[corruption](join(damaged, 'database/files', file));
          try {
            expect(['refused in a sentence', 'serves on']).toContain(await reopen(damaged));
          } finally {
            await rm(damaged, { recursive: true, force: true });
          }
        },
      ),
      { numRuns: runs, seed, endOnFailure: true },
    );
  });
});
