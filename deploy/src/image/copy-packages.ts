import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What a program never reads: types and maps. */
const unread = /\.(d\.[cm]?ts|map)$/;
/** An install script puts a second copy of the program there; both are found in the package for this kind of machine. */
const secondCopies = new Set(['node_modules/workerd/bin/workerd', 'node_modules/esbuild/bin/esbuild']);

/**
 * Copies these packages of `root/node_modules`, and all that they need, to the same places below `folder`. Of packages for other machines
 * only those are there that npm has installed here.
 */
export async function copyPackages(
  root: string,
  names: readonly string[],
  folder: string,
): Promise<string[]> {
  const needed = packagesNeeded(root, names);
  for (const path of needed)
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      dereference: true,
      filter: (source) =>
        !unread.test(source) &&
        !secondCopies.has(relative(root, source)) &&
        !relative(join(root, path), source).split('/').includes('node_modules'),
    });
  return needed;
}

/** The folders of packages, relative to `root`, in order. */
function packagesNeeded(root: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean) => {
    const path = folderOf(root, name, from);
    if (path === undefined) {
      if (isOptional) return;
      throw new Error(`${name}, which ${from || 'a program'} needs, is not installed`);
    }
    if (found.has(path)) return;
    found.add(path);
    // Safe: npm installed it.
    const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as Manifest;
    const optional = manifest.optionalDependencies ?? {};
    for (const next of Object.keys({ ...manifest.dependencies, ...optional }))
      add(next, path, next in optional);
  };
  for (const name of names) add(name, '', false);
  return [...found].sort();
}

/** Where Node finds a package for a file in `from`. */
function folderOf(root: string, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(root, path, 'package.json'))) return path;
    if (folder === '' || folder === '.') return undefined;
  }
}
