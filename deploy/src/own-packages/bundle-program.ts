import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { findPackage } from './find-package';

interface BundledProgram {
  /** The packages that it imports when it runs. */
  readonly packages: readonly string[];
}

// The contract and the names of the tokens are part of the program; other packages are installed beside it.
const bundled = /^@storefront\/(contract|ui)(\/|$)/;

const externalPackages: Plugin = {
  name: 'external packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || bundled.test(path) ? undefined : { path, external: true },
    );
  },
};

/**
 * Bundles a program of the platform to a module in `dist` of the package in `folder`, in the subfolder that it has in `src`: what it reads
 * beside itself has the same place there.
 */
export async function bundleProgram(entry: string, sources: string, folder: string): Promise<BundledProgram> {
  const { metafile } = await build({
    entryPoints: [entry],
    outdir: join(folder, 'dist', relative(sources, dirname(entry))),
    bundle: true,
    // What is imported on demand stays a file of its own.
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    metafile: true,
    legalComments: 'none',
    plugins: [externalPackages],
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const packages = imports.flatMap(({ path, external }) => (external && !isBuiltin(path) ? [path] : []));
  return { packages: [...new Set(packages.map(findPackage))].sort() };
}
