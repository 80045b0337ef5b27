import { memoryRegistry } from '../registry/memory-registry';
import { aBuiltFolder } from '../testing/built-folder';
import { fixedClock } from '../testing/fixed-clock';
import { aReleaseOf } from '../testing/releases';
import { startS3Server } from '../testing/s3-server';
import { aServedPlatform, endPlatforms } from '../testing/served-platform';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { CachedReleaseFiles } from './cached-release-files';
import type { Encoding } from './encodings';
import { FilePrefetcher } from './file-prefetcher';
import { s3ReleaseFiles } from './s3-release-files';

afterEach(async () => {
  await endPlatforms();
  await removeTemporaryFolders();
});

const silent = { warn: () => undefined, error: () => undefined };
const why = { reason: 'a test', tryOut: false };

describe('the files of releases in service', () => {
  it('[EDG-5/ahead] are on an edge before they are requested: stable, last good and candidate are served while S3 is unavailable', async () => {
    const server = await startS3Server(await temporaryFolder());
    const registry = memoryRegistry({ clock: fixedClock });
    const files = await s3ReleaseFiles(server.place);
    try {
      const { client, publish } = await aServedPlatform({
        registry,
        files,
        builds: [{ feature: 'shell' }, { feature: 'listing' }],
      });
      const store = new CachedReleaseFiles({ store: files, folder: await temporaryFolder(), log: silent });
      const edge = await aServedPlatform({
        registry,
        files,
        servedFiles: store,
        builds: [],
        roles: { edge: true, registry: false },
      });
      // Published while the edge runs: the decisions change, and the files that they name are fetched.
      await publish({ feature: 'listing', version: '1.1.0' });
      await publish({ feature: 'booking', version: '1.0.0' });
      await client.publish(await aBuiltFolder({ feature: 'booking', version: '2.0.0' }), {
        author: 'a team',
        commit: 'abc',
        promotion: 'never',
      });
      const steps = [{ share: 100, minimumMinutes: 1, minimumPageLoads: 0 }];
      await client.command('rollout/start', { release: 'booking@2.0.0', brands: 'all', steps, ...why });
      await edge.platform.refresh();
      await edge.platform.filesFetched();
      await server.close();

      const served = [
        'shell/1.0.0/shell.js',
        'listing/1.1.0/entry.js',
        'listing/1.0.0/entry.js',
        'booking/2.0.0/entry.js',
      ];
      for (const path of served) {
        for (const encoding of ['br', 'gzip', 'identity']) {
          const { statusCode } = await edge.get(`/releases/${path}`, {
            headers: { 'accept-encoding': encoding },
          });
          expect([path, encoding, statusCode]).toStrictEqual([path, encoding, 200]);
        }
      }
    } finally {
      files.close();
      await server.close();
    }
  }, 30_000);

  /** A store that records its requests; a request stays open until the test answers it. */
  const aStore = () => {
    const requests: string[] = [];
    const answers: ((bytes: Uint8Array | undefined) => void)[] = [];
    let isAway = false;
    return {
      requests,
      answerAll: () => answers.splice(0).forEach((answer) => answer(new Uint8Array())),
      setAway: (away: boolean) => (isAway = away),
      file: (integrity: string, encoding: Encoding) => {
        requests.push(`${integrity} ${encoding}`);
        if (isAway) return Promise.reject(new Error('away'));
        return new Promise<Uint8Array | undefined>((resolve) => answers.push(resolve));
      },
    };
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };

  it('are requested four at a time, the preferred encoding of browsers first, and each once', async () => {
    const store = aStore();
    const prefetcher = new FilePrefetcher({ store, log: silent });
    prefetcher.setWanted([aReleaseOf('listing', '1.0.0'), aReleaseOf('booking', '1.0.0')]);
    expect(store.requests).toHaveLength(4);
    expect(store.requests.every((form) => form.endsWith(' br'))).toBe(true);
    for (let round = 0; round < 3; round += 1) {
      store.answerAll();
      await settle();
    }
    await prefetcher.idle();
    expect(store.requests).toHaveLength(12);
    prefetcher.setWanted([aReleaseOf('listing', '1.0.0')]);
    await prefetcher.idle();
    expect(new Set(store.requests).size).toBe(12);
    expect(store.requests).toHaveLength(12);
  });

  it('are requested again after a failure, which is logged', async () => {
    const logged: string[] = [];
    const log = { warn: (_details: unknown, sentence?: string) => void logged.push(sentence ?? '') };
    const store = aStore();
    store.setAway(true);
    const prefetcher = new FilePrefetcher({ store, log, retryMilliseconds: 0 });
    prefetcher.setWanted([aReleaseOf('listing', '1.0.0')]);
    await prefetcher.idle();
    store.setAway(false);
    expect(store.requests).toHaveLength(6);
    expect(logged[0]).toContain('requested again soon');
    await new Promise((resolve) => setTimeout(resolve));
    store.answerAll();
    await settle();
    store.answerAll();
    await prefetcher.idle();
    expect(store.requests).toHaveLength(12);
    await prefetcher.close();
  });
});
