import type { IsolateHost } from '../isolates/isolate-host';
import { NoReleaseHost } from '../isolates/release-host';
import { WatchedIsolate } from '../isolates/watched-isolate';
import type { IsolateOutcome } from '../isolates/watched-isolate';
import type { Build } from '../releases/parse-build';
import { featureOf } from '../releases/release-store';
import { lowestOfRange } from '../releases/satisfies-range';
import { drawingToProve } from './drawing-to-prove';
import type { ShellToProveWith } from './drawing-to-prove';
import { tryDrawings } from './drawing-faults';
import { entryConfig, pathOfModule } from './entry-config';
import type { EntryToRun } from './entry-config';
import { fileCheckConfig } from './file-check-config';
import type { BuildToCheck } from './in-isolate/check-files';
import { parseRunFaults, parseSentences } from './parse-answers';
import type { ProofLimits } from './proof-limits';
import { nameInBuild, describeRunFault } from './run-fault';
import type { RunFault } from './run-fault';

/** Names every fault that can be found in the files of a build, or by running it (REL-4). */
export type ProveBuild = (build: Build, shell: ShellToProveWith) => Promise<string[]>;

const defaultLimits: ProofLimits = { seconds: 20, megabytes: 256 };
const maxFaults = 100;

/** Proves builds in processes of their own (ISO-1); the turns of teams bound how many at a time (REL-19). */
export function buildProver(
  host: () => Promise<IsolateHost>,
  limits: ProofLimits = defaultLimits,
): ProveBuild {
  return async (build, shell) => {
    const found = await host();
    const fault = found.wall === undefined ? found.fault() : undefined;
    if (fault !== undefined) throw new NoReleaseHost(fault);
    return prove(build, shell, found, limits);
  };
}

async function prove(
  build: Build,
  shell: ShellToProveWith,
  host: IsolateHost,
  limits: ProofLimits,
): Promise<string[]> {
  const { feature } = build.description;
  const drawing = drawingToProve(build, shell);
  const { faults: drawingFaults, drawings } =
    drawing === undefined ? { faults: [], drawings: [] } : await tryDrawings(host, drawing, limits);
  // The shell has no container: running it would start the shop.
  const entryFaults = featureOf(feature) === 'shell' ? [] : await runEntry(host, entryOf(build), limits);
  const faults = await checkFiles(host, limits, {
    feature,
    scripts: textsOf(build, '.js'),
    styles: textsOf(build, '.css'),
    maps: textsOf({ files: build.maps }, '.map'),
    drawings,
    runFaults: [...drawingFaults, ...entryFaults],
  });
  return faults.length > maxFaults
    ? [...faults.slice(0, maxFaults), `and ${faults.length - maxFaults} more faults`]
    : faults;
}

/** The sentences of all faults of a build: those of its files, and those that showed when it was run. */
async function checkFiles(host: IsolateHost, limits: ProofLimits, build: BuildToCheck): Promise<string[]> {
  const outcome = await askOnce(host, await fileCheckConfig(limits.megabytes), JSON.stringify(build), limits);
  const sentences = outcome.kind === 'text' ? parseSentences(outcome.text) : undefined;
  if (sentences !== undefined) return sentences;
  return [faultOfProcess(outcome, limits), ...build.runFaults].map((fault) =>
    describeRunFault(fault, nameInBuild),
  );
}

async function runEntry(
  host: IsolateHost,
  entry: EntryToRun,
  limits: ProofLimits,
): Promise<readonly RunFault[]> {
  const outcome = await askOnce(host, await entryConfig(entry, limits.megabytes), '', limits);
  if (outcome.kind === 'refused') {
    const path = pathOfModule(entry, outcome.module) ?? 'a script';
    return [{ what: `${path} throws when it runs: ${outcome.message}`, remedy: 'build it again' }];
  }
  const faults = outcome.kind === 'text' ? parseRunFaults(outcome.text) : undefined;
  return faults ?? [faultOfProcess(outcome, limits)];
}

async function askOnce(
  host: IsolateHost,
  config: string,
  request: string,
  { seconds, megabytes }: ProofLimits,
): Promise<IsolateOutcome> {
  const limits = { heapMegabytes: megabytes, growthMegabytes: megabytes };
  const isolate = new WatchedIsolate(host, config, limits, () => undefined);
  const outcome = await isolate.ask(request, seconds * 1000);
  await isolate.close();
  return outcome;
}

/** Why a process gave no answer that can be read. */
function faultOfProcess({ kind }: IsolateOutcome, { seconds, megabytes }: ProofLimits): RunFault {
  switch (kind) {
    case 'text':
      return { what: 'the build answered in place of its proof', remedy: 'take that code out' };
    case 'out of time':
      return {
        what: `the build did not stop within ${seconds} s when it was run`,
        remedy: 'take out what never ends when a module loads',
      };
    case 'refused':
    case 'threw':
    case 'too long':
    case 'died':
    case 'out of memory':
      return {
        what: `the build ended the process in which it was run, or took more than ${megabytes} MB`,
        remedy: 'take out what fills the memory when a module loads',
      };
    case 'interrupted':
      return { what: 'the server had no time to prove the build', remedy: 'publish it again' };
  }
}

function entryOf(build: Build): EntryToRun {
  const { entry, container, exposes, shared } = build.description;
  return {
    entry,
    container,
    exposes: Object.keys(exposes),
    scripts: textsOf(build, '.js'),
    sheets: Object.keys(textsOf(build, '.css')),
    integrity: Object.fromEntries(build.files.map(({ path, integrity }) => [path, integrity])),
    shared: shared.map(({ name, version }) => ({ name, version: lowestOfRange(version) })),
  };
}

function textsOf({ files }: Pick<Build, 'files'>, ending: string): Record<string, string> {
  return Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith(ending))
      .map(({ path, bytes }) => [path, Buffer.from(bytes).toString('utf8')]),
  );
}
