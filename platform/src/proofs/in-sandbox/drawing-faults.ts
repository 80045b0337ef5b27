import type { DrawingOutcome } from '../../render/drawing';
import type { PartToEvaluate } from '../../render/in-worker/messages';
import { openPair } from '../../render/in-worker/open-pair';

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
  readonly parts: readonly PartToEvaluate[];
  readonly pages: readonly PageToProve[];
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
  const draw = async (drawing: string) => {
    pair.begin(drawing);
    await new Promise((resolve) => setImmediate(resolve));
    return whyOf(pair.outcome());
  };
  for (const { name, drawing, withData } of pages) {
    const why = await draw(drawing);
    if (why !== undefined) {
      faults.push(`${path} does not draw ${name}: ${why}; ${remedy}`);
      continue;
    }
    const whyWithData = withData === undefined ? undefined : await draw(withData);
    if (whyWithData !== undefined)
      faults.push(`${path} does not draw ${name} once its first data are there: ${whyWithData}; ${remedy}`);
  }
  return faults;
}

function whyOf(outcome: string): string | undefined {
  const parsed = JSON.parse(outcome) as DrawingOutcome;
  return parsed.kind === 'failed' ? parsed.why : undefined;
}
