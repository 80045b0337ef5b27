import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  addDemoCustomer,
  createApi,
  createServer,
  importCatalogueFile,
  importDemoCatalogue,
  openDatabase,
  systemClock,
  type Config,
} from 'api';
import { generateDemoCatalogue } from 'api/demo';
import { dishPictures } from 'api/demo/dish-pictures';
import type { FastifyInstance } from 'fastify';
import { createPlatform, type Platform } from 'platform';
import { findFeatures } from './find-features';
import { openLogFile } from './log-file';
import type { Place } from './place';
import { Refusal } from './refusal';

export interface StorefrontParts {
  readonly config: Config;
  readonly place: Place;
  readonly brandsDirectory: string;
  /** The folder whose workspaces hold the built shell and remotes. */
  readonly house: string;
  readonly say: (sentence: string) => void;
}

export interface Storefront {
  readonly port: number;
  close(): Promise<void>;
}

/** Says what was done and how long it took, when it took long enough to be noticed. */
const timed = async <Outcome>(
  say: (sentence: string) => void,
  what: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> => {
  const since = performance.now();
  const outcome = await work();
  const took = performance.now() - since;
  if (took > 200) say(`${what}, ${(took / 1000).toFixed(1)} s`);
  return outcome;
};

/** Starts everything in one process on one port: database, API, platform and edge. */
export const startStorefront = async ({
  config,
  place,
  brandsDirectory,
  house,
  say,
}: StorefrontParts): Promise<Storefront> => {
  mkdirSync(config.dataDirectory, { recursive: true });
  const clock = systemClock(config);
  const logFile = openLogFile(config);
  const server = createServer({ config, logStream: logFile.stream });
  const database = await timed(say, 'Database opened', () => openDatabase(config));
  const closers: (() => Promise<void>)[] = [() => database.close(), () => logFile.close()];
  const closeAll = async () => {
    for (const close of closers.splice(0)) await close();
  };
  try {
    if (!config.production) await addDemoCustomer({ database: database.database, clock });
    await timed(say, 'Catalogue imported', () =>
      importFirstCatalogue({ config, place, clock, database: database.database }),
    );
    const platformHolder: { platform?: Platform } = {};
    const api = await createApi({
      database,
      clock,
      log: server.log,
      config,
      dishPictures,
      allowedOrigin: (origin) => platformHolder.platform?.servesOrigin(origin) ?? false,
    });
    closers.unshift(() => api.close());
    const platform = await createPlatform({
      releasesDirectory: join(config.dataDirectory, 'releases'),
      brandsDirectory,
      clock,
      log: server.log,
      answer: api.inject,
      apiOrigin: place.apiOrigin,
      assetOrigin: place.assetOrigin,
      apiClient: `${config.apiClient.name}:${config.apiClient.secret}`,
      production: config.production,
      ready: api.check,
    });
    platformHolder.platform = platform;
    closers.unshift(() => platform.close());
    await timed(say, 'Releases published', () => publishBuilds(platform, house));
    await server.register(api.plugin, { prefix: '/api' });
    await server.register(api.sitePlugin);
    await server.register(platform.plugin);
    closers.unshift(() => server.close());
    const port = await listen(server, place.port);
    api.startJobs();
    return { port, close: closeAll };
  } catch (fault) {
    await closeAll();
    throw fault;
  }
};

const importFirstCatalogue = async ({
  config,
  place,
  ...ports
}: Pick<StorefrontParts, 'config' | 'place'> & Parameters<typeof importDemoCatalogue>[0]): Promise<void> => {
  const { cataloguePath } = place;
  if (cataloguePath === undefined) {
    if (!config.production) await importDemoCatalogue(ports, generateDemoCatalogue);
    return;
  }
  const outcome = await importCatalogueFile(ports, cataloguePath, { replace: true });
  if (outcome.kind === 'unreadable') throw new Refusal(outcome.sentence);
  if (outcome.kind === 'faulty') {
    const faults = outcome.faults.map(({ path, expected }) => `${path}: ${expected}`);
    throw new Refusal([`${cataloguePath} is not imported; nothing was stored:`, ...faults].join('\n'));
  }
};

const commitOf = (house: string): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: house,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
};

/** Publishes what has been built; a build that is published already changes nothing. */
const publishBuilds = async (platform: Platform, house: string): Promise<void> => {
  const commit = commitOf(house);
  for (const feature of findFeatures(house)) {
    const published = await platform.publish({
      folder: join(house, feature, 'dist'),
      author: 'npm start',
      commit,
    });
    if (published.kind === 'refused') {
      throw new Refusal([`${feature} cannot be published:`, ...published.faults].join('\n'));
    }
  }
};

const listen = async (server: FastifyInstance, port: number): Promise<number> => {
  try {
    // Names under .localhost resolve to either loopback address.
    await server.listen({ port, host: '::' });
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : '';
    if (code === 'EADDRINUSE')
      throw new Refusal(
        `Port ${port} is taken; stop what listens there, or choose another: PORT=3001 npm start`,
      );
    if (code === 'EACCES')
      throw new Refusal(
        `Port ${port} needs more rights than this user has; choose one above 1023: PORT=3000 npm start`,
      );
    if (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL') throw fault;
    await server.listen({ port, host: '0.0.0.0' });
  }
  const address = server.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
};
