import { CachedReleaseFiles } from './releases/cached-release-files';
import { s3ReleaseFiles } from './releases/s3-release-files';
import { memoryRegistry } from './registry/memory-registry';
import { aBuiltFolder } from './testing/built-folder';
import { fixedClock } from './testing/fixed-clock';
import { startS3Server } from './testing/s3-server';
import type { S3Server } from './testing/s3-server';
import { aServedPlatform, endPlatforms } from './testing/served-platform';
import { removeTemporaryFolders, temporaryFolder } from './testing/temporary-folder';

let server: S3Server;
let cache: string;
beforeEach(async () => {
  server = await startS3Server(await temporaryFolder());
  cache = await temporaryFolder();
});
afterEach(async () => {
  await endPlatforms();
  await server.close();
  await removeTemporaryFolders();
});

const registry = memoryRegistry({ clock: fixedClock });

/** An edge over the S3 server, with its copies in a folder. */
const anEdge = async (parts: Parameters<typeof aServedPlatform>[0] = {}, folder = cache) => {
  const files = await s3ReleaseFiles(server.place);
  const servedFiles = new CachedReleaseFiles({ store: files, folder, log: { error: () => undefined } });
  return { ...(await aServedPlatform({ registry, files, servedFiles, ...parts })), files };
};

const entry = '/releases/listing/1.0.0/entry.js';

describe('an edge whose store of releases becomes unavailable', () => {
  it('[EDG-5/files] serves files that it read before, also after a restart, and answers that others cannot be fetched', async () => {
    const edge = await anEdge();
    const { body } = await edge.get(entry);
    expect((await edge.get('/readyz')).statusCode).toBe(200);
    await server.close();
    const restarted = await anEdge({ builds: [] });
    expect((await restarted.get(entry)).body).toBe(body);
    // It has no copies yet, so it cannot have fetched this file in advance either.
    const empty = await anEdge({ builds: [] }, await temporaryFolder());
    const unread = await empty.get(entry);
    expect([unread.statusCode, unread.headers['cache-control'], unread.headers['retry-after']]).toStrictEqual(
      [503, 'no-store', '1'],
    );
    expect((await restarted.get('/readyz')).statusCode).toBe(200);
    for (const { files } of [edge, restarted, empty]) files.close();
  });

  it('leaves no timer behind that would keep a process which ends waiting', async () => {
    await server.close();
    const files = await s3ReleaseFiles(server.place);
    const [begun, cleared] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
    await expect(files.check()).rejects.toThrow('The store of releases does not answer as it should');
    const limits = begun.mock.calls.flatMap(([, delay = 0], call) =>
      delay >= 1_000 ? [{ delay, timer: begun.mock.results[call]?.value as unknown }] : [],
    );
    const ended = new Set<unknown>(cleared.mock.calls.map(([timer]) => timer));
    jest.restoreAllMocks();
    expect(limits.length).toBeGreaterThan(0);
    expect(limits.filter(({ timer }) => !ended.has(timer)).map(({ delay }) => delay)).toStrictEqual([]);
    files.close();
  });

  it('publishes nothing, and says why', async () => {
    const edge = await anEdge({ builds: [] });
    await server.close();
    const published = await edge.client.publish(await aBuiltFolder({ version: '9.0.0' }), {
      author: 'a team',
      commit: 'abc',
    });
    expect(published).toMatchObject({
      kind: 'refused',
      faults: ['The store of releases does not answer as it should. Nothing is published: try again later.'],
    });
    expect(await registry.release({ name: 'listing', version: '9.0.0' })).toBeUndefined();
    edge.files.close();
  });
});
