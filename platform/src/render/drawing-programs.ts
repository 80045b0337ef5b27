import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../proofs/sandbox-programs';

/** The program of a drawing worker, and the program in the context of each pair of releases. */
export interface DrawingPrograms {
  readonly worker: string;
  readonly stage: string;
}

let programs: Promise<DrawingPrograms> | undefined;

/** Bundles the two programs, once in a process: a worker reads no files. */
export function drawingPrograms(): Promise<DrawingPrograms> {
  programs ??= Promise.all([
    bundleProgram(pathOf('./in-worker/main.ts'), 'storefrontWorker'),
    bundleProgram(pathOf('./in-context/main.ts'), 'storefrontStage'),
  ]).then(([worker, stage]) => ({ worker, stage }));
  return programs;
}

function pathOf(entry: string): string {
  return fileURLToPath(new URL(entry, import.meta.url));
}
