// How long each test file took the last time, and how often it ran and failed lately. The mutation tester runs Jest many times in one process.
const files = new Map();
const unknown = { milliseconds: 0, ran: 0, failed: 0 };

// What is counted of earlier runs: the next break stands near the last one, so the test that noticed that one mostly notices it too.
const remembered = 0.8;

/** The milliseconds that a test file takes for each break that it notices, as far as is known. */
const cost = ({ path }) => {
  const { milliseconds, ran, failed } = files.get(path) ?? unknown;
  return (milliseconds * (ran + 2)) / (failed + 1);
};

/** Runs first the test files that notice most breaks for their time: the first test that fails ends the run of a break. */
export default class QuickFirst {
  sort(tests) {
    return [...tests].sort((one, other) => cost(one) - cost(other));
  }

  cacheResults(_tests, { testResults }) {
    for (const { testFilePath, perfStats, numFailingTests } of testResults) {
      const { ran, failed } = files.get(testFilePath) ?? unknown;
      files.set(testFilePath, {
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
