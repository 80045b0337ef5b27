// `npm test`: everything that CI runs, on a machine that has only Node; ends with one line `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, runChecks } from './checks.mjs';
import { browser, build, demandNode, install, run, say } from './steps.mjs';

demandNode();
await install();
const browserPath = await browser();
await build();

const scratch = mkdtempSync(join(tmpdir(), 'storefront-test-'));
let { passed, failed } = await runChecks();

const took = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one set of jest projects and adds its counts; a suite that could not run counts as one failure. */
const jest = async (name, parameters, env = {}) => {
  const since = performance.now();
  say(`${name} …`);
  const report = join(scratch, `${name}.json`);
  const { code } = await run(
    'npx',
    ['--no-install', 'jest', '--json', `--outputFile=${report}`, '--silent=false', ...parameters],
    { quiet: false, env: { BROWSER_PATH: browserPath, TZ: 'UTC', ...env } },
  );
  if (code === 130) process.exit(130);
  let counts;
  try {
    counts = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    counts = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
  }
  const broken = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
  passed += counts.numPassedTests;
  // A run that fails without a failed test (a crash, nothing found) counts as a failure too.
  failed += broken === 0 && (code !== 0 || counts.numPassedTests === 0) ? 1 : broken;
  say(`${name}: ${counts.numPassedTests} passed, ${broken} failed (${took(since)})`);
};

await jest('unit', ['--maxWorkers=2']);
// Tests that change the pages of everybody (releases, faults, the catalogue, what a kitchen stops) have a server of their own; all others share one.
const endToEnd = ['--config', 'e2e/jest.config.mjs'];
await jest('end-to-end, alone', [...endToEnd, '--maxWorkers=2', '--testPathPatterns=/alone/'], {
  E2E_SERVERS: '2',
});
await jest('end-to-end', [...endToEnd, '--maxWorkers=2', '--testPathIgnorePatterns=/alone/']);

const cluster = ['--import', 'tsx', 'tools/src/cluster-command/main.ts', '--check', '--short'];
const clusterHolds = await check(
  { name: 'a cluster', command: process.execPath, parameters: cluster },
  { BROWSER_PATH: browserPath, TZ: 'UTC' },
);
if (clusterHolds) passed += 1;
else failed += 1;

rmSync(scratch, { recursive: true, force: true });
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
