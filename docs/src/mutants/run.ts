// `npm run mutants`: breaks production code on purpose, one break at a time, and reports the breaks that no test notices.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutants } from './lists';
import { applyMutant, nameOf, UnfitMutant } from './mutant';
import type { Mutant } from './mutant';
import { isNoticed, reportOf } from './report';
import type { Outcome } from './report';
import { openResults, resultKey } from './results';
import type { Result } from './results';
import { findRuleTests, findTestsBeside } from './rule-tests';
import { runTests } from './run-tests';
import type { ChosenTests, TestRun } from './run-tests';
import { createWorkingCopy } from './working-copy';
import type { WorkingCopy } from './working-copy';

/** Milliseconds that the tests of a mutant may take. */
const maximumMilliseconds = 600_000;

// When no test has run, the break was not noticed.
const resultOf: Record<TestRun['outcome'], Result> = {
  pass: 'survived',
  none: 'survived',
  fail: 'noticed',
  'time limit': 'hangs',
};

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    rule: { type: 'string', multiple: true },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const chosen = mutants.filter(({ rule }) => options.rule === undefined || options.rule.includes(rule));
if (chosen.length === 0) exitWith(`No mutant breaks ${options.rule?.join(' or ')}.`);
const testsOf = findRuleTests(root);
const testsBeside = findTestsBeside(root);
const results = openResults(join(root, '.cache/mutants.json'));
const outcomes = new Map<Mutant, Outcome>();
const unbrokenRuns = new Map<string, Promise<TestRun>>();

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const keyOf = (mutant: Mutant, { files, rule = 'beside' }: ChosenTests) =>
  resultKey(applyMutant(text(mutant.file), mutant), rule, files.map(text));

/** The tests that may notice a mutant: those of its rule, then those in the folder of the broken file. */
const testsFor = ({ rule, file }: Mutant): ChosenTests[] =>
  [{ files: testsOf(rule), rule }, { files: testsBeside(file) }].filter(({ files }) => files.length > 0);

try {
  for (const mutant of chosen) {
    const storedResults = testsFor(mutant).map((tests) => results.get(keyOf(mutant, tests)));
    const noticed = storedResults.find((result) => result !== undefined && isNoticed(result));
    if (noticed !== undefined && !options.fresh) outcomes.set(mutant, noticed);
  }
} catch (error) {
  if (!(error instanceof UnfitMutant)) throw error;
  exitWith(error.message);
}

const queue = [...groupByRule(chosen.filter((mutant) => !outcomes.has(mutant))).values()];
process.stdout.write(
  `${chosen.length} mutants; ${outcomes.size} were noticed before and have not changed since.\n`,
);

const workingCopies: WorkingCopy[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const copy of workingCopies) copy.remove();
    process.exit(130);
  });
try {
  const count = Math.min(2, availableParallelism(), queue.length);
  await Promise.all(Array.from({ length: count }, work));
} finally {
  for (const copy of workingCopies) copy.remove();
}
report();

async function work(): Promise<void> {
  const copy = createWorkingCopy(root);
  workingCopies.push(copy);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) await breakRule(copy, next);
}

/** Tries the mutants of a rule, each until a test notices it. */
async function breakRule({ folder }: WorkingCopy, ofRule: readonly Mutant[]): Promise<void> {
  for (const mutant of ofRule) {
    let outcome: Outcome = 'survived';
    for (const tests of testsFor(mutant)) {
      outcome = await tryMutant(folder, mutant, tests);
      if (outcome !== 'survived') break;
    }
    outcomes.set(mutant, outcome);
    process.stdout.write(`${isNoticed(outcome) ? '✓' : '✗'} ${nameOf(mutant)} (${outcome})\n`);
  }
}

/** Breaks the code while the tests run, after they have passed without the break. */
async function tryMutant(folder: string, mutant: Mutant, tests: ChosenTests): Promise<Outcome> {
  const storedResults = options.fresh ? undefined : results.get(keyOf(mutant, tests));
  if (storedResults !== undefined) return storedResults;
  const unbroken = await runUnbroken(folder, tests);
  if (unbroken.outcome !== 'pass') return `without any break its tests end with ${unbroken.outcome}`;
  const path = join(folder, mutant.file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutant(original, mutant));
  try {
    const { outcome } = await runTests(folder, tests, maximumMilliseconds / 10 + 5 * unbroken.milliseconds);
    const result = resultOf[outcome];
    results.set(keyOf(mutant, tests), result);
    return result;
  } finally {
    writeFileSync(path, original);
  }
}

/** Runs tests on the unchanged code, each test once. */
function runUnbroken(folder: string, tests: ChosenTests): Promise<TestRun> {
  const key = JSON.stringify(tests);
  const run = unbrokenRuns.get(key) ?? runTests(folder, tests, maximumMilliseconds);
  unbrokenRuns.set(key, run);
  return run;
}

function groupByRule(list: readonly Mutant[]): Map<string, Mutant[]> {
  const groups = new Map<string, Mutant[]>();
  for (const mutant of list) groups.set(mutant.rule, [...(groups.get(mutant.rule) ?? []), mutant]);
  return groups;
}

function report(): void {
  const { holds, text } = reportOf(outcomes);
  process.stdout.write(`\n${text}\n`);
  if (options.write) {
    const heading = `# Mutants: the last report\n\n\`npm run mutants -- --write\` wrote this at commit ${commitOf(root)}.`;
    writeFileSync(join(root, 'docs/mutants.md'), `${heading}\n\n${text}\n`);
  }
  process.exitCode = holds ? 0 : 1;
}

function commitOf(folder: string): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
}

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
