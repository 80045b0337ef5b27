import { testTimeout } from '@storefront/build/jest';

// Workspaces are found by their folder, so a new remote or shared package needs no line here.
export default {
  projects: [
    '<rootDir>/{shared/*,remote-*,shell,api,api/demo,platform,platform/console,docs,deploy,tools,bench}/jest.config.mjs',
  ],
  // When projects run together jest takes the time limit from here alone.
  testTimeout,
  // A worker's heap grows to a gigabyte over the run, and giving that back took longer at the end than Jest waits before it
  // kills the worker. One that has grown to this size makes way for a new one between two suites.
  workerIdleMemoryLimit: '400MB',
  // A worker of 800 MB that has ended its work, with nothing open, was measured to take 1.2 s on a busy machine until the system had its
  // memory back; after 500 ms Jest would kill it and say that a test leaks. Suites that really leave something open fail by name.
  workerGracefulExitTimeout: 10_000,
};
