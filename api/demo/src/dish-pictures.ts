import type { DishPictures } from 'api';
import { dishNameWords } from './pictures/dish-name-words';
import { dishIcons, ingredientIcons } from './pictures/dish-icons';
import { gradient } from './pictures/gradient';
import type { GradientColours } from './pictures/gradient';
import { drawIcons, svg } from './pictures/draw-icons';
import type { PlacedIcon } from './pictures/draw-icons';

/** The parts of a dish's picture. */
export interface DishPicture {
  icon: string;
  /** The icon beside it; '' for none. */
  garnish: string;
  background: number;
}

const SIDE = 240;
/** Increase it when pictures are drawn differently, since browsers cache a picture under its address. */
const DRAWING = 1;

const backgrounds: GradientColours[] = [
  { from: '#fff4df', to: '#ffdfae' },
  { from: '#ffece2', to: '#ffcfb5' },
  { from: '#fdf3e3', to: '#f0dcb8' },
  { from: '#fbeee6', to: '#eccfba' },
  { from: '#f6f3dc', to: '#e2dda6' },
  { from: '#fdeae6', to: '#f7c6bd' },
];

const icons = new Set([...dishIcons.values(), ...ingredientIcons.values()]);

/** Words that separate the dish from what comes with it. */
const connectingWords = new Set(['with', 'in', 'on', 'for', 'under', 'from', 'over']);
const LONGEST = 4;

/** The icons of the words that the table knows, last words first; of several matches with the same end the longest. */
function knownIcons(words: string[], table: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  let end = words.length;
  while (end > 0) {
    const lengths = Array.from({ length: Math.min(end, LONGEST) }, (_, index) => index + 1).reverse();
    const length = lengths.find((count) => table.has(words.slice(end - count, end).join(' ')));
    if (length !== undefined) found.push(table.get(words.slice(end - length, end).join(' ')) ?? '');
    end -= length ?? 1;
  }
  return found;
}

function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return seed;
}

/** The picture of a dish by its name; undefined when no word of the name has an icon. */
export function dishPicture(name: string): DishPicture | undefined {
  const words = dishNameWords(name);
  const nameEnd = words.findIndex((word, index) => index > 0 && connectingWords.has(word));
  const head = nameEnd < 0 ? words : words.slice(0, nameEnd);
  const tail = words.slice(head.length);
  const [icon] = [
    ...knownIcons(head, dishIcons),
    ...knownIcons(head, ingredientIcons),
    ...knownIcons(tail, dishIcons),
    ...knownIcons(tail, ingredientIcons),
  ];
  if (icon === undefined) return undefined;

  const sideIcons = [...knownIcons(words, ingredientIcons), ...knownIcons(tail, dishIcons)];
  const garnish = sideIcons.find((other) => other !== icon) ?? '';
  return { icon, garnish, background: seedOf(name) % backgrounds.length };
}

/** Draws the picture of a dish, 240 × 240, on a soft warm background. */
function drawDishPicture({ icon, garnish, background }: DishPicture): string {
  const colours = backgrounds[background];
  if (colours === undefined) throw new Error(`no ground ${background}`);
  const half = SIDE / 2;
  const main: PlacedIcon = { icon, x: half, y: half, size: 132, rotation: 0 };
  const small: PlacedIcon[] =
    garnish === ''
      ? []
      : [
          { icon: garnish, x: 54, y: 62, size: 44, rotation: -18 },
          { icon: garnish, x: 192, y: 180, size: 56, rotation: 14 },
        ];
  return svg(
    SIDE,
    SIDE,
    `<defs>${gradient('ground', colours)}</defs>` +
      `<rect width="${SIDE}" height="${SIDE}" fill="url(#ground)"/>` +
      `<circle cx="${half}" cy="${half}" r="92" fill="#fff" fill-opacity=".5"/>` +
      drawIcons([...small.slice(0, 1), main, ...small.slice(1)]),
  );
}

const KEY = /^(\d+)\.([a-z-]+)\.([a-z-]*)\.(\d)$/;

/** The pictures of dishes for the API. */
export const dishPictures: DishPictures = {
  keyOf(dishName) {
    const picture = dishPicture(dishName);
    return picture && [DRAWING, picture.icon, picture.garnish, picture.background].join('.');
  },
  draw(key) {
    const [, drawing, icon = '', garnish = '', background] = KEY.exec(key) ?? [];
    const isKnown =
      Number(drawing) === DRAWING &&
      icons.has(icon) &&
      (garnish === '' || icons.has(garnish)) &&
      Number(background) < backgrounds.length;
    return isKnown ? drawDishPicture({ icon, garnish, background: Number(background) }) : undefined;
  },
};
