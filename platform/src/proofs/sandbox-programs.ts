import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** What the sandboxed process runs: its own program, and the page that it lays out in the context of a release. */
export interface SandboxPrograms {
  readonly sandbox: string;
  readonly page: string;
  /** What is laid out in the context of a server part, as on an edge. */
  readonly stage: string;
}

/** Bundles a program that is run where no file can be read; what it exports is in the global `globalName`. */
export async function bundleProgram(entry: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName,
    // Packages then bring no file that would be read later.
    platform: 'browser',
    external: ['node:vm', 'node:worker_threads'],
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

let programs: Promise<SandboxPrograms> | undefined;

/** Bundles the two programs, once in a process: a sandboxed process can read no file. */
export function sandboxPrograms(): Promise<SandboxPrograms> {
  programs ??= Promise.all([
    bundleProgram(pathOf('./in-sandbox/main.ts'), 'storefrontSandbox'),
    bundleProgram(pathOf('./in-page/main.ts'), 'storefrontTrial'),
    bundleProgram(pathOf('../render/in-context/main.ts'), 'storefrontStage'),
  ]).then(([sandbox, page, stage]) => ({ sandbox, page, stage }));
  return programs;
}

function pathOf(entry: string): string {
  return fileURLToPath(new URL(entry, import.meta.url));
}
