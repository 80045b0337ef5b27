import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { memoryRegistry } from './registry/memory-registry';
import { CachedReleaseFiles } from './releases/cached-release-files';
import { folderReleaseFiles } from './releases/folder-release-files';
import { s3ReleaseFiles } from './releases/s3-release-files';
import { aBuiltFolder } from './testing/built-folder';
import { fixedClock } from './testing/fixed-clock';
import { aServedPlatform, endPlatforms } from './testing/served-platform';
import { removeTemporaryFolders, temporaryFolder } from './testing/temporary-folder';

const servers: Server[] = [];
afterEach(async () => {
  await endPlatforms();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  await removeTemporaryFolders();
});

const milliseconds = 300;

/** Storage that answers every request in the same ill way; `sent` counts the bytes it could hand over. */
const anIllStore = async (answer: (response: ServerResponse, sent: (bytes: number) => void) => void) => {
  let sent = 0;
  const server = createServer((_request, response) => answer(response, (bytes) => void (sent += bytes)));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const place = {
    bucket: 'releases',
    prefix: '',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  };
  const files = await s3ReleaseFiles(place, { milliseconds, writeMilliseconds: milliseconds });
  return { files, sent: () => sent };
};

const trickling = (response: ServerResponse) => {
  const timer = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(timer));
};
const endless = (response: ServerResponse, sent: (bytes: number) => void) => {
  const piece = Buffer.alloc(64 * 1024);
  const more = () => {
    do sent(piece.length);
    while (response.write(piece));
  };
  response.on('drain', more);
  more();
};
const loginPage = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Please log in</h1>');
const silent = () => undefined;

/** An edge whose releases were published to a sound store and are read from an ill one. */
const anEdge = async (files: Awaited<ReturnType<typeof anIllStore>>['files']) => {
  const registry = memoryRegistry({ clock: fixedClock });
  const sound = await folderReleaseFiles(await temporaryFolder());
  await aServedPlatform({ registry, files: sound });
  const log = { error: () => undefined };
  const servedFiles = new CachedReleaseFiles({ store: files, folder: await temporaryFolder(), log });
  return aServedPlatform({ registry, files, servedFiles, builds: [] });
};

describe('a store of releases that answers, but not with what was stored', () => {
  it.each([
    ['trickles', trickling, 503, 'did not arrive whole within'],
    ['says nothing', silent, 503, 'does not answer as it should'],
    ['never ends', endless, 404, 'is damaged'],
    ['is a login page', loginPage, 404, 'is damaged'],
  ] as const)(
    '[EDG-5/files] %s: the file is refused within its time and bytes, the page is sent, and /readyz says so',
    async (_what, answer, status, sentence) => {
      const { files, sent } = await anIllStore(answer);
      const { get } = await anEdge(files);
      expect((await get('/')).statusCode).toBe(200);
      const began = performance.now();
      const file = await get('/releases/listing/1.0.0/entry.js');
      expect([file.statusCode, file.headers['cache-control']]).toStrictEqual([status, 'no-store']);
      // Two tries of a client whose whole read has the limit, far below the 8 s of a page.
      expect(performance.now() - began).toBeLessThan(4_000);
      // What the sockets on both sides hold, not what the store would send.
      expect(sent()).toBeLessThan(32 * 1024 * 1024);
      expect((await get('/readyz')).body).toContain(sentence);
      files.close();
    },
  );

  it.each([
    ['trickles', trickling],
    ['says nothing', silent],
    ['never ends', endless],
    ['is a login page', loginPage],
  ] as const)(
    '[REL-11] %s: nothing is published, and the team is told within the time of one file',
    async (_what, answer) => {
      const { files } = await anIllStore(answer);
      const registry = memoryRegistry({ clock: fixedClock });
      const { client } = await aServedPlatform({ registry, files, builds: [] });
      const began = performance.now();
      const build = await aBuiltFolder({ version: '9.0.0' });
      expect(await client.publish(build, { author: 'a team', commit: 'abc' })).toMatchObject({
        kind: 'refused',
        faults: [
          'The store of releases does not answer as it should. Nothing is published: try again later.',
        ],
      });
      expect(performance.now() - began).toBeLessThan(4_000);
      expect(await registry.release({ name: 'listing', version: '9.0.0' })).toBeUndefined();
      files.close();
    },
  );

  it('[REL-11] answers its check only if it has nothing that nobody stored', async () => {
    for (const answer of [trickling, endless, loginPage]) {
      const { files } = await anIllStore(answer);
      await expect(files.check()).rejects.toThrow(/does not answer as it should|more than the 1024 bytes/);
      files.close();
    }
  });
});

describe('a file in a folder', () => {
  it('[REL-11] that is longer than its release says is not read further', async () => {
    const folder = await temporaryFolder();
    const files = await folderReleaseFiles(folder);
    const integrity = `sha384-${Buffer.alloc(48).toString('base64')}`;
    await files.put(new Map([[integrity, { identity: Buffer.alloc(1024 * 1024) }]]));
    expect((await files.file(integrity, 'identity', 1024 * 1024))?.length).toBe(1024 * 1024);
    await expect(files.file(integrity, 'identity', 1000)).rejects.toThrow('more than the 1000 bytes');
  });
});
