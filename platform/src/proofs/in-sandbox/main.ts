// Runs in the sandboxed process, bundled by `sandbox-programs.ts`: the parsers too get what somebody uploaded.
import { drawingFaults } from './drawing-faults';
import type { DrawingToProve } from './drawing-faults';
import { runEntry } from './run-entry';
import type { EntryToRun } from './run-entry';
import { scriptFaults } from './script-faults';
import { styleFaults } from './style-faults';

/** A build as the sandbox gets it. */
export interface BuildToProve extends Omit<EntryToRun, 'files'> {
  readonly feature: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<string, string>>;
  readonly drawing: DrawingToProve | undefined;
}

/**
 * Looks through a build and then runs it; each part's faults are told as soon as they are known, since the second may never end.
 * @public
 */
export async function prove(
  build: BuildToProve,
  pageProgram: string,
  stageProgram: string,
  tell: (faults: readonly string[]) => void,
): Promise<void> {
  const { feature, scripts, styles } = build;
  const isShell = feature === 'shell' || feature.endsWith('/shell');
  tell([
    ...Object.entries(scripts).flatMap(([path, code]) => scriptFaults(path, code, { mayImport: isShell })),
    // The styles of the shell are those of the whole page.
    ...(isShell ? [] : Object.entries(styles).flatMap(([path, css]) => styleFaults(path, css, feature))),
  ]);
  if (build.drawing !== undefined) tell(await drawingFaults(build.drawing, stageProgram));
  // The shell gives no container: running it is starting the shop.
  if (isShell) return tell([]);
  const sheets = Object.fromEntries(Object.keys(styles).map((path) => [path, '']));
  tell(await runEntry({ ...build, files: { ...sheets, ...scripts } }, pageProgram));
}
