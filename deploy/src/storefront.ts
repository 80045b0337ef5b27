import { join } from 'node:path';
import {
  assignBrands,
  connectServer,
  demandDataFolder,
  diskFault,
  importCatalogueFile,
  importDemoCatalogue,
  openDatabase,
  startJobs,
  systemClock,
} from 'api';
import type { Config, DemoData, OpenDatabase } from 'api';
import { registryMigrations } from 'platform';
import { composeServer } from './compose-server';
import { listen } from './listen';
import { openLog } from './log-file';
import { publishBuilds } from './publish-builds';
import { Refusal } from './refusal';
import type { Roles } from './roles';
import { homeBrand } from './served-brands';
import type { Settings } from './settings';
import { startTelemetry } from './telemetry/start-telemetry';

export interface StorefrontDeps extends Settings {
  readonly brandsDirectory: string;
  /** The folder whose workspaces hold the built shell and remotes. */
  readonly root: string;
  /** Fills an empty database while developing. */
  readonly demo?: DemoData | undefined;
  readonly say: (sentence: string) => void;
}

export interface Storefront {
  readonly port: number;
  close(): Promise<void>;
}

/** Prints what was done and how long it took, if it took long enough to be noticed. */
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

/**
 * Starts the parts that the roles of this process need, on one port: database, API, platform, edge and jobs.
 */
export async function startStorefront({
  config,
  place,
  releaseStore,
  roles,
  brandsDirectory,
  root,
  demo,
  say,
}: StorefrontDeps): Promise<Storefront> {
  await demandDataFolder(config.dataDirectory);
  const clock = systemClock(config);
  const logFile = openLog(config);
  const closers: (() => Promise<void>)[] = [() => logFile.close()];
  const telemetry = await startTelemetry(place.telemetryEndpoint, roles);
  if (telemetry !== undefined) closers.unshift(() => telemetry.close());
  const closeAll = async () => {
    for (const close of closers.splice(0)) await close();
  };
  try {
    const database = await timed(say, 'Database opened', () => openFor(roles, config));
    closers.unshift(() => database.close());
    if (roles.has('jobs'))
      await timed(say, 'Catalogue imported', () =>
        importFirstCatalogue({ place, demo, clock, database: database.database }),
      );
    const consoleDirectory = join(root, 'platform/console/dist');
    const settings = { config, place, releaseStore, roles, brandsDirectory, consoleDirectory };
    // A page that is drawn before keeps answers without the demo's orders for minutes.
    let firstDataAreThere: () => void = () => undefined;
    const dataReady = new Promise<void>((resolve) => (firstDataAreThere = resolve));
    const composed = await composeServer({ ...settings, database, clock, logFile, telemetry, dataReady });
    closers.unshift(composed.close);
    const { platform, brands, operators } = composed;
    if (roles.has('jobs')) {
      const home = homeBrand(platform, brands);
      if (home) await assignBrands(database.database, brands, home);
      await demo?.addCustomer({ database: database.database, clock, brands: brands.all() });
    }
    firstDataAreThere();
    if (operators) {
      const { production } = config;
      await timed(say, 'Releases published', () =>
        publishBuilds({ registry: operators, root, production, say }),
      );
      await platform.refresh();
    }
    if (roles.has('edge')) platform.missingRoutes().forEach(say);
    const { port, stop } = await listen(composed.server, { port: place.port, production: config.production });
    closers.unshift(async () => stop());
    if (roles.has('jobs')) {
      composed.api?.startJobs();
      closers.unshift(startJobs(composed.platform.jobs, composed.server.log));
    }
    const logFault = logFile.fault();
    if (logFault !== undefined) say(logFault);
    return { port, close: closeAll };
  } catch (fault) {
    await closeAll();
    throw explainFault(fault, config);
  }
}

/**
 * A process with only the role edge starts while the database is away (EDG-5); every other role needs the database with its tables up to
 * date.
 */
const openFor = async (roles: Roles, config: Config): Promise<OpenDatabase> =>
  config.databaseUrl !== undefined && roles.size === 1 && roles.has('edge')
    ? connectServer(config.databaseUrl, config.replicaUrl, [registryMigrations])
    : openDatabase(config, [registryMigrations]);

/**
 * Turns a problem that the person at the terminal can solve into one sentence; any other error is a fault of ours and is returned
 * unchanged.
 */
const explainFault = (fault: unknown, { dataDirectory }: Config): unknown => {
  const reason = diskFault(fault);
  return reason === undefined
    ? fault
    : new Refusal(
        `The data folder ${dataDirectory} cannot be used: ${reason}. Fix that, or set DATA_DIR to another folder.`,
      );
};

const importFirstCatalogue = async ({
  place,
  demo,
  ...ports
}: Pick<StorefrontDeps, 'demo' | 'place'> & Parameters<typeof importDemoCatalogue>[0]): Promise<void> => {
  const { cataloguePath } = place;
  if (cataloguePath === undefined) {
    if (demo) await importDemoCatalogue(ports, demo);
    return;
  }
  const outcome = await importCatalogueFile(ports, cataloguePath, { replace: true });
  if (outcome.kind === 'unreadable') throw new Refusal(outcome.sentence);
  if (outcome.kind === 'faulty') {
    const faults = outcome.faults.map(({ path, expected }) => `${path}: ${expected}`);
    throw new Refusal([`${cataloguePath} is not imported; nothing was stored:`, ...faults].join('\n'));
  }
};
