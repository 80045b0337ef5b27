import { nodeProject } from '@storefront/build/jest';

const project = nodeProject(import.meta.dirname);

export default {
  ...project,
  globalSetup: '../api/src/testing/run-folder-setup.mjs',
  globalTeardown: '../api/src/testing/run-folder-teardown.mjs',
};
