import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../../..');

interface DescribedFont {
  readonly bytes: number;
  readonly characters: string;
  readonly features: readonly string[];
  /** The lowest and the highest weight of its axis. */
  readonly weights: readonly [number, number];
  /** The widths of 0 to 9 with `tabular-nums`, in units of the font. */
  readonly widthsOfFigures: readonly number[];
}

interface CutFont {
  readonly path: string;
  readonly isSameEachTime: boolean;
  readonly whole: DescribedFont;
  readonly subset: DescribedFont;
}

const sheet = readFileSync(join(root, 'shared/ui/src/styles/fonts.css'), 'utf8');
const fontFiles = [...sheet.matchAll(/url\('([^']+\.woff2)'\)/g)].map(([, path = '']) => path);
const nameOf = (path: string) => path.replace(/^.*\/|-latin-.*$/g, '');

/** What each font may weigh: a sixth to a fifth less than its package has, Fraunces a twelfth. */
const budgets: Record<string, number> = {
  figtree: 16_600,
  'bricolage-grotesque': 34_500,
  'plus-jakarta-sans': 22_000,
  fraunces: 33_800,
  'abril-fatface': 12_400,
  'alfa-slab-one': 15_800,
  bungee: 8_600,
  chango: 11_200,
  'dela-gothic-one': 10_200,
  lalezar: 14_600,
  'oleo-script': 12_100,
  'rozha-one': 16_800,
  'yeseva-one': 15_500,
};

/** The fonts of running text and headings; the others are the letters of signs, which write names only. */
const textFonts = ['bricolage-grotesque', 'figtree', 'fraunces', 'plus-jakarta-sans'];
const isTextFont = ({ path }: { readonly path: string }) => textFonts.includes(nameOf(path));

const foldersOf = (prefix: string) =>
  readdirSync(root)
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(root, name, 'src'));
const textFolders = [
  ...foldersOf('remote-'),
  ...[
    'shell/src',
    'api/src',
    'api/demo/src',
    'api/demo/data',
    'platform/src',
    'platform/console/src',
    'platform/brands',
  ],
  ...[
    'shared/ui/src',
    'shared/business/src',
    'shared/cart/src',
    'shared/contract/src',
    'shared/host/src',
    'shared/pricing/src',
  ],
].map((folder) => (folder.startsWith(root) ? folder : join(root, folder)));

const isShown = (path: string) => /\.(tsx?|json|yaml)$/.test(path) && !/\.test\.|\/testing\//.test(path);
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** The visible characters of a text. */
const visible = (text: string) => new Set(text.replace(/[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/gu, ''));

/** The characters of every text of the product, of its brands and of the demo catalogue. */
const usedCharacters = () =>
  visible(
    textFolders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
      )
      .filter(isShown)
      .map((path) => withoutComments(readFileSync(path, 'utf8')))
      .join(''),
  );

/** The characters that a British catalogue is known to need, whether the demo has them or not. */
const britishCharacters =
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœß£€©®™°½¼¾×÷·•–—…‘’“”«»‹›¡¿ªº−';

describe('the fonts as they are built', () => {
  let fonts: CutFont[];

  beforeAll(async () => {
    const paths = fontFiles.map((path) => join(root, 'node_modules', path));
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(__dirname, 'testing/describe-fonts.mjs'),
      ...paths,
    ]);
    fonts = JSON.parse(stdout);
  });

  it('are those of fonts.css, and each names the characters that it is cut to', () => {
    expect(fontFiles.map(nameOf).sort()).toStrictEqual(Object.keys(budgets).sort());
    expect(sheet.match(/unicode-range: var\(--font-characters\);/g)).toHaveLength(fontFiles.length);
  });

  it('have every character of our texts, of the brands and of the demo catalogue', () => {
    const used = usedCharacters();
    expect([...used]).toStrictEqual(expect.arrayContaining(['£', 'é', 'ñ', '’', '–', '…', '×']));
    for (const { path, subset } of fonts.filter(isTextFont)) {
      const missing = [...used].filter((character) => !subset.characters.includes(character));
      expect([nameOf(path), missing]).toStrictEqual([nameOf(path), []]);
    }
  });

  it('have the accented letters, prices, portions and quotation marks of a British catalogue', () => {
    for (const { path, subset } of fonts.filter(isTextFont)) {
      const missing = [...visible(britishCharacters)].filter(
        (character) => !subset.characters.includes(character),
      );
      expect([nameOf(path), missing]).toStrictEqual([nameOf(path), []]);
    }
  });

  it('have the letters, figures and marks of names where they are the letters of signs', () => {
    const letters =
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&’-.ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜàáâäçèéêëíîïñóôöúûü';
    for (const { path, subset } of fonts.filter((font) => !isTextFont(font))) {
      const missing = [...letters].filter((character) => !subset.characters.includes(character));
      expect([nameOf(path), missing]).toStrictEqual([nameOf(path), []]);
    }
  });

  it('keep figures of one width where the package’s font has them', () => {
    for (const { whole, subset } of fonts) {
      expect(subset.features.includes('tnum')).toBe(whole.features.includes('tnum'));
      expect(subset.widthsOfFigures).toStrictEqual(whole.widthsOfFigures);
    }
    const withFigures = fonts.filter(({ subset }) => subset.features.includes('tnum'));
    expect(withFigures.map(({ path }) => nameOf(path)).sort()).toStrictEqual([
      'bricolage-grotesque',
      'dela-gothic-one',
      'figtree',
      'plus-jakarta-sans',
    ]);
    for (const { subset } of withFigures) expect(new Set(subset.widthsOfFigures).size).toBe(1);
  });

  it('keep the whole range of weights and their kerning', () => {
    for (const { subset } of fonts.filter(isTextFont)) expect(subset.features).toContain('kern');
    for (const { whole, subset } of fonts) {
      expect(subset.weights).toStrictEqual(whole.weights);
      expect(subset.features.includes('kern')).toBe(whole.features.includes('kern'));
    }
  });

  it('are the same bytes each time', () =>
    expect(fonts.map(({ isSameEachTime }) => isSameEachTime)).toStrictEqual(fonts.map(() => true)));

  it('[LST-71] weigh at most 18 kB where they are the letters of signs', () => {
    const signs = fonts.filter((font) => !isTextFont(font));
    expect(signs).toHaveLength(9);
    expect(signs.filter(({ subset }) => subset.bytes > 18_000).map(({ path }) => path)).toStrictEqual([]);
    // No first paint waits for them: a fallback of the same width is shown until they are there.
    for (const { path } of signs) {
      const face = sheet.split('@font-face').find((text) => text.includes(`/${nameOf(path)}-latin-`));
      expect(face).toContain('font-display: swap');
      const family = /font-family: '([^']+)'/.exec(face ?? '')?.[1];
      expect(sheet).toMatch(new RegExp(`font-family: '${family} Fallback';\\s+src: local`));
    }
  });

  it('weigh no more than their budget, which is less than the package’s font', () => {
    for (const { path, whole, subset } of fonts) {
      const budget = budgets[nameOf(path)] ?? 0;
      expect(subset.bytes).toBeLessThanOrEqual(budget);
      expect(budget).toBeLessThan(whole.bytes);
    }
  });
});
