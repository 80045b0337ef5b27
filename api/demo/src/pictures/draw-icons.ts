import { iconBody } from './icons';

/** An icon on a picture: its centre and size in pixels, and its rotation in degrees. */
export interface PlacedIcon {
  icon: string;
  x: number;
  y: number;
  size: number;
  rotation: number;
}

const figure = (value: number): string => String(Math.round(value * 100) / 100);

/** Defines each icon once and repeats it by reference, so that a picture has only a few kilobytes. */
export function drawIcons(placings: PlacedIcon[]): string {
  const names = [...new Set(placings.map((placing) => placing.icon))];
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 32 32">${iconBody(name)}</symbol>`);
  const uses = placings.map(({ icon, x, y, size, rotation }) => {
    const corner = `x="${figure(x - size / 2)}" y="${figure(y - size / 2)}" width="${figure(size)}" height="${figure(size)}"`;
    const transform =
      rotation === 0 ? '' : ` transform="rotate(${figure(rotation)} ${figure(x)} ${figure(y)})"`;
    return `<use href="#${icon}" ${corner}${transform}/>`;
  });
  return `<defs>${symbols.join('')}</defs>${uses.join('')}`;
}

export function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}
