// `npm test`: everything that CI runs, on a machine that has only Node; ends with one line `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { check, runChecks } from './checks.mjs';
import { browser, build, demandNode, install, run, say } from './steps.mjs';

demandNode();
await install();
const browserPath = await browser();
await build();

const scratch = mkdtempSync(join(tmpdir(), 'storefront-test-'));
// What failed is named once more at the end, where a long output is read first.
const { failures, ...checked } = await runChecks();
let { passed } = checked;

const took = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Each failed test of a report of jest, and each file that could not run. */
const failedTests = ({ testResults }) =>
  testResults.flatMap(({ name: file, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const names = failed.map((test) => `${relative(process.cwd(), file)}: ${test.fullName}`);
    return status === 'failed' && names.length === 0 ? [relative(process.cwd(), file)] : names;
  });

/** Runs one set of jest projects, and notes what passed and what failed. */
const jest = async (name, parameters, env = {}) => {
  const since = performance.now();
  say(`${name} …`);
  const reportFile = join(scratch, `${name}.json`);
  const { code } = await run(
    'npx',
    ['--no-install', 'jest', '--json', `--outputFile=${reportFile}`, '--silent=false', ...parameters],
    { quiet: false, env: { BROWSER_PATH: browserPath, TZ: 'UTC', ...env } },
  );
  if (code === 130) process.exit(130);
  let report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    report = { numPassedTests: 0, testResults: [] };
  }
  const failed = failedTests(report);
  // A run that fails without a failed test (a crash, nothing found) counts as a failure too.
  if (failed.length === 0 && (code !== 0 || report.numPassedTests === 0))
    failed.push(`${name} (exit ${code})`);
  passed += report.numPassedTests;
  failures.push(...failed);
  say(`${name}: ${report.numPassedTests} passed, ${failed.length} failed (${took(since)})`);
};

await jest('unit', ['--maxWorkers=2']);
// Tests that change the pages of everybody (releases, faults, the catalogue, what a kitchen stops) have a server of their own; all others share one.
const endToEnd = ['--config', 'e2e/jest.config.mjs'];
await jest('end-to-end, alone', [...endToEnd, '--maxWorkers=2', '--testPathPatterns=/alone/'], {
  E2E_SERVERS: '2',
});
await jest('end-to-end', [...endToEnd, '--maxWorkers=2', '--testPathIgnorePatterns=/alone/']);

const cluster = {
  name: 'a cluster',
  command: process.execPath,
  parameters: ['--import', 'tsx', 'tools/src/cluster-command/main.ts', '--check', '--short'],
};
if (await check(cluster, { BROWSER_PATH: browserPath, TZ: 'UTC' })) passed += 1;
else failures.push(cluster.name);

rmSync(scratch, { recursive: true, force: true });
for (const failure of failures) say(`✗ ${failure}`);
say(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
