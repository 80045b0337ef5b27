import TestRunner from 'jest-runner';

/**
 * Runs all tests of each file that is left, and no further file once a test has failed.
 *
 * - The mutation tester names the tests that run the broken code. When a file keeps in memory what that code makes, only the first test
 *   to use it is named, while others may notice the break; so all tests of its file run.
 * - A break is noticed when one test fails. Jest's own setting for this ends the process in which the mutation tester runs.
 */
export default class WholeFiles extends TestRunner {
  constructor(globalConfig, context) {
    super({ ...globalConfig, testNamePattern: undefined }, context);
  }

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
