import { mkdir, mkdtemp, readdir, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { parseConfig } from 'api';
import { aBuiltFolder } from '../../platform/src/testing/built-folder';
import { removeTemporaryFolders } from '../../platform/src/testing/temporary-folder';
import { allRoles } from './roles';
import { prepareDataFolder } from './testing/prepared-data-folder';
import { startStorefront } from './storefront';
import type { Storefront } from './storefront';

const brandsDirectory = join(import.meta.dirname, '../../platform/brands');

let folder: string;
let started: Storefront | undefined;
let messages: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-start-'));
  messages = [];
  await writeFile(join(folder, 'catalogue.json'), JSON.stringify(emptyCatalogue));
  await mkdir(join(folder, 'shell'));
  await symlink(await aBuiltFolder({ feature: 'shell' }), join(folder, 'shell', 'dist'));
});
afterEach(async () => {
  await started?.close();
  started = undefined;
  await removeTemporaryFolders();
  await rm(folder, { recursive: true, force: true });
});

const emptyCatalogue = { format: 'storefront-catalogue/1', subcategories: [], businesses: [] };

/** Starts with a folder that holds a built shell and no remote. */
const start = async (dataDirectory: string): Promise<Storefront> => {
  const reading = parseConfig({ DATA_DIR: dataDirectory });
  if (reading.kind === 'refused') throw new Error(reading.faults.join('\n'));
  started = await startStorefront({
    config: reading.config,
    place: {
      port: 0,
      publicPort: undefined,
      cataloguePath: join(folder, 'catalogue.json'),
      apiOrigin: '',
      assetOrigin: '',
      internalApiUrl: undefined,
      retentionDays: 30,
      allowDevelopmentBuilds: false,
      drawingWorkers: 2,
      drawingProcesses: 12,
      isolatesFolder: undefined,
      allowUnconfinedReleases: false,
      consoleHosts: [],
      login: undefined,
      telemetryEndpoint: undefined,
      guard: {},
    },
    roles: new Set(allRoles),
    releaseStore: { kind: 'folder', folder: undefined },
    brandsDirectory,
    root: folder,
    say: (sentence) => void messages.push(sentence),
  });
  return started;
};

const aDataFolder = async (): Promise<string> => {
  const data = join(folder, 'data');
  await prepareDataFolder(data);
  return data;
};

describe('starting the server', () => {
  it('reports that a file is in the place of the data folder', async () => {
    const file = join(folder, 'data');
    await writeFile(file, '');
    await expect(start(file)).rejects.toThrow(
      `The data folder ${file} cannot be used: a file is where a folder is needed. Fix that, or set DATA_DIR to another folder.`,
    );
  });

  it('reports that a file is in the place of one of its folders', async () => {
    const data = join(folder, 'data');
    await mkdir(data);
    await writeFile(join(data, 'releases'), '');
    await expect(start(data)).rejects.toThrow('a file is where a folder is needed');
  });

  it('works without a log when it cannot be written, and says so in /readyz', async () => {
    const data = join(folder, 'data');
    await prepareDataFolder(data);
    await writeFile(join(data, 'logs'), '');
    const { port } = await start(data);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(await answer.json()).toMatchObject({
      warnings: expect.arrayContaining(['The log is not written: a file is where a folder is needed.']),
    });
  });
});

describe('a shell without remotes', () => {
  it('[REL-12/missing] starts, and names the routes that no release can show', async () => {
    await start(await aDataFolder());
    expect(messages).toContain(
      'marketplace has no release of checkout: /checkout, /order-complete cannot be shown.',
    );
    expect(messages).toContain('saffron-yard has no release of ordering: / cannot be shown.');
  });
});

describe('a data folder that another build has filled', () => {
  it('[REL-2] lets the server start: the present build is served as a local release, and the one before keeps its files', async () => {
    const data = await aDataFolder();
    const read = async (path: string) => (await fetch(`http://127.0.0.1:${started?.port}${path}`)).text();
    await start(data);
    await started?.close();

    await unlink(join(folder, 'shell', 'dist'));
    const files = { 'shell.js': 'start("edited");', 'shell.css': '' };
    await symlink(await aBuiltFolder({ feature: 'shell', files }), join(folder, 'shell', 'dist'));
    messages = [];
    await start(data);
    const sentence = messages.find((one) => one.includes('local releases')) ?? '';
    const [, version] = /: shell@(1\.0\.0-local\.[0-9a-f]{8})$/.exec(sentence) ?? [];
    expect(await read('/information/privacy-policy')).toContain(`/releases/shell/${version}/shell.js`);
    expect(await read(`/releases/shell/${version}/shell.js`)).toBe('start("edited");');
    expect(await read('/releases/shell/1.0.0/shell.js')).toBe("start('1.0.0');");

    await started?.close();
    messages = [];
    await start(data);
    expect(messages.filter((one) => one.includes('shell@'))).toStrictEqual([]);
    expect(await read('/information/privacy-policy')).toContain(`/releases/shell/${version}/shell.js`);
  });
});

describe('the running server', () => {
  it('can be reached in development only from this machine, by either loopback address', async () => {
    const { port } = await start(await aDataFolder());
    const outer = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const host of ['127.0.0.1', '[::1]'])
      expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200);
    for (const { address } of outer) {
      const socket = connect(port, address);
      await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED');
    }
  });

  it('releases its folder when it is closed', async () => {
    const data = await aDataFolder();
    const storefront = await start(data);
    await storefront.close();
    started = undefined;
    const again = await start(data);
    expect(again.port).toBeGreaterThan(0);
    expect(await readdir(data)).not.toContainEqual(expect.stringContaining('probe'));
  });
});
