import { nodeProject } from '@storefront/build/jest';

const project = nodeProject(import.meta.dirname);

export default {
  ...project,
  // The demo workspace is a project of its own.
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '<rootDir>/demo/'],
  setupFilesAfterEnv: [...project.setupFilesAfterEnv, '<rootDir>/src/testing/test-timeout.mjs'],
  globalSetup: './src/testing/run-folder-setup.mjs',
  globalTeardown: './src/testing/run-folder-teardown.mjs',
};
