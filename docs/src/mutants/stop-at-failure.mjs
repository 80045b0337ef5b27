import TestRunner from 'jest-runner';

/**
 * Runs no further test file once a test has failed: a break is noticed then. Jest's own setting for this ends the process in which the
 * mutation tester runs.
 */
export default class StopAtFailure extends TestRunner {
  async runTests(tests, watcher, options) {
    // The collector of results has listened before, and takes this one.
    const stopListening = this.on('test-file-success', ([, { numFailingTests }]) => {
      if (numFailingTests > 0) void watcher.setState({ interrupted: true });
    });
    try {
      await super.runTests(tests, watcher, options);
    } finally {
      stopListening();
    }
  }
}
