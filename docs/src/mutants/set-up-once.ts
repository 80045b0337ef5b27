import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a Jest configuration may have run before and after its tests. */
interface JestConfig {
  readonly globalSetup?: string;
  readonly globalTeardown?: string;
}

/**
 * Prepares the tests of a workspace once for all breaks, and returns what ends it. Jest would do so for each break, and a database takes
 * ten seconds to start.
 */
export async function setUpOnce(workspaceFolder: string): Promise<() => Promise<void>> {
  const defaultOf = async (file: string) =>
    (await import(pathToFileURL(join(workspaceFolder, file)).href)).default;
  const { globalSetup, globalTeardown }: JestConfig = await defaultOf('jest.config.mjs');
  if (globalSetup !== undefined) await (await defaultOf(globalSetup))();
  return async () => {
    if (globalTeardown !== undefined) await (await defaultOf(globalTeardown))();
  };
}
