import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const foldersIn = (path: string): string[] =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

const { workspaces: patterns } = JSON.parse(textOf('package.json')) as { workspaces: string[] };
const workspaces = patterns.flatMap((pattern) => {
  const [, folder = '', prefix = ''] = /^(.*?)([^/]*)\*$/.exec(pattern) ?? [];
  if (!pattern.endsWith('*')) return [pattern];
  return foldersIn(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => folder + name);
});

describe('README.md', () => {
  const lines = textOf('README.md').trimEnd().split('\n');

  it('has at most 120 lines', () => {
    expect(lines.length).toBeLessThanOrEqual(120);
  });

  it('has no line of more than 120 characters', () => {
    expect(lines.filter((line) => line.length > 120)).toStrictEqual([]);
  });

  it.each(workspaces)('links to %s in the table of workspaces', (workspace) => {
    const rows = lines.filter((line) => line.startsWith('| ['));
    expect(rows.filter((row) => row.includes(`](${workspace})`))).toHaveLength(1);
  });
});

/** The folders that a README explains: each has one row of a table, with its path in the first cell and a sentence in the second. */
const explainedIn = (readme: string): string[] =>
  [...readme.matchAll(/^\| `src\/([\w-]+)\/` +\| +[^|\s]/gm)].map(([, name = '']) => name);

describe('the README of a workspace', () => {
  it('is looked for in all of them', () => {
    expect(workspaces).toStrictEqual(
      expect.arrayContaining(['shared/host', 'remote-checkout', 'api/demo', 'platform', 'docs']),
    );
  });

  it('explains a folder by a row with its path and what is in it', () => {
    expect(explainedIn('| `src/stores/` | state |\n| `src/ui/` | |\nSee `src/pages/`.')).toStrictEqual([
      'stores',
    ]);
  });

  it.each(workspaces)('explains each folder of src in %s, and none that is not there', (workspace) => {
    expect(explainedIn(textOf(`${workspace}/README.md`)).sort()).toStrictEqual(
      foldersIn(`${workspace}/src`).sort(),
    );
  });
});
