// How long each test file took the last time. The mutation tester runs Jest many times in one process.
const milliseconds = new Map();

/** Runs the quickest test files first: the first test that fails ends the run of a break, and most breaks fail many tests. */
export default class QuickFirst {
  sort(tests) {
    const timeOf = ({ path }) => milliseconds.get(path) ?? 0;
    return [...tests].sort((one, other) => timeOf(one) - timeOf(other));
  }

  cacheResults(_tests, { testResults }) {
    for (const { testFilePath, perfStats, skipped } of testResults)
      if (!skipped) milliseconds.set(testFilePath, perfStats.runtime);
  }

  allFailedTests(tests) {
    return tests;
  }
}
