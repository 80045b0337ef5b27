import { build } from 'esbuild';

/** Bundles a program for an isolate, which reads no files; `given` are modules that its configuration adds. */
export async function bundleProgram(entry: string, given: readonly string[] = []): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    // With this platform, packages bundle no file that would be read later.
    platform: 'browser',
    external: [...given],
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
