import { randomFor } from '../random';
import type { CuisineIcons } from './cuisine-icons';
import { gradient } from './gradient';
import { drawIcons, svg } from './draw-icons';
import type { PlacedIcon } from './draw-icons';

const WIDTH = 1200;
const HEIGHT = 400;
const COMPOSITIONS = 3;

/** How many covers a cuisine has: each composition on two of its colours. */
export const COVERS = 6;

const at = <T>(list: T[], index: number): T => {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('a cuisine without icons');
  return entry;
};

/** A half-drop pattern of large and small icons. */
function pattern(icons: CuisineIcons, seed: string): PlacedIcon[] {
  const random = randomFor(seed);
  const placings: PlacedIcon[] = [];
  for (let column = 0; column < 9; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      const isHero = (column + row) % 2 === 0;
      const list = isHero ? icons.heroes : icons.garnish;
      placings.push({
        icon: at(list, column * 2 + row * 3),
        x: 30 + column * 143 + random.integer(-12, 12),
        y: 62 + row * 138 + (column % 2 === 0 ? 0 : 34) - 17 + random.integer(-8, 8),
        size: isHero ? random.integer(108, 126) : random.integer(58, 74),
        rotation: random.integer(-22, 22),
      });
    }
  }
  return placings;
}

/** One dish large at the right, the others smaller behind it, and a handful of garnish. */
function plateLayout(icons: CuisineIcons, seed: string): { placings: PlacedIcon[]; plates: string } {
  const random = randomFor(seed);
  const shift = random.integer(0, 3);
  const heroes: PlacedIcon[] = [
    { icon: at(icons.heroes, shift + 1), x: 560, y: 250, size: 190, rotation: random.integer(-14, 4) },
    { icon: at(icons.heroes, shift + 2), x: 1095, y: 150, size: 170, rotation: random.integer(0, 16) },
    { icon: at(icons.heroes, shift), x: 830, y: 205, size: 310, rotation: random.integer(-8, 8) },
  ];
  const spots = [
    [70, 90, 92],
    [225, 300, 104],
    [330, 110, 78],
    [410, 330, 62],
    [680, 70, 70],
    [985, 330, 92],
    [1160, 335, 78],
    [120, 215, 58],
    [455, 70, 60],
  ];
  const garnish = spots.map(([x = 0, y = 0, size = 0], index) => ({
    icon: at(icons.garnish, index + shift),
    x: x + random.integer(-14, 14),
    y: y + random.integer(-12, 12),
    size,
    rotation: random.integer(-35, 35),
  }));
  const plates = heroes
    .map(
      ({ x, y, size }) =>
        `<circle cx="${x}" cy="${y}" r="${Math.round(size * 0.62)}" fill="#fff" fill-opacity=".13"/>`,
    )
    .join('');
  return { placings: [...garnish, ...heroes], plates };
}

/** A row of dishes on plates, with garnish in a row above and below. */
function tableLayout(icons: CuisineIcons, seed: string): { placings: PlacedIcon[]; plates: string } {
  const random = randomFor(seed);
  const shift = random.integer(0, 3);
  const dishes = Array.from({ length: 5 }, (_, index) => ({
    icon: at(icons.heroes, index + shift),
    x: 120 + index * 240,
    y: index % 2 === 0 ? 190 : 222,
    size: 158,
    rotation: random.integer(-8, 8),
  }));
  const garnish = Array.from({ length: 10 }, (_, index) => ({
    icon: at(icons.garnish, index + shift),
    x: (index % 5) * 240 + (index < 5 ? 240 : 0) + random.integer(-22, 22),
    y: index < 5 ? 62 + random.integer(-16, 16) : 352 + random.integer(-12, 12),
    size: random.integer(56, 78),
    rotation: random.integer(-35, 35),
  }));
  const plates = dishes
    .map(
      ({ x, y }) =>
        `<circle cx="${x}" cy="${y}" r="112" fill="#fff" fill-opacity=".16"/><circle cx="${x}" cy="${y}" r="92" fill="#fff" fill-opacity=".14"/>`,
    )
    .join('');
  return { placings: [...garnish, ...dishes], plates };
}

/** Draws the cover of a cuisine with this number, from 0, at 1200 × 400. */
export function drawCover(cuisine: string, icons: CuisineIcons, number: number): string {
  const background = at(icons.backgrounds, number);
  const seed = `cover/${cuisine}/${number}`;
  const composition = (number + Math.floor(number / COMPOSITIONS)) % COMPOSITIONS;
  const { placings, plates } =
    composition === 0
      ? plateLayout(icons, seed)
      : composition === 1
        ? { placings: pattern(icons, seed), plates: '' }
        : tableLayout(icons, seed);
  const light =
    '<radialGradient id="light" cx=".68" cy=".35" r=".75"><stop stop-color="#fff" stop-opacity=".26"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>';
  const paper = `<defs>${gradient('ground', background)}${light}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>`;
  return svg(WIDTH, HEIGHT, paper + plates + drawIcons(placings));
}
