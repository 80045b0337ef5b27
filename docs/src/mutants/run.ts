// `npm run mutants`: breaks production code on purpose, one break at a time, and reports the breaks that no test notices.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { Command } from 'commander';
import { format, resolveConfig } from 'prettier';
import { accepted } from './accepted';
import { brokenFiles, parts } from './broken-files';
import type { Part } from './broken-files';
import { findReason, toReport } from './report';
import { hashText, toResult, withoutSurvivors } from './result';
import type { FileResult, Survivor } from './result';
import { setUpOnce } from './set-up-once';
import { createWorkingCopy } from './working-copy';

// A run that is stopped goes on after the files that were done.
const filesAtOnce = 4;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const resultsFile = join(root, 'docs/mutants.json');
const pageFile = join(root, 'docs/mutants.md');
const filesByPart = parts.map((part) => ({ part, files: brokenFiles(root, part) }));

const program = new Command('npm run mutants --')
  .description(
    'Breaks the code of a part or a file in every usual way, one break at a time, and reports the breaks that no test notices. ' +
      'docs/mutants.md is written after every few files. Breaks that were noticed, or have a reason, are not tried again while their ' +
      'code and tests are as they were.',
  )
  .argument(
    '[names...]',
    `parts (${parts.map(({ name }) => name).join(', ')}) or files of them; without any, all parts, which takes hours`,
  )
  .option('--fresh', 'tries every break again')
  .helpOption('--help', 'show this text')
  .showHelpAfterError()
  .parse();
const { fresh = false } = program.opts<{ readonly fresh?: true }>();
const names = program.args;
const unknown = names.find(
  (wanted) => !filesByPart.some(({ part, files }) => part.name === wanted || files.includes(wanted)),
);
if (unknown !== undefined) program.error(`There is no part and no file of a part ${unknown}.`);

const copy = createWorkingCopy(root);
process.once('exit', copy.remove);
// The mutation tester works where the process stands, and ends with its test runners on a signal.
process.chdir(copy.folder);
let holds = true;
for (const { part, files } of filesByPart) {
  const chosen = files.filter(
    (file) => names.length === 0 || names.includes(part.name) || names.includes(file),
  );
  if (chosen.length === 0) continue;
  const tearDown = await setUpOnce(join(copy.folder, part.workspace));
  for (let first = 0; first < chosen.length; first += filesAtOnce) {
    const some = chosen.slice(first, first + filesAtOnce);
    process.stdout.write(`\n${part.name}: ${some.join(', ')}\n`);
    await saveResults(await breakFiles(part, some));
    holds = await writePage();
  }
  await tearDown();
}
process.exitCode = holds ? 0 : 1;

async function breakFiles(part: Part, files: readonly string[]): Promise<Record<string, FileResult>> {
  const store = join(root, '.cache/mutants');
  mkdirSync(store, { recursive: true });
  const incrementalFile = join(store, `${part.name}.json`);
  if (existsSync(incrementalFile))
    writeFileSync(incrementalFile, withoutSurvivors(readFileSync(incrementalFile, 'utf8'), hasReason));
  const stryker = new Stryker({
    mutate: [...files],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    // The files of the copy are broken where they are, so that tests find every workspace.
    inPlace: true,
    concurrency: 1,
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile,
    force: fresh,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    // A busy machine must not make a slow test look like an endless loop.
    timeoutMS: part.needsDatabase ? 120_000 : 60_000,
    dryRunTimeoutMinutes: 60,
    jest: {
      projectType: 'custom',
      configFile: join(part.workspace, 'jest.config.mjs'),
      config: {
        testMatch: [part.folder, ...(part.otherTests ?? [])].map((folder) =>
          join(copy.folder, folder, '**/*.test.ts'),
        ),
        testSequencer: join(copy.folder, 'docs/src/mutants/quick-first.mjs'),
        runner: join(copy.folder, 'docs/src/mutants/whole-files.mjs'),
        // Done by setUpOnce. The test runner gets this as JSON, which would leave out what is undefined.
        globalSetup: null,
        globalTeardown: null,
      },
    },
  });
  const tested = await stryker.runMutationTest();
  const resultFor = (file: string) => {
    const mutants = tested.filter(
      ({ fileName }) => resolve(copy.folder, fileName) === join(copy.folder, file),
    );
    return toResult(mutants, readFileSync(join(copy.folder, file), 'utf8'));
  };
  return Object.fromEntries(files.map((file) => [file, resultFor(file)]));
}

function hasReason(file: string, survivor: Survivor): boolean {
  return findReason(accepted, file, survivor) !== undefined;
}

/** The results of files that have not changed since. */
function readResults(): Record<string, FileResult> {
  if (!existsSync(resultsFile)) return {};
  const results: Record<string, FileResult> = JSON.parse(readFileSync(resultsFile, 'utf8'));
  const isCurrent = (file: string, { text }: FileResult) =>
    existsSync(join(root, file)) && hashText(readFileSync(join(root, file), 'utf8')) === text;
  return Object.fromEntries(Object.entries(results).filter(([file, result]) => isCurrent(file, result)));
}

async function saveResults(results: Record<string, FileResult>): Promise<void> {
  const all = Object.entries({ ...readResults(), ...results }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const text = JSON.stringify(Object.fromEntries(all));
  writeFileSync(resultsFile, await format(text, { ...(await resolveConfig(resultsFile)), parser: 'json' }));
}

/** Writes the page of all results that are known; returns whether they are good. */
async function writePage(): Promise<boolean> {
  const reported = filesByPart.map(({ part: { name }, files }) => ({ name, files }));
  const report = toReport(reported, readResults(), accepted);
  const heading = '# Mutants: the last report of each part\n\n`npm run mutants` writes this page.';
  const options = await resolveConfig(pageFile);
  writeFileSync(pageFile, await format(`${heading}\n\n${report.text}\n`, { ...options, parser: 'markdown' }));
  process.stdout.write(`\n${report.text}\n`);
  return report.holds;
}
