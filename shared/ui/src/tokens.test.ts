import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contrast,
  contrastPairs,
  defaultTokens,
  layerOrder,
  tokenFaults,
  tokenNames,
  tokenProperty,
  tokensToCss,
} from './tokens';

describe('tokens', () => {
  it('every pair of colours that meets on the screen holds its contrast by default', () => {
    expect(tokenFaults(defaultTokens)).toEqual([]);
    expect(contrastPairs.length).toBeGreaterThan(30);
  });

  it('measures contrast as WCAG does, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('a pair under its contrast is refused and named', () => {
    expect(tokenFaults({ accent: '#ff9900' })).toContain(
      'onAccent #ffffff on accent #ff9900 has contrast 2.14, needs 4.5',
    );
  });

  it('a name that is no token and a value that is no colour, family, weight or length are refused', () => {
    expect(tokenFaults({ colour: '#ffffff' })).toEqual(['colour is no token']);
    expect(tokenFaults({ accent: 'red;}body{display:none' })).toEqual([
      'accent is no colour: "red;}body{display:none"',
    ]);
    expect(tokenFaults({ displayFamily: 'Georgia</style>' })).toHaveLength(1);
    expect(tokenFaults({ radiusLarge: 'calc(1px)' })).toHaveLength(1);
    expect(tokenFaults({ displayWeight: 700 })).toHaveLength(1);
  });

  it('accepts what a brand may write', () => {
    expect(
      tokenFaults({ displayFamily: '"Fraunces", Georgia, serif', displayWeight: '600', space: '4.5px' }),
    ).toEqual([]);
    expect(tokenFaults({})).toEqual([]);
  });

  it('writes every token as a custom property of :root, defaults filling in', () => {
    const css = tokensToCss({ accent: '#123456' });
    expect(css).toContain(`${layerOrder}:root{--accent:#123456;--accent-strong:`);
    expect(css).toContain(`--radius-large:${defaultTokens.radiusLarge}`);
    expect(css.slice(layerOrder.length).split(';')).toHaveLength(tokenNames.length);
    expect(tokenProperty('surfaceSunken')).toBe('--surface-sunken');
  });

  it('base.css says the same defaults and the same layer order', () => {
    const css = readFileSync(join(__dirname, 'styles/base.css'), 'utf8').replaceAll("'", '"');
    expect(css).toContain(layerOrder);
    expect(readFileSync(join(__dirname, 'styles/fonts.css'), 'utf8')).toContain(layerOrder);
    for (const name of tokenNames) expect(css).toContain(`${tokenProperty(name)}: ${defaultTokens[name]};`);
  });
});
