import { withLuminance } from './colour';
import type { TokenName, Tokens } from './tokens';

/**
 * From which colour of the day each colour of the night is made, and its relative luminance. The hue stays the brand's own, the luminance is the
 * same for every brand, so the pairs that meet on the screen keep their contrast whatever a brand has chosen.
 */
const nightColours = {
  accent: ['accent', 0.31],
  accentStrong: ['accent', 0.42],
  accentSoft: ['accent', 0.021],
  onAccent: ['ink', 0.006],
  ink: ['ground', 0.8],
  inkMuted: ['inkMuted', 0.42],
  ground: ['ink', 0.007],
  surface: ['ink', 0.013],
  surfaceRaised: ['ink', 0.018],
  surfaceSunken: ['ink', 0.021],
  line: ['inkMuted', 0.035],
  lineStrong: ['inkMuted', 0.19],
  warm: ['warm', 0.06],
  warmSoft: ['warm', 0.024],
  success: ['success', 0.34],
  successSoft: ['success', 0.022],
  warning: ['warning', 0.38],
  warningSoft: ['warning', 0.024],
  danger: ['danger', 0.34],
  dangerSoft: ['danger', 0.022],
  star: ['star', 0.42],
  focus: ['focus', 0.4],
} as const satisfies Partial<Record<TokenName, readonly [from: TokenName, luminance: number]>>;

type NightTokens = Readonly<Record<keyof typeof nightColours, string>>;

/** One colour of the night, made from those of the day. */
export function nightToken(day: Tokens, name: keyof NightTokens): string {
  const [from, luminance] = nightColours[name];
  return withLuminance(day[from], luminance);
}

/** The colours of a brand for visitors whose system is dark, made from those of the day. */
export function nightTokens(day: Tokens): NightTokens {
  const names = Object.keys(nightColours) as (keyof NightTokens)[];
  return Object.fromEntries(names.map((name) => [name, nightToken(day, name)])) as NightTokens;
}

/** The derived values of base.css that are others at night: shadows stay dark, and what is dark by day stays so. */
export function nightValues({ ink, surface }: NightTokens): Readonly<Record<string, string>> {
  return { '--shade': '#000000', '--dim': surface, '--on-dim': ink };
}
