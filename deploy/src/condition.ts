import { setTimeout } from 'node:timers/promises';
import { dataFolderFault } from 'api';
import type { Config, OpenDatabase } from 'api';
import type { ReleaseFiles } from 'platform';
import type { LogFile } from './log-file';
import type { Place } from './place';
import type { Roles } from './roles';

export interface ConditionDeps {
  readonly config: Config;
  readonly place: Pick<Place, 'internalApiUrl'>;
  readonly roles: Roles;
  readonly database: Pick<OpenDatabase, 'kind' | 'check'>;
  readonly logFile: Pick<LogFile, 'fault'>;
  readonly files: Pick<ReleaseFiles, 'check'>;
}

// A balancer waits about this long for the whole answer.
const checkTimeout = 1_000;

const answersInTime = async (check: () => Promise<void>): Promise<boolean> => {
  const timer = new AbortController();
  const result = check().then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([
    result,
    setTimeout(checkTimeout, false, { signal: timer.signal }).catch(() => false),
  ]);
  timer.abort();
  return answered;
};

// PGlite is built without fsync, so it never forces its data to the disk.
const notDurableWarning =
  'The database is the embedded one: a power cut can lose the orders of the last seconds. Set DATABASE_URL for a PostgreSQL.';

/** What stops this process from doing its roles, and what it works without, as sentences for `/readyz`. */
export async function describeCondition({ config, place, roles, database, logFile, files }: ConditionDeps) {
  const faults: string[] = [];
  const warnings: string[] = [];
  const isOnlyEdge = roles.size === 1 && roles.has('edge');
  const [hasDatabase, hasFiles, folderFault] = await Promise.all([
    answersInTime(() => database.check()),
    answersInTime(() => files.check()),
    dataFolderFault(config.dataDirectory),
  ]);
  if (!hasDatabase && !isOnlyEdge) faults.push('The database does not answer.');
  if (!hasDatabase && isOnlyEdge)
    warnings.push('The database does not answer: decisions are made from the last known snapshot.');
  if (!hasFiles && roles.has('registry'))
    warnings.push('The store of releases does not answer: nothing can be published.');
  if (!hasFiles && roles.has('edge'))
    warnings.push('The store of releases does not answer: only files that were read before are served.');
  if (roles.has('edge') && !roles.has('api') && place.internalApiUrl === undefined)
    warnings.push('Pages carry no first data: INTERNAL_API_URL does not name the API.');
  // The embedded database is in that folder: without it no order can be taken.
  if (folderFault !== undefined)
    (database.kind === 'embedded' ? faults : warnings).push(
      `The data folder cannot be written: ${folderFault}.`,
    );
  if (config.production && database.kind === 'embedded') warnings.push(notDurableWarning);
  const logFault = logFile.fault();
  if (logFault !== undefined) warnings.push(logFault);
  return { faults, warnings };
}
