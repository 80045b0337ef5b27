// What is known of each test file: the names of its tests, how long it took the last time, and how often it ran and failed lately. The
// mutation tester runs Jest many times in one process, first with all tests.
const files = new Map();
const unknown = { names: [], milliseconds: 0, ran: 0, failed: 0 };

// What is counted of earlier runs: the next break stands near the last one, so the test that noticed that one mostly notices it too.
const remembered = 0.8;

/** The milliseconds that a test file takes for each break that it notices, as far as is known. */
const cost = ({ path }) => {
  const { milliseconds, ran, failed } = files.get(path) ?? unknown;
  return (milliseconds * (ran + 2)) / (failed + 1);
};

/**
 * Leaves out the test files that have no test for a break, because even loading them takes seconds, and runs first those that notice most
 * breaks for their time: the first test that fails ends the run of a break.
 */
export default class QuickFirst {
  constructor({ globalConfig: { testNamePattern } }) {
    this.wanted = testNamePattern ? new RegExp(testNamePattern, 'i') : undefined;
  }

  sort(tests) {
    const hasWanted = ({ path }) => {
      const { names } = files.get(path) ?? unknown;
      return names.length === 0 || names.some((name) => this.wanted?.test(name) ?? true);
    };
    return tests.filter(hasWanted).sort((one, other) => cost(one) - cost(other));
  }

  cacheResults(_tests, { testResults }) {
    for (const { testFilePath, perfStats, numFailingTests, testResults: tests } of testResults) {
      const { names, ran, failed } = files.get(testFilePath) ?? unknown;
      files.set(testFilePath, {
        // A file that a break keeps from loading has no tests.
        names: tests.length < names.length ? names : tests.map(({ fullName }) => fullName),
        milliseconds: perfStats.runtime,
        ran: ran * remembered + 1,
        failed: failed * remembered + (numFailingTests > 0 ? 1 : 0),
      });
    }
  }

  allFailedTests(tests) {
    return tests;
  }
}
