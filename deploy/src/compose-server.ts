import { join } from 'node:path';
import { clientAddress, createApi, createServer, deriveSecret, edgeToken, plainMail, postOutside } from 'api';
import type { Api, Brands, Clock, Config, OpenDatabase } from 'api';
import type { FastifyInstance } from 'fastify';
import {
  askApiAt,
  askBusinessesAt,
  CachedReleaseFiles,
  createPlatform,
  databaseLogins,
  databaseRegistry,
  openReleaseStore,
  ReleaseHost,
  operatorToken,
  injectTransport,
  registryClient,
} from 'platform';
import type { Platform, RegistryClient, AskApi, AskBusinesses, ReleaseStorePlace } from 'platform';
import { guardPages } from './guarded-pages';
import { describeCondition } from './condition';
import { portOf } from './listen';
import type { LogFile } from './log-file';
import type { Place } from './place';
import type { Roles } from './roles';
import { servedBrands, siteOrigin } from './served-brands';
import type { Telemetry } from './telemetry/telemetry';
import { webhookSigning } from './webhook-signing';

export interface ServerDeps {
  readonly config: Config;
  readonly place: Omit<Place, 'cataloguePath' | 'guard' | 'login' | 'telemetryEndpoint'> &
    Partial<Pick<Place, 'guard' | 'login'>>;
  readonly roles: Roles;
  readonly releaseStore: ReleaseStorePlace;
  readonly brandsDirectory: string;
  /** The folder of the built console. */
  readonly consoleDirectory: string;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly logFile: Pick<LogFile, 'stream' | 'fault'>;
  /** Resolves when the first data are in the database; no page is drawn in advance before. */
  readonly dataReady?: Promise<void> | undefined;
  /** Records what this process does (OBS-2); undefined unless a receiver is named. */
  readonly telemetry?: Telemetry | undefined;
}

/** Everything that one process serves, independent of any port. */
export interface ComposedServer {
  readonly server: FastifyInstance;
  /** Undefined in a process without the roles api and jobs. */
  readonly api: Api | undefined;
  readonly platform: Platform;
  readonly brands: Brands;
  /** The HTTP API of the registry with the operators' token, in a process with the role registry. */
  readonly operators: RegistryClient | undefined;
  /** Closes all three at once; the caller closes the database and the log. */
  close(): Promise<void>;
}

/** Puts the API, the payment page and the platform's edge behind one server. */
export async function composeServer(deps: ServerDeps): Promise<ComposedServer> {
  const { config, place, roles, database, clock, logFile, telemetry } = deps;
  // A trace holds every request.
  const keepsAnswers = telemetry === undefined;
  const server = createServer({ config, logStream: logFile.stream, keepsAnswers });
  guardPages(server, config);
  const closers: (() => Promise<void>)[] = [async () => server.close()];
  const close = async () => {
    await Promise.all(closers.splice(0).map((end) => end()));
  };
  try {
    await telemetry?.traceRequests(server);
    const platformHolder: { platform?: Platform } = {};
    // The system is asked for the port only once: a listening server keeps its port, and every page needs it.
    let listeningPort = 0;
    const port = () => (listeningPort ||= portOf(server)) || place.port;
    const originOf = (host: string) =>
      siteOrigin(host, { production: config.production, port: place.publicPort ?? port() });
    const brands = servedBrands({ platform: () => platformHolder.platform, originOf });
    const api =
      roles.has('api') || roles.has('jobs')
        ? await createApi({
            database,
            clock,
            log: server.log,
            config,
            count: (name, labels) => platformHolder.platform?.count(name, labels),
            orderSeen: (order) => platformHolder.platform?.takeOrder(order),
            brands,
          })
        : undefined;
    if (api) closers.push(() => api.close());
    const registry = databaseRegistry({ ...database, clock });
    const files = await openReleaseStore(deps.releaseStore, config.dataDirectory);
    closers.push(async () => files.close());
    const { isolatesFolder, allowUnconfinedReleases: allowUnconfined } = place;
    const releaseHost = new ReleaseHost(
      { production: config.production, allowUnconfined, isolatesFolder },
      server.log,
    );
    closers.push(() => releaseHost.close());
    const platform = await createPlatform({
      registry,
      files,
      ...(isOutsideDataFolder(deps.releaseStore) && {
        servedFiles: new CachedReleaseFiles({
          store: files,
          folder: join(config.dataDirectory, 'release-cache'),
          log: server.log,
        }),
      }),
      snapshotFile: join(config.dataDirectory, 'registry-snapshot.json'),
      brandsDirectory: deps.brandsDirectory,
      clock,
      log: server.log,
      answer: askApi(deps, api),
      businesses: askBusinesses(deps, api),
      siteOrigin: originOf,
      roles: { edge: roles.has('edge'), registry: roles.has('registry') },
      apiOrigin: place.apiOrigin,
      assetOrigin: place.assetOrigin,
      apiClient: `${config.apiClient.name}:${config.apiClient.secret}`,
      // The registry signs preview links, edges check them.
      ...((roles.has('edge') || roles.has('registry')) && {
        previewKey: deriveSecret(config.edgeSecret, 'preview links'),
      }),
      retentionDays: place.retentionDays,
      allowDevelopmentBuilds: place.allowDevelopmentBuilds,
      drawingWorkers: place.drawingWorkers,
      drawingProcesses: place.drawingProcesses,
      dataReady: deps.dataReady,
      releaseHost,
      console: { folder: deps.consoleDirectory, hosts: place.consoleHosts },
      login: place.login && {
        logins: databaseLogins({ ...database, clock }),
        settings: place.login.settings,
        origin: () => place.login?.origin ?? originOf('localhost'),
      },
      guard: {
        database: database.database,
        // Edges count the reports of pages, the API their orders.
        key:
          roles.has('edge') || roles.has('api')
            ? deriveSecret(config.edgeSecret, 'page tokens and voters')
            : undefined,
        post: postOutside({ allowLoopback: config.webhooksToLoopback }),
        mail: plainMail(config),
        signing: webhookSigning(config.teamSecret),
        settings: place.guard ?? {},
      },
      production: config.production,
      tracing: telemetry?.tracing,
      addressOf: clientAddress,
      condition: () => describeCondition({ ...deps, files }),
    });
    platformHolder.platform = platform;
    telemetry?.measure(() => platform.counted());
    closers.push(() => platform.close());
    if (api && roles.has('api')) {
      await server.register(api.plugin, { prefix: '/api' });
      await server.register(api.sitePlugin);
    }
    await server.register(platform.plugin);
    const operators = roles.has('registry')
      ? registryClient(
          injectTransport(server),
          await operatorToken(registry, config.dataDirectory),
          'this server',
        )
      : undefined;
    return { server, api, platform, brands, operators, close };
  } catch (fault) {
    await close();
    throw fault;
  }
}

/**
 * Where an edge gets the first data of its pages: from the API in the same process, else from the API at INTERNAL_API_URL.
 */
const askApi = ({ config, place, roles, telemetry }: ServerDeps, api: Api | undefined): AskApi => {
  if (api && roles.has('api')) return api.inject;
  const { internalApiUrl } = place;
  if (internalApiUrl !== undefined)
    return askApiAt(internalApiUrl, edgeToken(config.edgeSecret), () => telemetry?.tracing.traceparent());
  return () => Promise.reject(new Error('INTERNAL_API_URL is not set'));
};

/** Where an edge gets the businesses of its sitemaps: from the same API as `askApi`. */
const askBusinesses = ({ config, place, roles }: ServerDeps, api: Api | undefined): AskBusinesses => {
  if (api && roles.has('api')) return api.liveBusinesses;
  const { internalApiUrl } = place;
  if (internalApiUrl !== undefined) return askBusinessesAt(internalApiUrl, edgeToken(config.edgeSecret));
  return () => Promise.reject(new Error('INTERNAL_API_URL is not set'));
};

/** Whether the files of releases are outside the data folder, so that copies of them are kept in it. */
const isOutsideDataFolder = (place: ReleaseStorePlace) => place.kind === 's3' || place.folder !== undefined;
