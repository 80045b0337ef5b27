/** The linear value of each channel value from 0 to 255. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const linearOf = (channel: number): number => linear[channel] ?? 0;

/** Red, green and blue, each from 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const luminanceOf = ([red, green, blue]: Channels): number =>
  0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);

/** The relative luminance of a `#rrggbb` colour by WCAG, from 0 for black to 1 for white. */
export function luminance(colour: string): number {
  return luminanceOf(channelsOf(colour));
}

/** The WCAG contrast ratio, 1 to 21, of two `#rrggbb` colours in either order. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Channels with a share, from 0 to 1, of black (0) or white (255) in them. */
const mix = ([red, green, blue]: Channels, end: number, share: number): Channels => [
  Math.round(red + (end - red) * share),
  Math.round(green + (end - green) * share),
  Math.round(blue + (end - blue) * share),
];

/** The colour with as much black or white in it as gives it a relative luminance, from 0 to 1. */
export function withLuminance(colour: string, wanted: number): string {
  const channels = channelsOf(colour);
  const isDarkened = luminanceOf(channels) > wanted;
  const end = isDarkened ? 0 : 255;
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    const reached = luminanceOf(mix(channels, end, middle));
    if (isDarkened ? reached > wanted : reached < wanted) low = middle;
    else high = middle;
  }
  const digits = mix(channels, end, high).map((channel) => channel.toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}
