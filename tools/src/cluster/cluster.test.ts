import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aBuiltFolder } from '../../../platform/src/testing/built-folder';
import { removeTemporaryFolders } from '../../../platform/src/testing/temporary-folder';
import { parseSettings } from '../../../deploy/src/settings';
import { startStorefront } from '../../../deploy/src/storefront';
import type { Storefront } from '../../../deploy/src/storefront';
import { startCluster } from './start-cluster';
import type { Cluster } from './start-cluster';
import { startTraffic } from './traffic';

jest.setTimeout(120_000);

const root = join(import.meta.dirname, '../../..');
const emptyCatalogue = { format: 'storefront-catalogue/1', subcategories: [], businesses: [] };
const entry = '/releases/shell/1.0.0/shell.js';

let folder: string;
let cluster: Cluster;
let registry: Storefront;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-cluster-test-'));
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify(emptyCatalogue));
  await mkdir(join(folder, 'shell'));
  await symlink(await aBuiltFolder({ feature: 'shell' }), join(folder, 'shell', 'dist'));
  cluster = await startCluster({ root, port: 0 });
  // This one runs in the test's process, because it publishes a shell made for the test instead of the built one.
  const reading = parseSettings({
    ...(await cluster.environmentFor(['registry', 'jobs'])),
    PORT: '0',
    DATA_DIR: join(folder, 'registry'),
    CATALOGUE: join(folder, 'catalogue.json'),
  });
  if (reading.kind === 'refused') throw new Error(reading.faults.join('\n'));
  registry = await startStorefront({
    ...reading.settings,
    brandsDirectory: join(root, 'platform/brands'),
    root: folder,
    say: () => undefined,
  });
  await Promise.all([cluster.start('edge-1', ['edge']), cluster.start('edge-2', ['edge'])]);
});
afterAll(async () => {
  await cluster.stop();
  await registry.close();
  await removeTemporaryFolders();
  await rm(folder, { recursive: true, force: true });
});

describe('two edges behind a balancer', () => {
  it('lose no request when one of them is killed, and keep serving when database and storage are gone too', async () => {
    expect((await fetch(`${cluster.url}${entry}`)).status).toBe(200);
    const traffic = startTraffic(cluster.url);
    await traffic.waitForAnswers(20);
    await cluster.processes.get('edge-1')?.kill();
    await traffic.waitForAnswers(20);
    await cluster.storage.close();
    await cluster.database.stop();
    await traffic.waitForAnswers(40);
    const { answered, failed } = await traffic.stop();
    expect(failed).toStrictEqual([]);
    expect(answered).toBeGreaterThanOrEqual(80);
  });
});
