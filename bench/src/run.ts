import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Argument, Command } from 'commander';
import type { Browser } from 'playwright-core';
import type { Kind } from './kind';
import { kinds, usualKinds } from './kinds';
import { measuredOn } from './machine';
import { withPace } from './pace';
import { buildMissing } from './product';
import { writeSections } from './results-file';
import { openBrowser } from './slow-page';

// `npm run bench`: measures. Each kind of figures writes its sections of RESULTS.md; the run fails when a goal is missed.
const program = new Command('npm run bench --')
  .description('Measures, and writes the figures in bench/RESULTS.md. A missed goal fails the run.')
  .addArgument(
    new Argument('[kinds...]', 'what is measured').choices([...kinds.keys()]).default([...usualKinds]),
  )
  .helpOption('--help', 'show this text')
  .showHelpAfterError()
  .parse();
const [names] = program.processedArgs as [readonly string[]];
const chosen = names.flatMap((name) => kinds.get(name) ?? []);
const file = fileURLToPath(new URL('../RESULTS.md', import.meta.url));

const say = (sentence: string) =>
  void process.stdout.write(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${sentence}\n`);

const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const closeAll = async () => {
  for (const close of closers.splice(0).reverse()) await close();
};
const abort = async (sentence: string) => {
  await closeAll();
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void abort('Stopped.'));
// The timer ends a bench that hangs. It also keeps the process alive while it waits for a server and nothing else is pending.
setTimeout(() => void abort('The bench took more than fifteen minutes and was ended.'), 900_000);

let openedBrowser: Promise<Browser> | undefined;
const browser = (): Promise<Browser> => {
  openedBrowser ??= openBrowser().then((open) => {
    closers.push(() => open.close());
    return open;
  });
  return openedBrowser;
};

const measure = async (kind: Kind): Promise<readonly string[]> => {
  const run = { folder, browser, say, closeAtEnd: (close: () => unknown) => void closers.push(close) };
  const { outcome, pace } = await withPace(() => kind(run));
  const measuredLine = measuredOn(pace, (await openedBrowser)?.version());
  const sections = outcome.sections.map((section) => section.replace(/\n/, `\n\n${measuredLine}\n`));
  process.stdout.write(`\n${await writeSections(file, sections)}\n`);
  return outcome.faults;
};

try {
  await buildMissing();
  const faults: string[] = [];
  for (const kind of chosen) faults.push(...(await measure(kind)));
  await closeAll();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exit(1);
} catch (fault) {
  await abort(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
}
process.exit(0);
