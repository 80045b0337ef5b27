import type { Config } from '../config';
import type { OpenDatabase } from './database';
import type { Migrations } from './migrations';
import { openEmbedded } from './open-embedded';
import { openServer } from './open-server';

/**
 * Opens the configured database and migrates its tables and those of `others`. Throws
 * `DatabaseUnusable` with a clear sentence.
 */
export function openDatabase(
  config: Pick<Config, 'dataDirectory' | 'databaseUrl' | 'replicaUrl'>,
  others: readonly Migrations[] = [],
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openServer(config.databaseUrl, config.replicaUrl, others);
  return openEmbedded(config.dataDirectory, others);
}
