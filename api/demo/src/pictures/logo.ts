import type { CuisineIcons } from './cuisine-icons';
import { gradient } from './gradient';
import { drawIcons, svg } from './draw-icons';
import type { GradientColours } from './gradient';

const SIDE = 160;

/** Light backgrounds on which every emoji is visible. */
const backgrounds: GradientColours[] = [
  { from: '#fff3d6', to: '#ffd9a0' },
  { from: '#ffe7e0', to: '#ffc4b0' },
  { from: '#e8f6e4', to: '#bfe3b4' },
  { from: '#e3f3f6', to: '#b3dde6' },
  { from: '#f5e8fb', to: '#ddc2ee' },
  { from: '#fde6ee', to: '#f7bfd1' },
  { from: '#fbf2e4', to: '#ecd5b0' },
];

/** Draws the logo of a cuisine with this number, from 0: one emoji on a rounded background. */
export function drawLogo(icons: CuisineIcons, number: number, shift: number): string {
  const icon = icons.logos[number % icons.logos.length];
  const background = backgrounds[(number * 3 + shift) % backgrounds.length];
  if (icon === undefined || background === undefined) throw new Error('a cuisine without logos');
  const half = SIDE / 2;
  const body =
    `<defs>${gradient('ground', background)}</defs>` +
    `<rect width="${SIDE}" height="${SIDE}" rx="36" fill="url(#ground)"/>` +
    `<circle cx="${half}" cy="${half}" r="62" fill="#fff" fill-opacity=".55"/>` +
    drawIcons([{ icon, x: half, y: half, size: 92, rotation: 0 }]);
  return svg(SIDE, SIDE, body);
}
