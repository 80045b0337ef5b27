import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { testNamePattern } from './rule-tests';

/** The result of the tests of a rule. `none` means that no test has run, so nothing is known. */
export interface TestRun {
  readonly outcome: 'pass' | 'fail' | 'time limit' | 'none';
  readonly milliseconds: number;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Test files, and optionally the one rule whose tests run. */
export interface ChosenTests {
  readonly files: readonly string[];
  readonly rule?: string;
}

/** Runs tests in a copy of the project for at most this many milliseconds; the first failure ends the run. */
export async function runTests(
  folder: string,
  { files, rule }: ChosenTests,
  timeLimit: number,
): Promise<TestRun> {
  const report = join(folder, '.mutant-report.json');
  rmSync(report, { force: true });
  const since = performance.now();
  const parameters = [
    ...['--ci', '--silent', '--bail', '--maxWorkers=1', '--json', `--outputFile=${report}`],
    ...(rule === undefined ? [] : ['--testNamePattern', testNamePattern(rule)]),
    ...['--runTestsByPath', ...files],
  ];
  const hasEnded = await runJest(folder, parameters, timeLimit);
  return {
    outcome: hasEnded ? outcomeOf(readReport(report)) : 'time limit',
    milliseconds: performance.now() - since,
  };
}

function outcomeOf(report: Report | undefined): TestRun['outcome'] {
  if (report === undefined || report.numFailedTests + report.numRuntimeErrorTestSuites > 0) return 'fail';
  return report.numPassedTests > 0 ? 'pass' : 'none';
}

/** Whether Jest ended in time. */
function runJest(folder: string, parameters: readonly string[], timeLimit: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // Jest gets a process group of its own, so that the workers and databases of the tests end with it.
    const child = spawn(process.execPath, [join(folder, 'node_modules/jest/bin/jest.js'), ...parameters], {
      cwd: folder,
      env: { ...process.env, TZ: 'UTC' },
      stdio: 'ignore',
      detached: true,
    });
    const end = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    process.once('exit', end);
    const timer = setTimeout(() => {
      end();
      resolve(false);
    }, timeLimit);
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      process.off('exit', end);
      resolve(true);
    });
  });
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
