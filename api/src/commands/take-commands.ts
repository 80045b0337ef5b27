import { runBusinessCommand } from './run-business-command';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { OpenDatabase } from '../database/database';
import { takeCommands } from './command-socket';
import { runCommand } from './run-command';

interface Ports {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly config: Pick<Config, 'dataDirectory' | 'codeSecret'>;
}

/** Lets the command line import, export and ask for a business's keys while this process holds the embedded database. */
export async function takeCatalogueCommands({
  database,
  clock,
  config,
}: Ports): Promise<() => Promise<void>> {
  const nothing = () => Promise.resolve();
  if (database.kind === 'server' || config.dataDirectory === 'memory') return nothing;
  const ports = { database: database.database, clock };
  return takeCommands(config.dataDirectory, (command) =>
    'slug' in command
      ? runBusinessCommand(command, { ...ports, config })
      : runCommand(command, () => Promise.resolve(ports)),
  );
}
