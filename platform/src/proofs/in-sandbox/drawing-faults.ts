import type { DrawingOutcome } from '../../render/drawing';
import type { PartToEvaluate } from '../../render/in-worker/messages';
import { openPair } from '../../render/in-worker/open-pair';

/** The server part of a build that is tried, with a shell that lends it what it requires. */
export interface DrawingToProve {
  readonly path: string;
  readonly parts: readonly PartToEvaluate[];
  /** Its pages: the module (undefined for one of the shell itself) and the request, as JSON. */
  readonly pages: readonly { readonly name: string; readonly drawing: string }[];
}

const remedy = 'use there what the server has too, or leave it for when the page is on the screen';

/**
 * The faults that keep the pages of a build from being drawn on a server (EDG-7). A page that asks for more data than it is given
 * here is not faulty.
 */
export async function drawingFaults(
  { path, parts, pages }: DrawingToProve,
  stageProgram: string,
): Promise<string[]> {
  const pair = openPair(stageProgram, parts);
  if (pair.failure !== undefined) return [`${path}: ${whyOf(pair.failure) ?? ''}; ${remedy}`];
  const faults: string[] = [];
  for (const { name, drawing } of pages) {
    pair.begin(drawing);
    await new Promise((resolve) => setImmediate(resolve));
    const why = whyOf(pair.outcome());
    if (why !== undefined) faults.push(`${path} does not draw ${name}: ${why}; ${remedy}`);
  }
  return faults;
}

function whyOf(outcome: string): string | undefined {
  const parsed = JSON.parse(outcome) as DrawingOutcome;
  return parsed.kind === 'failed' ? parsed.why : undefined;
}
