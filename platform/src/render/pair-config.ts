import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../isolates/bundle-program';
import { keptGlobals } from '../isolates/kept-globals';
import { workerConfig } from '../isolates/worker-config';
import type { IsolateModule } from '../isolates/worker-config';
import type { DrawingPair, ServerPart } from './drawing';

let program: Promise<string> | undefined;

/** The program around the parts of a pair, bundled once in a process. */
export function drawingProgram(): Promise<string> {
  program ??= bundleProgram(fileURLToPath(new URL('./in-isolate/main.ts', import.meta.url)), ['pair.json']);
  return program;
}

/**
 * The configuration of the process that draws with a pair. `heapMegabytes` is the limit of V8's heap; with `keepsConsole` its answers
 * hold what the parts wrote to their consoles (`console-lines.ts`).
 */
export function pairConfig(
  drawing: string,
  { shell, remote }: DrawingPair,
  heapMegabytes: number,
  keepsConsole = false,
): string {
  const parts = [partOf('shell', shell), ...(remote ? [partOf('remote', remote)] : [])];
  const named = parts.map(({ role, base, module }) => ({ role, base, module: module.name }));
  const modules: IsolateModule[] = [
    { name: 'main.js', kind: 'esModule', text: drawing },
    { name: 'pair.json', kind: 'json', text: JSON.stringify({ keepsConsole, parts: named }) },
    ...parts.map(({ module }) => module),
  ];
  return workerConfig(modules, heapMegabytes);
}

function partOf(role: 'shell' | 'remote', { base, code }: ServerPart) {
  return { role, base, module: serverPartModule(`${role}.cjs`, code) };
}

/**
 * A server part is a script that is given `module`, `exports`, `require`, `releaseBase` and a `console` of its own. The engine looks
 * for each other name of such a module in an object first, at every use, so the globals are constants of the module.
 */
function serverPartModule(name: string, code: string): IsolateModule {
  const globals = `const { ${keptGlobals.join(', ')} } = globalThis;`;
  const text = `${globals} module.exports = function (module, exports, require, releaseBase, console) {\n${code}\n};`;
  return { name, kind: 'commonJsModule', text };
}
