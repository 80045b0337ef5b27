import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from 'api';
import { startPostgres } from 'api/testing/postgres-server';
import type { OwnPostgres } from 'api/testing/postgres-server';
import { registryMigrations } from 'platform';
import { aBuiltFolder } from '../../platform/src/testing/built-folder';
import { removeTemporaryFolders } from '../../platform/src/testing/temporary-folder';
import { grantRights } from './database-users/grant-rights';
import { allRoles } from './roles';
import { parseSettings } from './settings';
import { settingsFor } from './settings-of-roles';
import { startStorefront } from './storefront';
import type { Storefront } from './storefront';

jest.setTimeout(60_000);

const brandsDirectory = join(import.meta.dirname, '../../platform/brands');
const emptyCatalogue = { format: 'storefront-catalogue/1', subcategories: [], businesses: [] };

let folder: string;
let databaseFolder: string;
let database: OwnPostgres;
const started: Storefront[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-roles-'));
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify(emptyCatalogue));
  await mkdir(join(folder, 'shell'));
  await symlink(await aBuiltFolder({ feature: 'shell' }), join(folder, 'shell', 'dist'));
  // PostgreSQL runs under another account, which cannot read our folder, so it gets its own.
  databaseFolder = await mkdtemp(join(tmpdir(), 'storefront-roles-database-'));
  database = await startPostgres(databaseFolder);
  const owner = { databaseUrl: `${database.url}/postgres`, replicaUrl: undefined, dataDirectory: '' };
  const opened = await openDatabase(owner, [registryMigrations]);
  const kinds = [['edge'], ['api'], ['jobs', 'registry']] as const;
  await grantRights(
    opened.database,
    kinds.map((roles) => ({ roles })),
  );
  await opened.close();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((storefront) => storefront.close()));
});
afterAll(async () => {
  await database.stop();
  await removeTemporaryFolders();
  for (const path of [folder, databaseFolder])
    await rm(path, { recursive: true, force: true, maxRetries: 5 });
});

/**
 * Starts what one process with these roles would start, in a data folder of that name, and returns a function that sends it requests.
 */
const start = async (name: string, roles: string, environment: Record<string, string> = {}) => {
  const its = allRoles.filter((role) => roles.split(',').includes(role));
  const url = new URL(`${database.url}/postgres`);
  // Each kind of process has its own database user.
  url.username = `postgres_${its.join('_')}`;
  const settings = {
    ROLES: roles,
    DATABASE_URL: url.href,
    RELEASE_STORE: join(folder, 'releases'),
    DEVELOPMENT_USES: 'database,storage',
    DATA_DIR: join(folder, name),
    CATALOGUE: join(folder, 'catalogue.json'),
    PORT: '0',
    ...environment,
  };
  const reading = parseSettings(settingsFor(new Set(its), settings));
  if (reading.kind === 'refused') throw new Error(reading.faults.join('\n'));
  const storefront = await startStorefront({
    ...reading.settings,
    brandsDirectory,
    root: folder,
    say: () => undefined,
  });
  started.push(storefront);
  const served = `http://localhost:${storefront.port}`;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${served}${path}`, init);
    return { status: answer.status, body: await answer.text() };
  };
  const readiness = async () => {
    const { body } = await ask('/readyz');
    return JSON.parse(body) as { status: string; faults: string[]; warnings: string[] };
  };
  return { url: served, ask, readiness, close: () => storefront.close() };
};

const guest = {
  method: 'POST',
  headers: { authorization: `Basic ${Buffer.from('storefront:storefront').toString('base64')}` },
  body: '{}',
};
const page = '/information/privacy-policy';

describe('processes with different roles over one database and one store', () => {
  it('[ISO-5/processes] each answer their own paths with settings and a database user of their own, and an edge asks the API for the first data of its pages', async () => {
    const registry = await start('registry', 'registry,jobs');
    const api = await start('api', 'api');
    const edge = await start('edge', 'edge', { INTERNAL_API_URL: api.url });

    const shown = await edge.ask(page);
    expect(shown.body).toContain('/releases/shell/1.0.0/shell.js');
    expect(shown.body).toContain('"call":"information/page"');
    expect((await edge.ask('/releases/shell/1.0.0/shell.js')).status).toBe(200);
    // The sitemap lists the brand's pages, so the edge has asked the API for the businesses.
    expect((await edge.ask('/sitemap.xml')).body).toContain('/information/privacy-policy</loc>');

    const call = '/api/business/details';
    const door = '/platform/rollback';
    const statuses = async ({ ask }: typeof edge) => [
      (await ask(page)).status,
      (await ask(call, { ...guest, body: '{"zipcode":"","slug":"none"}' })).status,
      (await ask(door, { method: 'POST' })).status,
    ];
    expect(await statuses(edge)).toStrictEqual([200, 404, 404]);
    expect(await statuses(api)).toStrictEqual([404, 200, 404]);
    expect(await statuses(registry)).toStrictEqual([404, 404, 401]);
    for (const started of [edge, api, registry])
      expect(await started.readiness()).toMatchObject({ status: 'ready', faults: [] });
  });

  it('let an edge without an API say that its pages carry no first data, and serve them', async () => {
    await start('registry', 'registry,jobs');
    const edge = await start('edge', 'edge');
    expect((await edge.ask(page)).status).toBe(200);
    expect((await edge.readiness()).warnings).toContain(
      'Pages carry no first data: INTERNAL_API_URL does not name the API.',
    );
  });

  it('answer no edge that does not know the secret', async () => {
    await start('registry', 'registry,jobs');
    const { ask } = await start('api', 'api');
    const asked = { call: 'information/page', body: { slug: 'privacy-policy' }, brand: 'marketplace' };
    const answer = await ask('/api/edge-call', {
      method: 'POST',
      headers: { authorization: 'Bearer guessed', 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    expect(answer.status).toBe(401);
  });
});

describe('an edge while the database is away', () => {
  it('[EDG-5/start] starts from its last snapshot and says so; without a snapshot it starts but is not ready', async () => {
    const registry = await start('registry', 'registry,jobs');
    const edge = await start('edge', 'edge');
    const { body } = await edge.ask('/');
    expect(body).toContain('/releases/shell/1.0.0/shell.js');
    await edge.close();
    await registry.close();
    await database.stop();
    try {
      const again = await start('edge', 'edge');
      expect((await again.ask('/')).body).toContain('/releases/shell/1.0.0/shell.js');
      expect(await again.readiness()).toMatchObject({
        status: 'ready',
        faults: [],
        warnings: expect.arrayContaining([
          'The database does not answer: decisions are made from the last known snapshot.',
        ]),
      });
      const fresh = await start('fresh-edge', 'edge');
      expect(await fresh.readiness()).toMatchObject({
        status: 'not ready',
        faults: ['no release of the shell is stable'],
      });
      await expect(start('another-api', 'api')).rejects.toThrow('cannot be used');
      await database.start();
      while ((await fresh.readiness()).status !== 'ready') await wait(50);
    } finally {
      await database.start();
    }
  });
});
