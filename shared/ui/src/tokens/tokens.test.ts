import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { contrast, luminance, withLuminance } from './colour';
import { nightTokens } from './night-tokens';
import { contrastPairs, defaultTokens, tokenFaults, tokenKinds, tokenNames, tokenProperty } from './tokens';
import type { Tokens } from './tokens';
import { layerOrder, tokensToCss } from './tokens-css';

describe('tokens', () => {
  it('keep their contrast by default in every pair of colours that meets on the screen', () => {
    expect(tokenFaults(defaultTokens)).toStrictEqual([]);
    expect(contrastPairs.length).toBeGreaterThan(30);
  });

  it('have a contrast as WCAG measures it, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('are refused with the name of a pair under its contrast', () => {
    expect(tokenFaults({ accent: '#ff9900' })).toContain(
      'onAccent #ffffff on accent #ff9900 has contrast 2.14, needs 4.5',
    );
  });

  it('are refused with an unknown name, or a value that is no colour, family, weight or length', () => {
    expect(tokenFaults({ colour: '#ffffff' })).toStrictEqual(['colour is no token']);
    expect(tokenFaults({ accent: 'red;}body{display:none' })).toStrictEqual([
      'accent is no colour: "red;}body{display:none"',
    ]);
    expect(tokenFaults({ displayFamily: 'Georgia</style>' })).toHaveLength(1);
    expect(tokenFaults({ radiusLarge: 'calc(1px)' })).toHaveLength(1);
    expect(tokenFaults({ displayWeight: 700 })).toHaveLength(1);
  });

  it('are accepted in every form that a brand may write', () => {
    expect(
      tokenFaults({ displayFamily: '"Fraunces", Georgia, serif', displayWeight: '600', space: '4.5px' }),
    ).toStrictEqual([]);
    expect(tokenFaults({})).toStrictEqual([]);
  });

  it('become custom properties of :root, with defaults for the rest', () => {
    const css = tokensToCss({ accent: '#123456' });
    expect(css).toContain(`${layerOrder}:root{color-scheme:light dark;--accent:#123456;--accent-strong:`);
    for (const name of tokenNames.slice(1))
      expect(css).toContain(`${tokenProperty(name)}:${defaultTokens[name]}`);
    expect(tokenProperty('surfaceSunken')).toBe('--surface-sunken');
  });

  it('have the same defaults and the same layer order in base.css', () => {
    const css = readFileSync(join(__dirname, '../styles/base.css'), 'utf8').replaceAll("'", '"');
    expect(css).toContain(layerOrder);
    expect(readFileSync(join(__dirname, '../styles/fonts.css'), 'utf8')).toContain(layerOrder);
    for (const name of tokenNames) expect(css).toContain(`${tokenProperty(name)}: ${defaultTokens[name]};`);
  });
});

describe('tokens at night', () => {
  const colours = tokenNames.filter((name) => tokenKinds[name] === 'colour');
  const anyColour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const anyTokens = fc
    .tuple(...colours.map(() => anyColour))
    .map((values): Tokens => ({
      ...defaultTokens,
      ...Object.fromEntries(colours.map((name, at) => [name, values[at]])),
    }));

  it('[BRD-9] keep their contrast in every pair that meets on the screen, whatever colours a brand has', () => {
    fc.assert(
      fc.property(anyTokens, (day) => {
        const night = { ...day, ...nightTokens(day) };
        for (const { foreground, background, ratio } of contrastPairs)
          expect(contrast(night[foreground], night[background])).toBeGreaterThanOrEqual(ratio);
      }),
    );
  });

  it('[BRD-9] are dark behind and light in front, in the hues of the brand', () => {
    const night = nightTokens({ ...defaultTokens, accent: '#0a6858' });
    expect(luminance(night.ground)).toBeLessThan(0.01);
    expect(luminance(night.ink)).toBeGreaterThan(0.75);
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(night.accent.slice(at, at + 2), 16));
    expect(green).toBeGreaterThan(red ?? 255);
    expect(green).toBeGreaterThan(blue ?? 255);
  });

  it('[BRD-9] are written for systems that are dark, shadows and footers with them', () => {
    const [, night = ''] = tokensToCss({ accent: '#123456' }).split('@media (prefers-color-scheme:dark)');
    const { accent, ground } = nightTokens({ ...defaultTokens, accent: '#123456' });
    expect(night).toMatch(/^\{:root\{.*\}\}$/);
    for (const part of [`--accent:${accent}`, `--ground:${ground}`, '--shade:#000000', '--dim:', '--on-dim:'])
      expect(night).toContain(part);
    expect(night).not.toContain('--radius-large');
  });

  it('are made by black or white until a colour has a luminance', () => {
    for (const colour of ['#000000', '#c4321c', '#ffffff'])
      expect(luminance(withLuminance(colour, 0.3))).toBeCloseTo(0.3, 1);
  });
});
