import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openRealPostgres } from 'api/testing/databases';
import { startFaultyProxy } from 'api/testing/faulty-proxy';
import { openServer } from 'api/testing/open-server';
import { startPostgres } from 'api/testing/postgres-server';
import type { OwnPostgres } from 'api/testing/postgres-server';
import { registryMigrations } from './registry/database';
import { databaseRegistry } from './registry/database-registry';
import { generations, stableTurns } from './registry/tables';
import { folderReleaseFiles } from './releases/folder-release-files';
import { aBuiltFolder } from './testing/built-folder';
import { stateIn } from './testing/page';
import { fixedClock } from './testing/fixed-clock';
import { aServedPlatform, endPlatforms } from './testing/served-platform';
import type { Served } from './testing/served-platform';
import { removeTemporaryFolders, temporaryFolder } from './testing/temporary-folder';
import { until } from './testing/until';

jest.setTimeout(60_000);

const meta = { author: 'a team', commit: 'abc' };
const why = { reason: 'a test' };

/** An edge with its own connections to a shared database. */
const anEdge = async (
  url: string,
  releasesDirectory: string,
  parts: Parameters<typeof aServedPlatform>[0] = {},
) => {
  const opened = await openServer(url, undefined, [registryMigrations]);
  const served = await aServedPlatform({
    registry: databaseRegistry({ ...opened, clock: fixedClock }),
    files: await folderReleaseFiles(releasesDirectory),
    ...parts,
  });
  return { ...served, opened };
};

const decided = async ({ get }: Pick<Served, 'get'>, visitor: string) => {
  const { decisions } = (await get(`/platform/resolve?brand=market&visitor=${visitor}`)).json();
  return decisions.listing?.release;
};

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

describe('two edges over one registry', () => {
  let database: Awaited<ReturnType<typeof openRealPostgres>>;
  let one: Awaited<ReturnType<typeof anEdge>>;
  let other: Awaited<ReturnType<typeof anEdge>>;
  beforeEach(async () => {
    database = await openRealPostgres([registryMigrations]);
    const folder = await temporaryFolder();
    one = await anEdge(database.url, folder);
    other = await anEdge(database.url, folder, { builds: [] });
  });
  afterEach(async () => {
    await Promise.all([one.opened.close(), other.opened.close()]);
    await database.close();
  });

  it('[EDG-6] make the same decision for the same visitor', async () => {
    await one.client.publish(await aBuiltFolder({ version: '2.0.0' }), meta);
    const steps = [{ share: 5_000, minimumMinutes: 1, minimumPageLoads: 1 }];
    await other.client.command('rollout/start', { release: 'listing@2.0.0', brands: 'all', steps, ...why });
    const visitors = Array.from({ length: 60 }, (_, index) => `visitor-${index}`);
    const decisionsOf = async (edge: Served) =>
      Promise.all(visitors.map((visitor) => decided(edge, visitor)));
    await until(async () => (await decisionsOf(one)).includes('listing@2.0.0'));
    await until(async () => (await decisionsOf(other)).includes('listing@2.0.0'));
    expect(new Set(await decisionsOf(one)).size).toBe(2);
    expect(await decisionsOf(one)).toStrictEqual(await decisionsOf(other));
  });

  it('[BRD-7/edges] show a change of a brand that was published at the other edge', async () => {
    const nameAt = async ({ get }: Served) => stateIn(await get('/')).brand.name;
    const { data = '' } = (await one.client.query('brand', { brand: 'market' })) ?? {};
    const changed = JSON.stringify({ ...JSON.parse(data), name: 'Winter' });
    await one.client.command('brand/draft', { brand: 'market', data: changed, base: 0, ...why });
    await one.client.command('brand/publish', { brand: 'market', draft: 2, ...why });
    await until(async () => (await nameAt(other)) === 'Winter');
    await other.client.command('brand/restore', { brand: 'market', version: 1, ...why });
    await until(async () => (await nameAt(one)) === 'Market');
  });

  it('[ROL-3/edges][REL-8/edges] see a rollback and a revocation that were requested at the other edge', async () => {
    const next = await one.client.publish(await aBuiltFolder({ version: '2.0.0' }), {
      ...meta,
      promotion: 'always',
    });
    expect(next.kind).toBe('done');
    await until(async () => (await decided(other, 'v')) === 'listing@2.0.0');
    await one.client.command('rollback', { feature: 'listing', brands: 'all', ...why });
    await until(async () => (await decided(other, 'v')) === 'listing@1.0.0');
    const status = async () => (await other.get('/releases/listing/2.0.0/entry.js')).statusCode;
    expect(await status()).toBe(200);
    await one.client.command('release/revoke', { release: 'listing@2.0.0', ...why });
    await until(async () => (await status()) === 404);
  });
});

describe('an edge that is not told of a change', () => {
  let database: Awaited<ReturnType<typeof openRealPostgres>>;
  let folder: string;
  let one: Awaited<ReturnType<typeof anEdge>>;
  beforeEach(async () => {
    database = await openRealPostgres([registryMigrations]);
    folder = await temporaryFolder();
    one = await anEdge(database.url, folder);
  });
  afterEach(async () => {
    await one.opened.close();
    await database.close();
  });

  const publishNext = async () =>
    one.client.publish(await aBuiltFolder({ version: '2.0.0' }), { ...meta, promotion: 'always' });

  const decidesWithin = async (edge: Served, release: string, milliseconds: number) => {
    const since = performance.now();
    while ((await decided(edge, 'v')) !== release) await wait(20);
    expect(performance.now() - since).toBeLessThan(milliseconds);
  };

  it('[G20/missed] sees a rollback and a revocation within ten seconds after its network went silent', async () => {
    const url = new URL(database.url);
    const proxy = await startFaultyProxy(Number(url.port));
    url.port = String(proxy.port);
    await publishNext();
    const edge = await anEdge(url.href, folder, { builds: [] });
    await decidesWithin(edge, 'listing@2.0.0', 2_000);

    proxy.silence();
    await one.client.command('rollback', { feature: 'listing', brands: 'all', ...why });
    await one.client.command('release/revoke', { release: 'listing@2.0.0', ...why });
    await decidesWithin(edge, 'listing@1.0.0', 10_000);
    expect((await edge.get('/releases/listing/2.0.0/entry.js')).statusCode).toBe(404);
    expect((await edge.get('/readyz')).json().releases.secondsOld).toBeLessThan(5);
    await edge.opened.close();
    await proxy.close();
  });

  it('[G20/missed] follows a generation that goes back because a backup of the registry was restored', async () => {
    const edge = await anEdge(database.url, folder, { builds: [] });
    const before = await one.registry.generation();
    const turns = await database.database.select().from(stableTurns);
    await publishNext();
    await decidesWithin(edge, 'listing@2.0.0', 2_000);
    await database.database.transaction(async (restore) => {
      await restore.delete(stableTurns);
      await restore.insert(stableTurns).values(turns);
      await restore.update(generations).set({ generation: before });
    });
    await decidesWithin(edge, 'listing@1.0.0', 2_500);
    expect((await edge.get('/readyz')).json().releases.generation).toBe(before);
    await edge.opened.close();
  });
});

describe('an edge whose database becomes unavailable', () => {
  let folder: string;
  let server: OwnPostgres;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storefront-edges-'));
    server = await startPostgres(folder);
  });
  afterEach(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('[EDG-5/edges] continues to serve, also after a restart, and follows the registry when the database is back', async () => {
    const releases = await temporaryFolder();
    const snapshotFile = join(await temporaryFolder(), 'snapshot.json');
    const url = `${server.url}/postgres`;
    const edge = await anEdge(url, releases, { snapshotFile });
    const restarted = await openServer(url, undefined, [registryMigrations]);
    try {
      await server.stop();
      expect((await edge.get('/')).statusCode).toBe(200);
      expect((await edge.get('/releases/listing/1.0.0/entry.js')).statusCode).toBe(200);

      const registry = databaseRegistry({ ...restarted, clock: fixedClock });
      const again = await aServedPlatform({
        registry: { ...registry, saveTeam: async () => undefined, addToken: async () => 0 },
        files: await folderReleaseFiles(releases),
        snapshotFile,
        builds: [],
      });
      expect((await again.get('/')).body).toContain('/releases/shell/1.0.0/shell.js');
      expect(await decided(again, 'v')).toBe('listing@1.0.0');

      await server.start();
      await edge.client.publish(await aBuiltFolder({ version: '2.0.0' }), { ...meta, promotion: 'always' });
      for (const served of [edge, again])
        while ((await decided(served, 'v')) !== 'listing@2.0.0') await wait(50);
    } finally {
      await Promise.all([edge.opened.close(), restarted.close()]);
    }
  });
});
