import { nodeProject } from '@storefront/build/jest';

export default {
  ...nodeProject(import.meta.dirname),
  globalSetup: '../src/testing/run-folder-setup.mjs',
  globalTeardown: '../src/testing/run-folder-teardown.mjs',
};
