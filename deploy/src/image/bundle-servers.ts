import { existsSync, statSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { findPackage } from '../own-packages/find-package';

/** The programs of the image, each a file of its folder `server`. */
const programs = {
  serve: 'deploy/src/serve.ts',
  isolates: 'platform/src/isolates/container/main.ts',
  'database-users': 'deploy/src/database-users/command-line.ts',
};

const ours = /^(api|platform|@storefront\/[^/]+)(\/|$)/;
// Only development fills an empty database with it.
const demo = '@storefront/demo';
const besideItself = /(?:new URL\(|join\(import\.meta\.dirname, )'([^']+)'/g;

/**
 * Bundles the programs of the image to JavaScript in `folder`, and puts what they read beside their sources at the same places there.
 * Returns the packages that they import when they run.
 */
export async function bundleServers(root: string, folder: string): Promise<string[]> {
  const read = new Set<string>();
  const packages = await bundle({
    root,
    entries: programs,
    outdir: join(folder, 'server'),
    plugin: sourcesAt(root, read),
  });
  for (const path of [...read].sort())
    for (const name of await placeFile(root, relative(root, path), folder)) packages.add(name);
  return [...packages].sort();
}

/**
 * Modules of a bundle lie in another folder than their sources, so what they know of their own place is the place of the source. The files
 * that they read beside themselves are added to `read`.
 */
const sourcesAt = (root: string, read: Set<string>): Plugin => ({
  name: 'places of sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (path.includes('/node_modules/') || !source.includes('import.meta.')) return undefined;
      for (const [, name = ''] of source.matchAll(besideItself)) {
        const named = join(dirname(path), name);
        if (!root.startsWith(named.replace(/\/$/, ''))) read.add(named);
      }
      const place = `new URL('../${relative(root, path)}', import.meta.url)`;
      const contents = source
        .replace(besideItself, (whole) => whole.replace(/\.ts'$/, ".js'"))
        .replace(/import\.meta\.(url|dirname)/g, (_whole, what: string) =>
          what === 'url' ? `${place}.href` : `decodeURIComponent(new URL('.', ${place}).pathname)`,
        );
      return { contents, loader: 'ts' };
    });
  },
});

/** Puts one file or folder where its source is; returns the packages that it imports. Scripts for pages and isolates are bundled whole. */
async function placeFile(root: string, path: string, folder: string): Promise<Iterable<string>> {
  const source = join(root, path);
  if (path.endsWith('.ts')) {
    // What a page or an isolate adds when the script is made is named .json.
    const options = { platform: 'browser' as const, external: ['pair.json', 'release.json'] };
    await bundle({ root, entries: { [path.replace(/\.ts$/, '')]: path }, outdir: folder, ...options });
    return [];
  }
  if (path.endsWith('.mjs'))
    return bundle({ root, entries: { [path.replace(/\.mjs$/, '')]: path }, outdir: folder, ending: '.mjs' });
  await cp(source, join(folder, path), { recursive: statSync(source).isDirectory() });
  return [];
}

interface BundleParts {
  readonly root: string;
  readonly entries: Readonly<Record<string, string>>;
  readonly outdir: string;
  readonly ending?: string;
  readonly platform?: 'node' | 'browser';
  readonly external?: string[];
  readonly plugin?: Plugin;
}

async function bundle({
  root,
  entries,
  outdir,
  ending = '.js',
  platform = 'node',
  external = [],
  plugin,
}: BundleParts): Promise<Set<string>> {
  const plugins = [...(platform === 'node' ? [externalPackages(root)] : []), ...(plugin ? [plugin] : [])];
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...entries },
    outdir,
    outExtension: { '.js': ending },
    bundle: true,
    splitting: Object.keys(entries).length > 1,
    chunkNames: '[name]-[hash]',
    platform,
    target: platform === 'node' ? 'node20.19' : 'es2022',
    format: 'esm',
    external,
    metafile: true,
    legalComments: 'none',
    logLevel: 'silent',
    plugins,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports.filter((one) => one.external === true).map((one) => findPackage(one.path));
  return new Set(names.filter((name) => !isBuiltin(name) && name !== demo));
}

/** Leaves packages of others out, except those of which a workspace has a version of its own: the image has one folder of packages. */
const externalPackages = (root: string): Plugin => ({
  name: 'external packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point' || (ours.test(path) && path !== demo)) return undefined;
      if (isBuiltin(path)) return { path, external: true };
      const [workspace = '', nested = ''] = relative(root, resolveDir).split('/');
      const own = [workspace, join(workspace, nested)].some((folder) =>
        existsSync(join(root, folder, folder === '' ? '-' : 'node_modules', findPackage(path))),
      );
      return own && !workspace.startsWith('node_modules') ? undefined : { path, external: true };
    });
  },
});
