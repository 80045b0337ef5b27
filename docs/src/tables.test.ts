import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { repeatedIn, tablesIn } from './tables';

const root = join(__dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const documentsIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

describe('a table', () => {
  const table = '| question | answer |\n| --- | --- |\n| Where? | here |\n';

  it('that appears twice without a gap is found by its second header and its rows', () => {
    const [merged = []] = tablesIn(`Text.\n\n${table}${table}`);
    expect(repeatedIn(merged)).toStrictEqual(['a second header', 'question', 'Where?']);
  });

  it('that appears once has nothing repeated, and a later table may have the same rows', () => {
    expect(tablesIn(`${table}\nText.\n\n${table}`).map(repeatedIn)).toStrictEqual([[], []]);
  });
});

const readmes = [
  '.',
  ...readdirSync(root),
  ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`),
]
  .map((folder) => join(folder, 'README.md'))
  .filter((path) => existsSync(join(root, path)));

describe('every document', () => {
  it.each([...readmes, ...documentsIn('docs')])('%s has no repeated row in a table', (path) => {
    expect(tablesIn(textOf(path)).flatMap(repeatedIn)).toStrictEqual([]);
  });
});

describe.each([
  ['CONTRIBUTING.md', 30],
  ['docs/map.md', 60],
  ['docs/find-your-way.md', 20],
  ['docs/style.md', 8],
  ['docs/glossary.md', 1],
])('%s', (page, atLeast) => {
  // Paths are in backticks or in the list at the top of the map. Addresses such as `/dev/outbox` begin with a slash.
  const pathsIn = (text: string) =>
    [...text.matchAll(/(?:`|(?:^|→) *| {2})((?:[\w.-]+\/)+[\w.-]*)(?=`|[ ,;]|$)/gm)].map(
      ([, path = '']) => path,
    );

  it('names files and folders that exist', () => {
    const named = pathsIn(textOf(page));
    expect(named.length).toBeGreaterThanOrEqual(atLeast);
    expect(named.filter((path) => !existsSync(join(root, path)))).toStrictEqual([]);
  });
});

describe('the README of a workspace, or a decision,', () => {
  // A README names a file from its own folder or from its `src`, a decision from the top.
  it.each([...readmes, ...documentsIn('docs/decisions')])('%s names files that exist', (page) => {
    const folder = dirname(page);
    const named = [...textOf(page).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|sql))`/g)].map(
      ([, path = '']) => path,
    );
    const starts = [root, join(root, folder), join(root, folder, 'src')];
    expect(named.filter((path) => !starts.some((start) => existsSync(join(start, path))))).toStrictEqual([]);
  });
});

describe.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/map.md',
  'docs/find-your-way.md',
  'docs/ship-your-remote.md',
])('%s', (page) => {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => existsSync(join(root, path)));

  it('names no file, beside another or alone, that is nowhere', () => {
    const names = new Set(tracked.map((path) => basename(path)));
    const named = [...textOf(page).matchAll(/`([\w.-]+\.(?:tsx?|mjs|js|css))`/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !names.has(name))).toStrictEqual([]);
  });

  it('names no script that no workspace has', () => {
    const manifests = tracked.filter((path) => basename(path) === 'package.json');
    const scripts = new Set(
      manifests.flatMap((path) => {
        const { scripts: own = {} } = JSON.parse(textOf(path)) as { scripts?: Record<string, string> };
        return Object.keys(own);
      }),
    );
    const named = [...textOf(page).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.has(name))).toStrictEqual([]);
  });
});

describe('docs/find-your-way.md', () => {
  it('asks ten questions, and quotes rows that the map has', () => {
    const page = textOf('docs/find-your-way.md');
    expect(page.match(/^## \d+\. .*\?$/gm)).toHaveLength(10);
    const map = textOf('docs/map.md');
    const quoted = [...page.matchAll(/^\d\. Map, (?:first list[:,] )?"([^"]+)"/gm)].map(
      ([, row = '']) => row,
    );
    expect(quoted.length).toBeGreaterThan(7);
    expect(quoted.filter((row) => !map.includes(row))).toStrictEqual([]);
  });
});
