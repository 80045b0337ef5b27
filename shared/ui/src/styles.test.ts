import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const constants = 'shared/ui/src/styles/constants.css';
const baseSheets = ['shared/ui/src/styles/base.css', 'shared/ui/src/styles/fonts.css'];
const skippedFolders = new Set(['node_modules', 'dist', 'coverage']);

const sheetsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return skippedFolders.has(entry.name) || entry.name.startsWith('.') ? [] : sheetsIn(path);
    }
    return /\.css(\.template)?$/.test(entry.name) ? [path] : [];
  });

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const textOf = (path: string) => withoutComments(readFileSync(join(root, path), 'utf8'));
const declared = textOf(constants);
const breakpoints = [...declared.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name = '']) => name);
const numbers = [...declared.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);

const bareStacking = (css: string) =>
  [...css.matchAll(/(?<![\w-])z-index:\s*([^;}]+)/g)]
    .map(([, value = '']) => value.trim())
    .filter((value) => value !== 'auto' && !/^var\(--stack-[\w-]+\)$/.test(value));

const bareBreakpoints = (css: string) =>
  [...css.matchAll(/@(?:media|container|custom-media)\s+([^{;]+)/g)]
    .map(([, query = '']) => query.trim())
    .filter((query) => /\d/.test(query));

const bareMotion = (css: string) =>
  [...css.matchAll(/(?<![\w.#-])(?:\d*\.)?\d+m?s\b|cubic-bezier\([^)]*\)|steps\([^)]*\)/g)].map(
    ([text]) => text,
  );

const unkeptFontFeatures = (css: string) =>
  [...css.matchAll(/(?<![\w-])font-(?:variant[\w-]*|feature-settings):\s*([^;}]+)/g)]
    .map(([, value = '']) => value.trim())
    .filter((value) => value !== 'tabular-nums');

const handWrittenLayers = (css: string) =>
  [...css.matchAll(/@layer[^{;]*|@import[^;]*layer\([^;]*/g)].map(([text]) => text.trim());

const unknownConstants = (css: string) => [
  ...[...css.matchAll(/@media[^{]*/g)]
    .flatMap(([query]) => [...query.matchAll(/\((--[\w-]+)\)/g)])
    .map(([, name = '']) => name)
    .filter((name) => !breakpoints.includes(name)),
  ...[...css.matchAll(/var\((--(?:stack|duration|delay|font)-[\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !numbers.includes(name)),
];

describe('the style sheets of every workspace', () => {
  const sheets = sheetsIn('').filter((path) => path !== constants);
  const componentSheets = sheets.filter((path) => !baseSheets.includes(path));
  const faults = (paths: string[], find: (css: string) => string[]) =>
    paths.flatMap((path) => find(textOf(path)).map((fault) => `${path}: ${fault}`));

  it('are all found', () => {
    const workspaces = [
      'shell/',
      'remote-booking/',
      'remote-checkout/',
      'remote-listing/',
      'remote-ordering/',
    ];
    const others = ['remote-verification/', 'shared/ui/', 'platform/console/', 'platform/templates/'];
    for (const workspace of [...workspaces, ...others]) {
      expect(sheets).toContainEqual(expect.stringMatching(new RegExp(`^${workspace}`)));
    }
  });

  it('stack by the constants, never by a bare z-index', () =>
    expect(faults(sheets, bareStacking)).toStrictEqual([]));

  it('change at the breakpoints of the constants, never at a width of their own', () =>
    expect(faults(sheets, bareBreakpoints)).toStrictEqual([]));

  it('move in the durations and easings of the tokens', () =>
    expect(faults(componentSheets, bareMotion)).toStrictEqual([]));

  it('use no feature of a font but figures of one width, for the build removes the others', () =>
    expect(faults(sheets, unkeptFontFeatures)).toStrictEqual([]));

  it('leave their cascade layer to the build, which only base.css and fonts.css declare', () =>
    expect(faults(componentSheets, handWrittenLayers)).toStrictEqual([]));

  it('use only constants that exist', () => expect(faults(sheets, unknownConstants)).toStrictEqual([]));

  it('use every constant that exists', () => {
    const used = sheets.map(textOf).join('\n');
    expect(breakpoints.filter((name) => !used.includes(`(${name})`))).toStrictEqual([]);
    expect(numbers.filter((name) => !used.includes(`var(${name})`))).toStrictEqual([]);
  });
});

describe('the check of style sheets', () => {
  it.each([
    [bareStacking, '.a { z-index: 3; }', '3'],
    [bareStacking, '.a { z-index: calc(var(--stack-dialog) + 1) }', 'calc(var(--stack-dialog) + 1)'],
    [bareBreakpoints, '@media (min-width: 1000px) {}', '(min-width: 1000px)'],
    [bareBreakpoints, '@media (40rem <= width) {}', '(40rem <= width)'],
    [bareBreakpoints, '@container (max-width: 30em) {}', '(max-width: 30em)'],
    [bareBreakpoints, '@custom-media --mine (min-width: 7px);', '--mine (min-width: 7px)'],
    [bareMotion, '.a { transition: color 120ms; }', '120ms'],
    [bareMotion, '.a { animation-delay:.5s; }', '.5s'],
    [bareMotion, '.a { transition-timing-function: cubic-bezier(0, 0, 1, 1); }', 'cubic-bezier(0, 0, 1, 1)'],
    [unkeptFontFeatures, '.a { font-variant-caps: small-caps; }', 'small-caps'],
    [unkeptFontFeatures, ".a { font-feature-settings: 'ss01' }", "'ss01'"],
    [handWrittenLayers, '@layer remote { .a { color: red; } }', '@layer remote'],
    [unknownConstants, '@media (--from-desktopp) {}', '--from-desktopp'],
    [unknownConstants, '.a { z-index: var(--stack-nowhere); }', '--stack-nowhere'],
  ])('%p refuses %s', (find, css, fault) => expect(find(css)).toStrictEqual([fault]));

  it('accepts tokens, constants and queries without a width', () => {
    const css = `@media (--from-desktop) and (hover: hover) { .a2s { z-index: var(--stack-dialog); transition: color var(--quick) var(--ease); } }`;
    for (const find of [bareStacking, bareBreakpoints, bareMotion, handWrittenLayers, unknownConstants]) {
      expect(find(css)).toStrictEqual([]);
    }
  });
});
