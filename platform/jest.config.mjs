import { nodeProject } from '@storefront/build/jest';

const project = nodeProject(import.meta.dirname);

export default {
  ...project,
  // The console's tests run in jsdom, as a project of their own.
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '<rootDir>/console/'],
  globalSetup: '../api/src/testing/run-folder-setup.mjs',
  globalTeardown: '../api/src/testing/run-folder-teardown.mjs',
};
