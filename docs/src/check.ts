import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { misnumberedDecisions, unknownDecisions } from './decisions';
import { compareRules, notYetIn, partsIn, rulesIn, withoutReason } from './rules';
import { testFiles } from './test-files';
import { testsIn } from './tests-in';
import { filesBelow, refusedWordsBelow } from './words/source-files';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = join(root, 'docs/spec');
const list = join(pages, 'not-yet.txt');
const heading =
  '# Rules that no test shows yet. The check refuses an entry that has a test, and a new entry without a reason (`ID # reason`).';
/** The list in the commit before this one; undefined when the history does not reach that far. */
const previousNotYet = (): string[] | undefined => {
  try {
    const text = execFileSync('git', ['show', 'HEAD~1:docs/spec/not-yet.txt'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return notYetIn(text);
  } catch {
    return undefined;
  }
};

const rules = readdirSync(pages)
  .filter((name) => name.startsWith('rules-'))
  .flatMap((name) => rulesIn(name, readFileSync(join(pages, name), 'utf8')));
const files = testFiles(root).map((path) => ({
  path: relative(root, path),
  tests: testsIn(readFileSync(path, 'utf8'), path),
}));
const tests = new Map(files.map(({ path, tests: { running } }) => [path, running.flatMap(({ ids }) => ids)]));
const idle = files.flatMap(({ path, tests: { idle: names } }) => names.map((name) => `${path}: ${name}`));
const parts = partsIn(readFileSync(join(pages, 'parts.txt'), 'utf8'));
const decisions = join(root, 'docs/decisions');
const records = readdirSync(decisions).map((name) => ({
  name,
  text: readFileSync(join(decisions, name), 'utf8'),
}));
// Tests name decisions that nobody took.
const namingFiles = filesBelow(root, /\.(md|tsx?|mjs)$/)
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
const listText = readFileSync(list, 'utf8');
const notYet = notYetIn(listText);
const faults = compareRules(rules, tests, notYet, parts);

if (process.argv.includes('--shrink')) {
  const removed = new Set([...faults.alreadyTested, ...faults.listedUnknown]);
  const remaining = listText.split('\n').filter((line) => notYetIn(line).some((id) => !removed.has(id)));
  writeFileSync(list, `${heading}\n${remaining.join('\n')}\n`);
  process.stdout.write(`${removed.size} entries dropped from docs/spec/not-yet.txt\n`);
} else {
  const earlier = previousNotYet();
  const newWithoutReason = earlier ? withoutReason(listText).filter((id) => !earlier.includes(id)) : [];
  const messages = [
    ...faults.untested.map((id) => `rule ${id} has no test`),
    ...faults.unknown.map((id) => `no rule is called ${id}; parts of rules are named in docs/spec/parts.txt`),
    ...idle.map((name) => `a test that is skipped or empty shows nothing: ${name}`),
    ...faults.alreadyTested.map(
      (id) => `not-yet.txt lists ${id}, which tests show: run npm run rules -w docs -- --shrink`,
    ),
    ...faults.listedUnknown.map((id) => `${id} is listed in not-yet.txt or parts.txt and is no rule`),
    ...faults.duplicates.map((id) => `rule ${id} is written twice`),
    ...newWithoutReason.map((id) => `not-yet.txt has gained ${id} without a reason: write "${id} # reason"`),
    ...misnumberedDecisions(records),
    ...unknownDecisions(records, namingFiles),
    ...refusedWordsBelow(root),
  ];
  for (const message of messages) process.stderr.write(`${message}\n`);
  process.stdout.write(
    `${rules.length} rules, ${rules.length - notYet.length} tested, ${notYet.length} not yet; ${messages.length} faults\n`,
  );
  process.exitCode = messages.length === 0 ? 0 : 1;
}
