import { join } from 'node:path';
import {
  clientAddress,
  createApi,
  createServer,
  dataFolderFault,
  deriveSecret,
  type Api,
  type Brands,
  type Clock,
  type Config,
  type OpenDatabase,
} from 'api';
import { dishPictures } from 'api/demo/dish-pictures';
import type { FastifyInstance } from 'fastify';
import {
  CachedReleaseFiles,
  createPlatform,
  databaseRegistry,
  openReleaseStore,
  operatorToken,
  type Platform,
  type RegistryClient,
  type ReleaseFiles,
  type ReleaseStorePlace,
  injectTransport,
  registryClient,
} from 'platform';
import { guardPages } from './guarded-pages';
import { portOf } from './listen';
import type { LogFile } from './log-file';
import type { Place } from './place';
import { servedBrands, siteOrigin } from './served-brands';

export interface ServerParts {
  readonly config: Config;
  readonly place: Pick<Place, 'port' | 'apiOrigin' | 'assetOrigin'>;
  readonly releaseStore: ReleaseStorePlace;
  readonly brandsDirectory: string;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly logFile: Pick<LogFile, 'stream' | 'fault'>;
}

/** Everything that one process serves, apart from any port. */
export interface ComposedServer {
  readonly server: FastifyInstance;
  readonly api: Api;
  readonly platform: Platform;
  readonly brands: Brands;
  /** The door of the registry, with the operators' token. */
  readonly operators: RegistryClient;
  /** Ends all three at once; the caller closes the database and the log. */
  close(): Promise<void>;
}

/** Puts the API, the payment page and the platform's edge behind one server. */
export const composeServer = async (parts: ServerParts): Promise<ComposedServer> => {
  const { config, place, database, clock, logFile } = parts;
  const server = createServer({ config, logStream: logFile.stream });
  guardPages(server, config);
  const closers: (() => Promise<void>)[] = [async () => server.close()];
  const close = async () => {
    await Promise.all(closers.splice(0).map((end) => end()));
  };
  try {
    const platformHolder: { platform?: Platform } = {};
    const brands = servedBrands({
      platform: () => platformHolder.platform,
      originOf: (host) =>
        siteOrigin(host, { production: config.production, port: portOf(server) || place.port }),
    });
    const api = await createApi({
      database,
      clock,
      log: server.log,
      config,
      dishPictures,
      count: (name, labels) => platformHolder.platform?.count(name, labels),
      brands,
    });
    closers.push(() => api.close());
    const registry = databaseRegistry({ ...database, clock });
    const files = await openReleaseStore(parts.releaseStore, config.dataDirectory);
    closers.push(async () => files.close());
    const platform = await createPlatform({
      registry,
      files,
      ...(isElsewhere(parts.releaseStore) && {
        servedFiles: new CachedReleaseFiles({
          store: files,
          folder: join(config.dataDirectory, 'release-cache'),
          log: server.log,
        }),
      }),
      snapshotFile: join(config.dataDirectory, 'registry-snapshot.json'),
      brandsDirectory: parts.brandsDirectory,
      clock,
      log: server.log,
      answer: api.inject,
      apiOrigin: place.apiOrigin,
      assetOrigin: place.assetOrigin,
      apiClient: `${config.apiClient.name}:${config.apiClient.secret}`,
      previewKey: deriveSecret(config.codeSecret, 'preview links'),
      production: config.production,
      addressOf: clientAddress,
      condition: () => conditionOf(parts, files),
    });
    platformHolder.platform = platform;
    closers.push(() => platform.close());
    await server.register(api.plugin, { prefix: '/api' });
    await server.register(api.sitePlugin);
    await server.register(platform.plugin);
    const token = await operatorToken(registry, config.dataDirectory);
    const operators = registryClient(injectTransport(server), token, 'this server');
    return { server, api, platform, brands, operators, close };
  } catch (fault) {
    await close();
    throw fault;
  }
};

// PGlite never asks the disk to write through: it is built without fsync.
const notDurable =
  'The database is the embedded one: a power cut can lose the orders of the last seconds. Set DATABASE_URL for a PostgreSQL.';

const storeAway =
  'The store of releases does not answer: nothing can be published, and of older releases only what was read before is served.';

/** Whether the files of releases are anywhere but in the data folder: then copies are kept there. */
const isElsewhere = (place: ReleaseStorePlace) => place.kind === 's3' || place.folder !== undefined;

/** What does not work, in sentences for `/readyz`. */
const conditionOf = async ({ config, database, logFile }: ServerParts, files: ReleaseFiles) => {
  const faults: string[] = [];
  const warnings: string[] = [];
  await database.check().catch(() => faults.push('The database does not answer.'));
  await files.check().catch(() => warnings.push(storeAway));
  const folderFault = await dataFolderFault(config.dataDirectory);
  // The embedded database lives in that folder: without it no order can be taken.
  if (folderFault !== undefined)
    (database.kind === 'embedded' ? faults : warnings).push(
      `The data folder cannot be written: ${folderFault}.`,
    );
  if (config.production && database.kind === 'embedded') warnings.push(notDurable);
  const logFault = logFile.fault();
  if (logFault !== undefined) warnings.push(logFault);
  return { faults, warnings };
};
