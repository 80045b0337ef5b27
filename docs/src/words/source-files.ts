import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { refusedWords } from './refused-words';

const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.cache']);

/** The paths of all files with such a name in a folder and its subfolders, except generated ones. */
export function filesBelow(directory: string, names: RegExp): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return filesBelow(path, names);
    return names.test(entry.name) && !entry.name.includes('.generated.') ? [path] : [];
  });
}

/** Returns one line for each refused word in a folder: file, line, word and replacement. */
export function refusedWordsBelow(directory: string): string[] {
  return filesBelow(directory, /\.(tsx?|mjs)$/).flatMap((file) => {
    const path = relative(directory, file);
    return refusedWords(path, readFileSync(file, 'utf8')).map(
      ({ line, word, instead }) => `${path}:${line}: '${word}' is not used here: write ${instead}`,
    );
  });
}
