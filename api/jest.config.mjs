import { nodeProject } from '@storefront/build/jest';

export default {
  ...nodeProject(import.meta.dirname),
  // A fresh database takes a second to make, more on a busy machine.
  testTimeout: 30_000,
  globalSetup: './src/testing/run-folder-setup.mjs',
  globalTeardown: './src/testing/run-folder-teardown.mjs',
};
