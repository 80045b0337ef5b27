import type { Build } from '../releases/parse-build';
import { lowestOfRange } from '../releases/satisfies-range';
import { drawingToProve } from './drawing-to-prove';
import type { ShellToProveWith } from './drawing-to-prove';
import type { BuildToProve } from './in-sandbox/main';
import { runInSandbox } from './sandbox-process';
import type { SandboxLimits } from './sandbox-process';
import { sandboxPrograms } from './sandbox-programs';

/** Names every fault that can be found in the files of a build, or by running it (REL-4). */
export type ProveBuild = (build: Build, shell: ShellToProveWith) => Promise<string[]>;

const defaultLimits: SandboxLimits = { seconds: 20, megabytes: 256 };
const maxFaults = 100;

/** Proves builds in a sandboxed process each, two at a time; further builds wait. */
export function buildProver(limits: SandboxLimits = defaultLimits): ProveBuild {
  const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
  let next = 0;
  return (build, shell) => {
    const lane = next;
    next = (next + 1) % lanes.length;
    const proof = (lanes[lane] ?? Promise.resolve()).then(() => prove(build, shell, limits));
    lanes[lane] = proof.catch(() => undefined);
    return proof;
  };
}

async function prove(build: Build, shell: ShellToProveWith, limits: SandboxLimits): Promise<string[]> {
  const { sandbox, page, stage } = await sandboxPrograms();
  const { lines, ended } = await runInSandbox(
    sandbox,
    [{ ...toProve(build), drawing: drawingToProve(build, shell) }, page, stage],
    limits,
  );
  const faults = lines.flatMap(sentencesOf);
  if (ended === 'too long')
    faults.push(
      `the build did not stop within ${limits.seconds} s when it was run; take out what never ends when a module loads`,
    );
  if (ended === 'broken')
    faults.push(
      `the build ended the process in which it was run, or took more than ${limits.megabytes} MB; take out what fills the memory when a module loads`,
    );
  return faults.length > maxFaults
    ? [...faults.slice(0, maxFaults), `and ${faults.length - maxFaults} more faults`]
    : faults;
}

function toProve({ description, files }: Build): Omit<BuildToProve, 'drawing'> {
  const { feature, entry, container, exposes, shared } = description;
  const textsOf = (ending: string) =>
    Object.fromEntries(
      files
        .filter(({ path }) => path.endsWith(ending))
        .map(({ path, bytes }) => [path, Buffer.from(bytes).toString('utf8')]),
    );
  return {
    ...{ feature, entry, container, exposes: Object.keys(exposes) },
    scripts: textsOf('.js'),
    styles: textsOf('.css'),
    integrity: Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
    shared: shared.map(({ name, version }) => ({ name, version: lowestOfRange(version) })),
  };
}

/** The output of the sandboxed process is as untrusted as the code that it ran. */
function sentencesOf(line: string): string[] {
  try {
    const faults: unknown = JSON.parse(line);
    return Array.isArray(faults) ? faults.map((sentence) => String(sentence).slice(0, longestSentence)) : [];
  } catch {
    return ['the build wrote to the output of its proof'];
  }
}

const longestSentence = 500;
