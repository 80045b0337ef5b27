import { damageStored } from '../../testing/damage';
import { aServedPlatform, endPlatforms } from '../../testing/served-platform';
import { removeTemporaryFolders } from '../../testing/temporary-folder';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const entry = '/releases/listing/1.0.0/entry.js';
const content = `// listing\n${'/* long enough to be worth compressing */'.repeat(20)}`;
const files = { 'entry.js': content, 'home.js': 'home();', 'home.css': '' };
const listing = { feature: 'listing', files };
const builds = [{ feature: 'shell' }, listing];

describe('a stored file that was damaged', () => {
  it('is a 404 that is not cached, instead of wrong bytes that are cached for a year', async () => {
    const { get, releasesDirectory, logged } = await aServedPlatform({ builds });
    await damageStored(releasesDirectory, content);
    const { statusCode, headers } = await get(entry);
    expect([statusCode, headers['cache-control']]).toStrictEqual([404, 'no-store']);
    expect(logged).toContainEqual(
      expect.objectContaining({ release: 'listing@1.0.0', path: 'entry.js', encoding: 'identity' }),
    );
  });

  it('is sent in another encoding that is undamaged', async () => {
    const { get, releasesDirectory } = await aServedPlatform({ builds });
    await damageStored(releasesDirectory, content, 'br');
    const { statusCode, headers } = await get(entry, { headers: { 'accept-encoding': 'br, gzip' } });
    expect([statusCode, headers['content-encoding']]).toStrictEqual([200, 'gzip']);
  });

  it('keeps the server from being ready until the release is published again', async () => {
    const { get, publish, releasesDirectory } = await aServedPlatform({ builds });
    await damageStored(releasesDirectory, content);
    await get(entry);
    const { statusCode, body } = await get('/readyz');
    expect(statusCode).toBe(503);
    expect(JSON.parse(body).faults).toStrictEqual([
      'entry.js of listing@1.0.0 is damaged: publish listing@1.0.0 again',
    ]);
    expect(await publish(listing)).toMatchObject({ outcome: 'repaired' });
    expect((await get('/readyz')).statusCode).toBe(200);
    expect((await get(entry)).body).toBe(content);
  });

  it('is still served by an edge that has read it before', async () => {
    const { get, releasesDirectory } = await aServedPlatform({ builds });
    await get(entry);
    await damageStored(releasesDirectory, content);
    expect((await get(entry)).body).toBe(content);
    expect((await get('/readyz')).statusCode).toBe(200);
  });

  it('of a release that nobody gets any more is reported in the log only', async () => {
    const { get, publish, releasesDirectory, logged } = await aServedPlatform({ builds });
    await publish({ version: '1.1.0' });
    await publish({ version: '1.2.0' });
    await damageStored(releasesDirectory, content);
    expect((await get(entry)).statusCode).toBe(404);
    expect(logged).toContainEqual(expect.objectContaining({ release: 'listing@1.0.0' }));
    expect((await get('/readyz')).statusCode).toBe(200);
  });
});
