import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database';
import { openServer } from '../database/open-server';
import { aCatalogue, aCatalogueBusiness } from '../testing/builders';
import { describeOnBothDatabases, openRealPostgres } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { silentLog } from '../testing/silent-log';
import type { Catalogue } from './catalogue';
import { createCatalogue } from './create-catalogue';
import { importCatalogue } from '../catalogue-files/importing/import-catalogue';

const clock = fixedClock('2026-11-20T18:30:00Z');

async function importNamed({ database }: OpenDatabase, business_name: string) {
  const catalogue = aCatalogue(aCatalogueBusiness({ business_name }));
  await importCatalogue(
    { database, clock },
    { catalogue, readPicture: async () => undefined, replace: true },
  );
}

const nameIn = async (catalogue: Catalogue) =>
  (await catalogue.businessBySlug('saffron-yard'))?.profile.business_name;

/** Waits until the condition holds, checking every few milliseconds. */
async function eventually(condition: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 200 && !(await condition()); attempt += 1) await setTimeout(25);
  expect(await condition()).toBe(true);
}

describeOnBothDatabases('the catalogue in memory', (opened) => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    await importNamed(opened(), 'First');
    catalogue = await createCatalogue(opened(), silentLog, clock);
  });
  afterAll(() => catalogue.close());

  it('caches what it has read (G28)', async () => {
    const [one, again] = await Promise.all([
      catalogue.businessBySlug('saffron-yard'),
      catalogue.businessBySlug('saffron-yard'),
    ]);
    expect(one).toBeDefined();
    expect(again).toBe(one);
  });

  it('does not cache unknown names, so that random names fill no memory', async () => {
    expect(await catalogue.businessById('nobody')).toBeUndefined();
    expect(await catalogue.menuOf('nobody')).toBeUndefined();
  });

  it('shows an import as soon as it is notified', async () => {
    expect(await nameIn(catalogue)).toBe('First');
    await importNamed(opened(), 'Second');
    await eventually(async () => (await nameIn(catalogue)) === 'Second');
  });

  it('empties derived caches with its own', async () => {
    const derived = catalogue.derived<string>(10);
    expect(derived.get('key', () => 'old')).toBe('old');
    await importNamed(opened(), 'Third');
    await eventually(async () => derived.get('key', () => 'new') === 'new');
  });
});

describe('the catalogue of several instances', () => {
  let first: OpenDatabase & { readonly url: string };
  let second: OpenDatabase;
  let catalogue: Catalogue;
  beforeAll(async () => {
    first = await openRealPostgres();
    second = await openServer(first.url);
    await importNamed(first, 'First');
    catalogue = await createCatalogue(second, silentLog, clock);
  });
  afterAll(async () => {
    await catalogue.close();
    await second.close();
    await first.close();
  });

  it('shows on one instance what was imported on another', async () => {
    expect(await nameIn(catalogue)).toBe('First');
    await importNamed(first, 'Second');
    await eventually(async () => (await nameIn(catalogue)) === 'Second');
  });

  it('empties its cache when it lost the connection for notifications, and listens again (G20)', async () => {
    expect(await nameIn(catalogue)).toBe('Second');
    await first.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await importNamed(first, 'Third');
    await eventually(async () => (await nameIn(catalogue).catch(() => '')) === 'Third');
    await importNamed(first, 'Fourth');
    await eventually(async () => (await nameIn(catalogue)) === 'Fourth');
  });
});
