import { contrast } from './colour';

/** The kind of a token's value: a `#rrggbb` colour, a list of font families, a font weight or a length in px. */
export type TokenKind = 'colour' | 'families' | 'weight' | 'length';

/** Every token that a brand may set, with its kind. Nothing else about the look differs between brands. */
export const tokenKinds = {
  /** What can be pressed: buttons, links, chosen tabs. */
  accent: 'colour',
  /** The accent when hovered or pressed: one step stronger. */
  accentStrong: 'colour',
  /** The background of something chosen: a chip, a row, a day. */
  accentSoft: 'colour',
  /** Text and icons on the accent. */
  onAccent: 'colour',
  /** Headings, prices and running text. */
  ink: 'colour',
  /** Descriptions, hints and times. */
  inkMuted: 'colour',
  /** The background of the page. */
  ground: 'colour',
  /** Cards, fields and bars that lie on the page. */
  surface: 'colour',
  /** Dialogs, sheets and popups that lie above everything. */
  surfaceRaised: 'colour',
  /** Wells: quiet buttons, totals, skeletons. */
  surfaceSunken: 'colour',
  /** Hairlines between things; decoration only. */
  line: 'colour',
  /** The border of a field; has a contrast of 3:1. */
  lineStrong: 'colour',
  /** The background of covers, pictures and the home banner. */
  warm: 'colour',
  /** A second background of covers, so that neighbours differ. */
  warmSoft: 'colour',
  success: 'colour',
  successSoft: 'colour',
  warning: 'colour',
  warningSoft: 'colour',
  danger: 'colour',
  dangerSoft: 'colour',
  /** The filled part of a rating. */
  star: 'colour',
  /** The ring around the focused element. */
  focus: 'colour',
  /** Headings and prices on cards. */
  displayFamily: 'families',
  /** All other text and input. */
  bodyFamily: 'families',
  displayWeight: 'weight',
  /** Tags and checkboxes. */
  radiusSmall: 'length',
  /** Buttons, fields and pictures of dishes. */
  radiusMedium: 'length',
  /** Cards, covers and dialogs. */
  radiusLarge: 'length',
  /** The unit of the spacing scale; 4px is the usual, 3px denser, 5px airier. */
  space: 'length',
} as const satisfies Record<string, TokenKind>;

/** The name of a token, as in a brand file. */
export type TokenName = keyof typeof tokenKinds;

/** A value for every token. */
export type Tokens = Readonly<Record<TokenName, string>>;

/** All token names in the order in which `tokensToCss` writes them. */
export const tokenNames = Object.keys(tokenKinds) as TokenName[];

/** The values of the marketplace, and the defaults of every brand. */
export const defaultTokens: Tokens = {
  accent: '#c4321c',
  accentStrong: '#a32613',
  accentSoft: '#fdeae4',
  onAccent: '#ffffff',
  ink: '#2a1a14',
  inkMuted: '#6b5850',
  ground: '#fdf9f5',
  surface: '#ffffff',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#f6efe5',
  line: '#ebdfd5',
  lineStrong: '#94807a',
  warm: '#ffd9a8',
  warmSoft: '#ffeedb',
  success: '#1d6b3a',
  successSoft: '#e2f3e6',
  warning: '#85500a',
  warningSoft: '#fff0cf',
  danger: '#b0182a',
  dangerSoft: '#fde8e8',
  star: '#d97a06',
  focus: '#1f4fd8',
  displayFamily: '"Bricolage Grotesque", "Bricolage Grotesque Fallback", sans-serif',
  bodyFamily: '"Figtree", "Figtree Fallback", sans-serif',
  displayWeight: '750',
  radiusSmall: '6px',
  radiusMedium: '12px',
  radiusLarge: '20px',
  space: '4px',
};

/** Two colours that meet on the screen, and the least contrast between them. */
export interface ContrastPair {
  readonly foreground: TokenName;
  readonly background: TokenName;
  /** 4.5 for text, 3 for borders, icons and rings (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly ratio: number;
}

const on = (ratio: number, foreground: TokenName, ...backgrounds: TokenName[]): ContrastPair[] =>
  backgrounds.map((background) => ({ foreground, background, ratio }));

const grounds: TokenName[] = ['ground', 'surface', 'surfaceRaised', 'surfaceSunken'];

/** Every pair of colours that the components combine; a brand file that fails one is refused (BRD-3). */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(4.5, 'ink', ...grounds, 'accentSoft', 'warm', 'warmSoft', 'successSoft', 'warningSoft', 'dangerSoft'),
  ...on(4.5, 'inkMuted', ...grounds, 'accentSoft', 'warmSoft'),
  ...on(4.5, 'accent', ...grounds, 'accentSoft'),
  ...on(4.5, 'accentStrong', ...grounds, 'accentSoft'),
  ...on(4.5, 'onAccent', 'accent', 'accentStrong'),
  ...on(4.5, 'success', 'ground', 'surface', 'surfaceRaised', 'successSoft'),
  ...on(4.5, 'warning', 'ground', 'surface', 'surfaceRaised', 'warningSoft'),
  ...on(4.5, 'danger', ...grounds, 'dangerSoft'),
  ...on(4.5, 'surface', 'danger', 'ink'),
  ...on(3, 'lineStrong', 'ground', 'surface', 'surfaceRaised'),
  ...on(3, 'star', 'surface', 'surfaceRaised'),
  ...on(3, 'focus', ...grounds, 'accentSoft', 'warm', 'warmSoft'),
];

/** The form of a value of each kind. */
export const tokenPatterns: Record<TokenKind, RegExp> = {
  colour: /^#[0-9a-fA-F]{6}$/,
  families: /^("[\w -]{1,40}"|[\w-]{1,40})(, ?("[\w -]{1,40}"|[\w-]{1,40})){0,7}$/,
  weight: /^[1-9]\d{1,2}$/,
  length: /^\d{1,2}(\.\d{1,2})?px$/,
};

const isTokenName = (name: string): name is TokenName => Object.hasOwn(tokenKinds, name);

/**
 * The faults of a brand's tokens, one sentence each: unknown names, values of the wrong form (only colours, families, weights and
 * lengths may reach the page's style) and, once all are well formed, pairs under their contrast, defaults included (BRD-3).
 */
export function tokenFaults(tokens: Readonly<Record<string, unknown>>): string[] {
  const faults = Object.entries(tokens).flatMap(([name, value]) => {
    if (!isTokenName(name)) return [`${name} is no token`];
    const kind = tokenKinds[name];
    return typeof value === 'string' && tokenPatterns[kind].test(value)
      ? []
      : [`${name} is no ${kind}: ${JSON.stringify(value)}`];
  });
  if (faults.length > 0) return faults;

  const all = { ...defaultTokens, ...(tokens as Partial<Tokens>) };
  return contrastPairs.flatMap(({ foreground, background, ratio }) => {
    const found = contrast(all[foreground], all[background]);
    return found >= ratio
      ? []
      : [
          `${foreground} ${all[foreground]} on ${background} ${all[background]} has contrast ${found.toFixed(2)}, needs ${ratio}`,
        ];
  });
}

/** The CSS custom property of a token: `inkMuted` is `--ink-muted`. */
export function tokenProperty(name: TokenName): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
