import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../cluster/run-command';
import type { Trial } from './trials';

/**
 * Runs the tests of a trial; returns how many passed, and rejects with the output when one fails or none has run.
 */
export async function runTrial(
  root: string,
  scratch: string,
  trial: Trial,
  isLong: boolean,
): Promise<string> {
  const report = join(scratch, 'report.json');
  const output = await runCommand(root, { ...process.env, TZ: 'UTC', ...(isLong ? trial.long : {}) }, [
    ...([process.execPath, join(root, 'node_modules/jest/bin/jest.js')] as const),
    ...['--ci', '--silent=false', '--maxWorkers=1', '--json', `--outputFile=${report}`],
    ...['--runTestsByPath', trial.file],
  ]);
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { readonly numPassedTests: number };
  if (numPassedTests === 0) throw new Error(`No test of ${trial.file} has run.`);
  const seed = /GENERATED_SEED=\d+/.exec(output)?.[0];
  return `${numPassedTests} tests passed${seed === undefined ? '' : `, ${seed}`}`;
}
