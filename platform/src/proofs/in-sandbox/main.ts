// Runs in the sandboxed process, bundled by `sandbox-programs.ts`: the parsers run there too, because their input was uploaded.
import { drawingFaults } from './drawing-faults';
import type { DrawingToProve } from './drawing-faults';
import { runEntry } from './run-entry';
import type { EntryToRun } from './run-entry';
import { scriptFaults } from './script-faults';
import { styleFaults } from './style-faults';

/** A build as the sandbox receives it. */
export interface BuildToProve extends Omit<EntryToRun, 'files'> {
  readonly feature: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<string, string>>;
  readonly drawing: DrawingToProve | undefined;
}

/**
 * Checks the files of a build and then runs it; each part's faults are reported as soon as they are known, because the second
 * part may never end.
 * @public
 */
export async function prove(
  build: BuildToProve,
  pageProgram: string,
  stageProgram: string,
  report: (faults: readonly string[]) => void,
): Promise<void> {
  const { feature, scripts, styles } = build;
  const isShell = feature === 'shell' || feature.endsWith('/shell');
  report([
    ...Object.entries(scripts).flatMap(([path, code]) => scriptFaults(path, code, { mayImport: isShell })),
    // The styles of the shell apply to the whole page.
    ...(isShell ? [] : Object.entries(styles).flatMap(([path, css]) => styleFaults(path, css, feature))),
  ]);
  if (build.drawing !== undefined) report(await drawingFaults(build.drawing, stageProgram));
  // The shell has no container: running it would start the shop.
  if (isShell) return report([]);
  const sheets = Object.fromEntries(Object.keys(styles).map((path) => [path, '']));
  report(await runEntry({ ...build, files: { ...sheets, ...scripts } }, pageProgram));
}
