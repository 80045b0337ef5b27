import { nodeProject } from '@storefront/build/jest';

export default {
  ...nodeProject(import.meta.dirname),
  // A page walks through a whole order; the time is for a slow machine, no test waits it out.
  testTimeout: 120_000,
  // Unless said otherwise: a file in alone/ needs a server that no other test uses.
  maxWorkers: 1,
  setupFiles: ['<rootDir>/src/harness/choose-server.mjs'],
  // A large worker takes its time to end on a busy machine, as the jest.config.mjs at the root says.
  workerGracefulExitTimeout: 10_000,
  globalSetup: '<rootDir>/src/harness/start.mjs',
  globalTeardown: '<rootDir>/src/harness/stop.mjs',
};
