import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../isolates/bundle-program';
import { workerConfig } from '../isolates/worker-config';

let program: Promise<string> | undefined;

/** The configuration of the process that parses the files of a build. */
export async function fileCheckConfig(heapMegabytes: number): Promise<string> {
  program ??= bundleProgram(fileURLToPath(new URL('./in-isolate/check-files.ts', import.meta.url)));
  return workerConfig([{ name: 'main.js', kind: 'esModule', text: await program }], heapMegabytes);
}
