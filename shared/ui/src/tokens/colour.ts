const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance of a `#rrggbb` colour by WCAG, from 0 for black to 1 for white. */
export function luminance(colour: string): number {
  const channel = (at: number) => linear(Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The WCAG contrast ratio, 1 to 21, of two `#rrggbb` colours in either order. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

const mix = (from: string, to: string, share: number): string => {
  const channel = (at: number) => {
    const [a = 0, b = 0] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
};

/** The colour with as much black or white in it as gives it a relative luminance, from 0 to 1. */
export function withLuminance(colour: string, wanted: number): string {
  const end = luminance(colour) > wanted ? '#000000' : '#ffffff';
  const isBefore = (share: number) =>
    end === '#000000'
      ? luminance(mix(colour, end, share)) > wanted
      : luminance(mix(colour, end, share)) < wanted;
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  return mix(colour, end, high);
}
