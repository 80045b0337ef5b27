import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** What the sandboxed process runs: its own program, and the page that it lays out in the context of a release. */
export interface SandboxPrograms {
  readonly sandbox: string;
  readonly page: string;
}

async function bundle(entry: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName,
    // Packages then bring no file that would be read later.
    platform: 'browser',
    external: ['node:vm'],
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

let programs: Promise<SandboxPrograms> | undefined;

/** Bundles the two programs, once in a process: a sandboxed process can read no file. */
export function sandboxPrograms(): Promise<SandboxPrograms> {
  programs ??= Promise.all([
    bundle('./in-sandbox/main.ts', 'storefrontSandbox'),
    bundle('./in-page/main.ts', 'storefrontTrial'),
  ]).then(([sandbox, page]) => ({ sandbox, page }));
  return programs;
}
