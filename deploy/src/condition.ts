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
const mostMilliseconds = 1_000;

const answers = async (check: () => Promise<void>): Promise<boolean> => {
  const late = new AbortController();
  const inTime = check().then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([
    inTime,
    setTimeout(mostMilliseconds, false, { signal: late.signal }).catch(() => false),
  ]);
  late.abort();
  return answered;
};

// PGlite is built without fsync, so it never forces its data to the disk.
const notDurable =
  'The database is the embedded one: a power cut can lose the orders of the last seconds. Set DATABASE_URL for a PostgreSQL.';

/** What stops this process from doing its roles, and what it works without, as sentences for `/readyz`. */
export async function conditionOf({ config, place, roles, database, logFile, files }: ConditionDeps) {
  const faults: string[] = [];
  const warnings: string[] = [];
  const isEdgeAlone = roles.size === 1 && roles.has('edge');
  const [hasDatabase, hasFiles, folderFault] = await Promise.all([
    answers(() => database.check()),
    answers(() => files.check()),
    dataFolderFault(config.dataDirectory),
  ]);
  if (!hasDatabase && !isEdgeAlone) faults.push('The database does not answer.');
  if (!hasDatabase && isEdgeAlone)
    warnings.push('The database does not answer: decisions are made from what was known last.');
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
  if (config.production && database.kind === 'embedded') warnings.push(notDurable);
  const logFault = logFile.fault();
  if (logFault !== undefined) warnings.push(logFault);
  return { faults, warnings };
}
