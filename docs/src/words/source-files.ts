import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { refusedWords } from './refused-words';

const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.cache']);

/** The paths of all code files in a folder and its subfolders, except generated ones. */
function sourceFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.(tsx?|mjs)$/.test(entry.name) && !entry.name.includes('.generated.') ? [path] : [];
  });
}

/** Returns one line for each refused word in a folder: file, line, word and replacement. */
export function refusedWordsBelow(directory: string): string[] {
  return sourceFiles(directory).flatMap((file) => {
    const path = relative(directory, file);
    return refusedWords(path, readFileSync(file, 'utf8')).map(
      ({ line, word, instead }) => `${path}:${line}: '${word}' is not used here: write ${instead}`,
    );
  });
}
