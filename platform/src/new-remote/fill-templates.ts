import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { RemoteNames } from './names';

const templates = join(import.meta.dirname, '../../templates');
const suffix = '.template';

/** The path of a file in the folder of a new remote, and its text. */
export type NewFile = readonly [path: string, text: string];

/** The files of one set of templates, with the names of a remote in their paths and texts. */
export async function filledTemplates(
  set: 'remote' | 'repository',
  { name, pascal, words }: RemoteNames,
): Promise<NewFile[]> {
  const folder = join(templates, set);
  const fill = (text: string) =>
    text.replaceAll('__name__', name).replaceAll('__Name__', pascal).replaceAll('__Words__', words);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(folder, path), 'utf8');
      return [fill(path.slice(0, -suffix.length)), fill(text)] as const;
    }),
  );
}
