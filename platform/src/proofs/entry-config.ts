import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../isolates/bundle-program';
import { workerConfig } from '../isolates/worker-config';
import type { IsolateModule } from '../isolates/worker-config';

/** A release that is to be run. */
export interface EntryToRun {
  readonly entry: string;
  readonly container: string;
  readonly exposes: readonly string[];
  /** The text of each script by its path. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The paths of the style sheets. */
  readonly sheets: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
  readonly shared: readonly { readonly name: string; readonly version: string }[];
}

const base = 'https://brand.invalid/releases/tried/';

let program: Promise<string> | undefined;

/** The configuration of the process that runs the entry of a release; `heapMegabytes` is the limit of V8's heap. */
export async function entryConfig(release: EntryToRun, heapMegabytes: number): Promise<string> {
  program ??= bundleProgram(fileURLToPath(new URL('./in-isolate/run-entry.ts', import.meta.url)), [
    'release.json',
  ]);
  const { scripts, container, ...rest } = release;
  const paths = Object.keys(scripts);
  const modules = Object.fromEntries(paths.map((path, index) => [path, scriptName(index)]));
  return workerConfig(
    [
      { name: 'main.js', kind: 'esModule', text: await program },
      { name: 'release.json', kind: 'json', text: JSON.stringify({ ...rest, container, base, modules }) },
      ...paths.map((path, index) => scriptModule(scriptName(index), scripts[path] ?? '', container)),
    ],
    heapMegabytes,
  );
}

/** The path of the script that a module was made of. */
export function pathOfModule({ scripts }: EntryToRun, module: string | undefined): string | undefined {
  return Object.keys(scripts).find((_path, index) => scriptName(index) === module);
}

const scriptName = (index: number) => `script-${index}.cjs`;

/** A script of a page as a function, which returns the container if the script declares it. */
function scriptModule(name: string, code: string, container: string): IsolateModule {
  const text = `module.exports = function () {\n${code}\n;return typeof ${container} === 'undefined' ? undefined : ${container}; };`;
  return { name, kind: 'commonJsModule', text };
}
