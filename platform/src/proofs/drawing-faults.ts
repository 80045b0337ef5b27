import type { IsolateHost } from '../isolates/isolate-host';
import type { DrawingPair, PartPlace } from '../render/drawing';
import { drawingProgram } from '../render/pair-config';
import { PairProcess } from '../render/pair-process';
import type { TaskOutcome } from '../render/pair-process';
import type { ProofLimits } from './proof-limits';
import type { RunFault } from './run-fault';

/** A page of a build: its module, or its path for one of the shell itself, and the requests of its drawings, as JSON. */
export interface PageToProve {
  readonly name: string;
  /** Drawn as when its first data are late. */
  readonly drawing: string;
  /** Drawn with an example of its first data; undefined for a page that loads nothing before its first paint. */
  readonly withData: string | undefined;
}

/** The server part of a build that is tried, with a shell that lends it what it requires. */
export interface DrawingToProve {
  readonly path: string;
  readonly pair: DrawingPair;
  readonly pages: readonly PageToProve[];
}

/** What came of drawing the pages of a build. */
interface TriedDrawings {
  readonly faults: readonly RunFault[];
  /** The HTML of each page that was drawn. */
  readonly drawings: readonly { readonly path: string; readonly name: string; readonly html: string }[];
}

const remedy = 'use there what the server has too, or leave it for when the page is on the screen';

/**
 * Draws the pages of a build as an edge does, and names what keeps them from being drawn on a server (EDG-7). A page that asks for more
 * data than it is given here is not faulty.
 */
export async function tryDrawings(
  host: IsolateHost,
  { path, pair, pages }: DrawingToProve,
  { seconds, megabytes }: ProofLimits,
): Promise<TriedDrawings> {
  const milliseconds = seconds * 1000;
  const limits = {
    deadline: milliseconds,
    firstDeadline: milliseconds,
    heapMegabytes: megabytes,
    growthMegabytes: megabytes,
  };
  const process = new PairProcess(host, await drawingProgram(), pair, limits, () => undefined);
  const faults: RunFault[] = [];
  const drawings: { path: string; name: string; html: string }[] = [];
  const result = { faults, drawings };
  /** Runs a task; returns whether the process can draw further pages. */
  const tries = async (name: string | undefined, what: string, drawing?: string): Promise<boolean> => {
    const outcome = await process.run(drawing);
    const failure = failureOf(outcome);
    if (failure !== undefined) {
      const { why, at } = failure;
      faults.push({ what: `${what}: ${why}`, at: at && { path, ...at }, remedy });
    } else if (name !== undefined && outcome !== 'died' && outcome !== 'ready' && outcome.kind === 'drawn')
      drawings.push({ path, name, html: outcome.html });
    return failure === undefined || process.isFree;
  };
  try {
    await tries(undefined, path);
    if (faults.length > 0) return result;
    for (const { name, drawing, withData } of pages) {
      const before = faults.length;
      // A process that was ended draws no further page.
      if (!(await tries(name, `${path} does not draw ${name}`, drawing))) return result;
      if (withData === undefined || faults.length > before) continue;
      const later = `${path} does not draw ${name} once its first data are there`;
      if (!(await tries(name, later, withData))) return result;
    }
    return result;
  } finally {
    await process.close();
  }
}

function failureOf(
  outcome: TaskOutcome,
): { readonly why: string; readonly at?: PartPlace | undefined } | undefined {
  if (outcome === 'died') return { why: 'its process ended' };
  if (outcome === 'ready') return undefined;
  if (outcome.kind === 'not-drawn' && outcome.why === 'interrupted')
    return { why: 'the server had no time for it' };
  return outcome.kind === 'failed' ? outcome : undefined;
}
