import type { Config } from '../config';
import type { OpenDatabase } from './database';
import { openEmbedded } from './open-embedded';
import { openServer } from './open-server';

/** Opens the configured database and brings its tables up to date; throws `DatabaseUnusable` with a clear sentence. */
export function openDatabase(
  config: Pick<Config, 'dataDirectory' | 'databaseUrl' | 'replicaUrl'>,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openServer(config.databaseUrl, config.replicaUrl);
  return openEmbedded(config.dataDirectory);
}
