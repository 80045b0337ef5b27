import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase, parseConfig } from 'api';
import { onceInRun, runFolder } from 'api/testing/once-in-run';
import { registryMigrations } from 'platform';

/**
 * Puts an embedded database with its tables into a data folder. A test run creates the first one and copies it for the others.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  const template = await onceInRun('data-folder', async () => {
    const made = join(runFolder(), 'data-template');
    const reading = parseConfig({ DATA_DIR: made });
    if (reading.kind === 'refused') throw new Error(reading.faults.join('\n'));
    const database = await openDatabase(reading.config, [registryMigrations]);
    await database.close();
    return made;
  });
  await cp(template.toString(), folder, { recursive: true });
}
