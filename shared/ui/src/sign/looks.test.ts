import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LookCuisine, LookEdge, LookGround, LookLetters } from '@storefront/contract/schemas';
import { contrast } from '../tokens';

const sheet = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const paint = sheet('looks.module.css');
const wordsOf = (words: { readonly anyOf: readonly { readonly const: string }[] }) =>
  words.anyOf.map((word) => word.const);
const ruleOf = (attribute: string, word: string) =>
  new RegExp(`\\.paint\\[data-${attribute}='${word}'\\] \\{([^}]*)\\}`).exec(paint)?.[1] ?? '';
const colour = (rule: string, name: string) =>
  new RegExp(`--sign-${name}: (#[0-9a-f]{6});`).exec(rule)?.[1] ?? '';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
/** The colour of `over` at this opacity on `under`. */
const mixed = (over: string, under: string, opacity: number) => {
  const below = channels(under);
  const parts = channels(over).map((channel, at) =>
    Math.round(channel * opacity + (below[at] ?? 0) * (1 - opacity)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

const patternOpacity = Number(/\.sign::before \{[^}]*opacity: ([\d.]+);/.exec(sheet('sign.module.css'))?.[1]);

describe('the paint of a sign', () => {
  it.each(wordsOf(LookGround))(
    '[LST-70] %s has letters of a contrast of at least 4.5 on its ground, its darker foot and its pattern',
    (ground) => {
      const rule = ruleOf('ground', ground);
      const letter = colour(rule, 'letter');
      const plain = colour(rule, 'ground');
      // The light at the top and the shadow at the foot of the fascia.
      const grounds = [
        plain,
        mixed('#ffffff', plain, 0.1),
        mixed('#000000', plain, 0.13),
        mixed(colour(rule, 'tint'), plain, patternOpacity),
      ];
      for (const under of grounds) expect(contrast(letter, under)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('knows every word of a look, and no other', () => {
    const inSheet = (attribute: string) =>
      [...paint.matchAll(new RegExp(`data-${attribute}='([a-z]+)'`, 'g'))]
        .map(([, word = '']) => word)
        .sort();
    expect(inSheet('ground')).toStrictEqual(wordsOf(LookGround).sort());
    expect(inSheet('letters')).toStrictEqual(wordsOf(LookLetters).sort());
    expect(inSheet('cuisine')).toStrictEqual(wordsOf(LookCuisine).sort());
    const edges = [...sheet('sign.module.css').matchAll(/data-edge='([a-z]+)'/g)].map(
      ([, word = '']) => word,
    );
    expect([...new Set(edges)].sort()).toStrictEqual(wordsOf(LookEdge).sort());
  });

  it('[LST-70] has a pattern of its own for each of the 22 cuisines, of 200 to 700 bytes', () => {
    const files = readdirSync(join(__dirname, 'patterns')).sort();
    expect(files).toStrictEqual(wordsOf(LookCuisine).map((cuisine) => `${cuisine}.svg`));
    expect(files).toHaveLength(22);
    const drawings = files.map((file) => sheet(join('patterns', file)));
    expect(drawings.filter(({ length }) => length < 200 || length > 700)).toStrictEqual([]);
    expect(new Set(drawings.map((svg) => svg.slice(svg.indexOf('<g'))))).toHaveProperty('size', 22);
  });
});
