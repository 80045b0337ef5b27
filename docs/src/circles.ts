import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Who imports whom: names of files or folders, each with those that it imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.cache', '.stryker-tmp']);
const relativeImport = /(?:from|import)\s*\(?\s*'(\.[^']*)'/g;
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** The imports by value and by type between the files below a folder; paths are relative to it. */
export function importsBelow(root: string): Imports {
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const imported = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(relativeImport)].flatMap(([, path = '']) => {
      const target = endings.map((ending) => join(dirname(file), path) + ending).find(isFile);
      return target === undefined ? [] : [relative(root, target)];
    });
  return new Map(sourceFiles(root).map((file) => [relative(root, file), new Set(imported(file))]));
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const isOfTests = (file: string) => /\.test\.|(^|\/)testing\//.test(file);

/** The imports between the folders right below `folder`, without those of tests. Files that lie loose beside them belong to no folder. */
export function importsOfFolders(files: Imports, folder: string): Imports {
  const folderOf = (file: string) => {
    const [name = '', ...rest] = file.startsWith(folder) ? file.slice(folder.length).split('/') : [];
    return rest.length === 0 || isOfTests(file) ? undefined : name;
  };
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const from = folderOf(file);
    if (from === undefined) continue;
    const found = folders.get(from) ?? new Set();
    folders.set(from, found);
    for (const target of targets) {
      const to = folderOf(target);
      if (to !== undefined && to !== from) found.add(to);
    }
  }
  return folders;
}

/** One circle of imports, from a name back to itself; undefined when there is none. */
export function findCircle(imports: Imports): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const target of imports.get(name) ?? []) {
      const circle = follow(target, [...path, name]);
      if (circle !== undefined) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const circle = follow(name, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
