import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The programs of the sandboxed process: its own, and the page that it prepares in the context of a release. */
export interface SandboxPrograms {
  readonly sandbox: string;
  readonly page: string;
  /** The program in the context of a server part, the same as on an edge. */
  readonly stage: string;
}

/** Bundles a program that runs where no file can be read; its exports are in the global `globalName`. */
export async function bundleProgram(entry: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName,
    // With this platform, packages bundle no file that would be read later.
    platform: 'browser',
    external: ['node:vm', 'node:worker_threads'],
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

let programs: Promise<SandboxPrograms> | undefined;

/** Bundles the programs once in a process: a sandboxed process cannot read files. */
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
