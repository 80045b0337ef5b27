// `npm run mutants`: breaks production code on purpose, one break at a time, and says which of them no test notices.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutants } from './lists';
import { applyMutant, type Mutant, nameOf, UnfitMutant } from './mutant';
import { openResults, type Result, resultKey } from './results';
import { findRuleTests } from './rule-tests';
import { runTests } from './run-tests';
import { makeWorkplace, type Workplace } from './workplace';

/** Milliseconds that the tests of a rule may take. */
const longest = 600_000;

// Tests of which none has run notice nothing.
const resultOf = { pass: 'survived', none: 'survived', fail: 'noticed', 'time limit': 'hangs' } as const;

const house = fileURLToPath(new URL('../../..', import.meta.url));
const { values: options } = parseArgs({
  options: { rule: { type: 'string', multiple: true }, fresh: { type: 'boolean', default: false } },
});

const chosen = mutants.filter(({ rule }) => options.rule === undefined || options.rule.includes(rule));
if (chosen.length === 0) giveUp(`No mutant breaks ${options.rule?.join(' or ')}.`);
const testsOf = findRuleTests(house);
const results = openResults(join(house, '.cache/mutants.json'));
const outcomes = new Map<Mutant, Result | string>();

const text = (file: string) => readFileSync(join(house, file), 'utf8');
const keyOf = (mutant: Mutant) =>
  resultKey(applyMutant(text(mutant.file), mutant), mutant.rule, testsOf(mutant.rule).map(text));

try {
  for (const mutant of chosen) {
    const known = options.fresh ? undefined : results.get(keyOf(mutant));
    if (known !== undefined && known !== 'survived') outcomes.set(mutant, known);
  }
} catch (error) {
  if (!(error instanceof UnfitMutant)) throw error;
  giveUp(error.message);
}

const queue = [...groupByRule(chosen.filter((mutant) => !outcomes.has(mutant)))];
process.stdout.write(
  `${chosen.length} mutants; ${outcomes.size} were noticed before and have not changed since.\n`,
);

const workplaces: Workplace[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const place of workplaces) place.remove();
    process.exit(130);
  });
try {
  const count = Math.min(2, availableParallelism(), queue.length);
  await Promise.all(Array.from({ length: count }, work));
} finally {
  for (const place of workplaces) place.remove();
}
report();

async function work(): Promise<void> {
  const place = makeWorkplace(house);
  workplaces.push(place);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) await breakRule(place, ...next);
}

/** Runs the tests of a rule on the code as it is, then on each of its mutants. */
async function breakRule({ folder }: Workplace, rule: string, ofRule: readonly Mutant[]): Promise<void> {
  const files = testsOf(rule);
  const whole = await runTests(folder, rule, files, longest);
  for (const mutant of ofRule) {
    const outcome =
      whole.outcome === 'pass'
        ? await tryMutant(folder, mutant, files, longest / 10 + 5 * whole.milliseconds)
        : `without any break the tests of ${rule} end with ${whole.outcome}`;
    outcomes.set(mutant, outcome);
    const mark = isNoticed(outcome) ? '✓' : '✗';
    process.stdout.write(`${mark} ${nameOf(mutant)} (${outcome})\n`);
  }
}

async function tryMutant(
  folder: string,
  mutant: Mutant,
  files: readonly string[],
  timeLimit: number,
): Promise<Result> {
  const path = join(folder, mutant.file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutant(original, mutant));
  try {
    const { outcome } = await runTests(folder, mutant.rule, files, timeLimit);
    const result = resultOf[outcome];
    results.set(keyOf(mutant), result);
    return result;
  } finally {
    writeFileSync(path, original);
  }
}

function groupByRule(list: readonly Mutant[]): Map<string, Mutant[]> {
  const groups = new Map<string, Mutant[]>();
  for (const mutant of list) groups.set(mutant.rule, [...(groups.get(mutant.rule) ?? []), mutant]);
  return groups;
}

function report(): void {
  const bad = [...outcomes].filter(([, outcome]) => !isNoticed(outcome));
  for (const [mutant, outcome] of bad)
    process.stdout.write(`Nobody noticed: ${nameOf(mutant)} (${outcome})\n`);
  process.stdout.write(
    `${outcomes.size - bad.length} of ${chosen.length} mutants are noticed by the tests of their rule.\n`,
  );
  process.exitCode = bad.length === 0 ? 0 : 1;
}

function isNoticed(outcome: string): boolean {
  return outcome === 'noticed' || outcome === 'hangs';
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
