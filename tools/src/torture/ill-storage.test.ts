import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCatalogueOf, anOrderingBusiness } from 'api/testing/ordering';
import { copyBuild, networkTransport, registryClient } from 'platform';
import type { RegistryClient } from 'platform';
import { startS3Server } from 'platform/testing/s3-server';
import type { S3Server } from 'platform/testing/s3-server';
import { prepareDataFolder } from '../../../deploy/src/testing/prepared-data-folder';
import { startProcess } from '../cluster/start-process';
import type { StartedProcess } from '../cluster/start-process';
import { parsePage } from '../rollout-demo/page-of-visitor';
import { startIllStorage } from '../testing/ill-storage';
import type { IllStorage } from '../testing/ill-storage';

jest.setTimeout(300_000);

const root = join(import.meta.dirname, '../../..');
const next = '9.0.0';

let folder: string;
let sound: S3Server;
let storage: IllStorage;
let server: StartedProcess;
let registry: RegistryClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-ill-storage-test-'));
  await prepareDataFolder(join(folder, 'data'));
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify(aCatalogueOf(anOrderingBusiness())));
  await mkdir(join(folder, 'objects'));
  sound = await startS3Server(join(folder, 'objects'));
  storage = await startIllStorage(sound.place.endpoint ?? '');
  const environment = {
    DATA_DIR: join(folder, 'data'),
    CATALOGUE: join(folder, 'catalogue.json'),
    NODE_ENV: 'development',
    DEVELOPMENT_USES: 'storage',
    RELEASE_STORE: `s3://${sound.place.bucket}/${sound.place.prefix}`,
    S3_ENDPOINT: storage.url,
    S3_ACCESS_KEY_ID: sound.place.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: sound.place.credentials?.secretAccessKey ?? '',
  };
  server = await startProcess({ name: 'the server', root, environment });
  const token = (await readFile(join(environment.DATA_DIR, 'registry-token'), 'utf8')).trim();
  registry = registryClient(networkTransport(server.url), token, server.url);
  await copyBuild(join(root, 'remote-listing/dist'), next, join(folder, 'next'));
});
afterAll(async () => {
  await server.stop();
  await storage.close();
  await sound.close();
  await rm(folder, { recursive: true, force: true });
});

const originOf = ({ url }: StartedProcess) => url.replace('127.0.0.1', 'localhost');

/** Each file with its status and its size. */
const filesAt = (addresses: readonly string[]) =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(`${originOf(server)}${address}`);
      return [address, answer.status, (await answer.arrayBuffer()).byteLength] as const;
    }),
  );

/** A page with the files of releases that it names; one that has its screen in time names fewer than another. */
const pageWithFiles = async () => {
  const page = await fetch(`${originOf(server)}/`);
  const html = await page.text();
  const addresses = [...new Set(html.match(/\/releases\/[^"'\s\\<>]+\.(?:js|css)/g))].sort();
  return {
    status: page.status,
    releases: parsePage(html, page.headers.get('server-timing') ?? '').releases,
    files: await filesAt(addresses),
  };
};
type PageWithFiles = Awaited<ReturnType<typeof pageWithFiles>>;

/** The page is of the same releases, and every file that it or the page before names is there as it was. */
const expectAsBefore = async (now: PageWithFiles, before: PageWithFiles) => {
  expect([now.status, now.releases]).toStrictEqual([before.status, before.releases]);
  expect(now.files.filter(([, status]) => status !== 200)).toStrictEqual([]);
  expect(await filesAt(before.files.map(([address]) => address))).toStrictEqual(before.files);
};

const publishNext = () =>
  registry.publish(join(folder, 'next'), { author: 'a test', commit: 'none', promotion: 'always' });
const releasesOf = async () => (await registry.query('state', {}))?.turns;

describe('the product whose store of releases falls ill', () => {
  it.each(['trickles', 'never ends', 'is a login page'] as const)(
    '[EDG-5/files] %s: pages and their files stay as they were, and a publication is refused and leaves nothing',
    async (illness) => {
      const before = await pageWithFiles();
      expect(before.status).toBe(200);
      expect(before.files.length).toBeGreaterThan(1);
      expect(before.files.filter(([, status]) => status !== 200)).toStrictEqual([]);
      const turns = await releasesOf();
      storage.fall(illness);
      const [published, during] = await Promise.all([publishNext(), pageWithFiles()]);
      await expectAsBefore(during, before);
      expect(published).toMatchObject({
        kind: 'refused',
        faults: [
          'The store of releases does not answer as it should. Nothing is published: try again later.',
        ],
      });
      const readiness = (await (await fetch(`${server.url}/readyz`)).json()) as { warnings: string[] };
      expect(readiness).toMatchObject({ status: 'ready' });
      expect(readiness.warnings.join('\n')).toMatch(/store of releases/i);
      storage.fall('none');
      expect(await releasesOf()).toStrictEqual(turns);
      await expectAsBefore(await pageWithFiles(), before);
    },
  );

  it('[EDG-5/files] and is well again: the same publication is taken, and its files are served', async () => {
    expect(await publishNext()).toMatchObject({ kind: 'done', outcome: 'published', faults: [] });
    let page = await pageWithFiles();
    while (page.releases['listing'] !== next) page = await pageWithFiles();
    expect(page.files.filter(([, status]) => status !== 200)).toStrictEqual([]);
  });
});
