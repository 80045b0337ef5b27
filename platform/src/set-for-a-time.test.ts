import { databaseRegistry } from './registry/database-registry';
import { aGuardedPlatform } from './testing/guarded-platform';
import { aServedPlatform, endPlatforms } from './testing/served-platform';
import { removeTemporaryFolders } from './testing/temporary-folder';

jest.setTimeout(60_000);

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

describe('a change that is set for a time', () => {
  it('[ROL-7/restart] is made by the jobs of a process that started after it was set', async () => {
    const { client, opened, clock, close } = await aGuardedPlatform();
    try {
      const body = { release: 'listing@2.0.0', brands: 'all', reason: 'the sale' } as const;
      const at = new Date(clock.now().getTime() + 3_600_000).toISOString().replace('.000', '');
      expect(await client.command('release/promote', { ...body, at })).toMatchObject({ kind: 'done' });
      const registry = databaseRegistry({ ...opened, clock });
      const started = await aServedPlatform({ registry, clock });
      const job = started.platform.jobs.find(({ name }) => name === 'scheduled changes');
      const isStable = async () => (await registry.snapshot()).turns.at(-1)?.version === '2.0.0';
      await job?.run();
      expect(await isStable()).toBe(false);
      clock.advance(60);
      await job?.run();
      expect(await isStable()).toBe(true);
      expect(await registry.scheduled()).toStrictEqual([]);
    } finally {
      await close();
    }
  });
});
