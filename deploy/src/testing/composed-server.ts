import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogueFile, openDatabase, parseConfig, systemClock } from 'api';
import { registryMigrations } from 'platform';
import { composeServer } from '../compose-server';
import type { ComposedServer } from '../compose-server';
import type { LogFile } from '../log-file';
import { allRoles } from '../roles';
import type { Roles } from '../roles';
import { prepareDataFolder } from './prepared-data-folder';

export interface TestServer extends ComposedServer {
  readonly folder: string;
  /** The lines of the log. */
  readonly logged: string[];
}

const brandsDirectory = join(import.meta.dirname, '../../../platform/brands');

/**
 * Everything that a process with these roles and this environment serves, with its data in a temporary folder, and with a catalogue if
 * one is given.
 */
export async function composedServer(
  environment: Record<string, string> = {},
  logFault: LogFile['fault'] = () => undefined,
  roles: Roles = new Set(allRoles),
  catalogue?: object,
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-server-'));
  await prepareDataFolder(folder);
  const reading = parseConfig({ ...environment, DATA_DIR: folder });
  if (reading.kind === 'refused') throw new Error(reading.faults.join('\n'));
  const { config } = reading;
  const database = await openDatabase(config, [registryMigrations]);
  const logged: string[] = [];
  const clock = systemClock(config);
  if (catalogue !== undefined) {
    const path = join(folder, 'catalogue.json');
    await writeFile(path, JSON.stringify(catalogue));
    const outcome = await importCatalogueFile({ database: database.database, clock }, path, {
      replace: true,
    });
    if (outcome.kind !== 'imported') throw new Error(JSON.stringify(outcome));
  }
  const composed = await composeServer({
    config,
    place: {
      port: 0,
      publicPort: undefined,
      apiOrigin: '',
      assetOrigin: '',
      consoleHosts: ['localhost'],
      internalApiUrl: undefined,
      retentionDays: 30,
      allowDevelopmentBuilds: false,
      drawingWorkers: 0,
      drawingProcesses: 12,
      isolatesFolder: undefined,
      allowUnconfinedReleases: false,
    },
    roles,
    releaseStore: { kind: 'folder', folder: undefined },
    brandsDirectory,
    consoleDirectory: join(folder, 'console'),
    database,
    clock,
    logFile: { stream: { write: (line) => void logged.push(line) }, fault: logFault },
  });
  await composed.server.ready();
  return {
    ...composed,
    folder,
    logged,
    close: async () => {
      await composed.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
