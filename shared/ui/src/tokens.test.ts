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
  it('keep their contrast by default in every pair of colours that meets on the screen', () => {
    expect(tokenFaults(defaultTokens)).toEqual([]);
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
    expect(tokenFaults({ colour: '#ffffff' })).toEqual(['colour is no token']);
    expect(tokenFaults({ accent: 'red;}body{display:none' })).toEqual([
      'accent is no colour: "red;}body{display:none"',
    ]);
    expect(tokenFaults({ displayFamily: 'Georgia</style>' })).toHaveLength(1);
    expect(tokenFaults({ radiusLarge: 'calc(1px)' })).toHaveLength(1);
    expect(tokenFaults({ displayWeight: 700 })).toHaveLength(1);
  });

  it('are accepted in every form that a brand may write', () => {
    expect(
      tokenFaults({ displayFamily: '"Fraunces", Georgia, serif', displayWeight: '600', space: '4.5px' }),
    ).toEqual([]);
    expect(tokenFaults({})).toEqual([]);
  });

  it('become custom properties of :root, with defaults for the rest', () => {
    const css = tokensToCss({ accent: '#123456' });
    expect(css).toContain(`${layerOrder}:root{--accent:#123456;--accent-strong:`);
    expect(css).toContain(`--radius-large:${defaultTokens.radiusLarge}`);
    expect(css.slice(layerOrder.length).split(';')).toHaveLength(tokenNames.length);
    expect(tokenProperty('surfaceSunken')).toBe('--surface-sunken');
  });

  it('have the same defaults and the same layer order in base.css', () => {
    const css = readFileSync(join(__dirname, 'styles/base.css'), 'utf8').replaceAll("'", '"');
    expect(css).toContain(layerOrder);
    expect(readFileSync(join(__dirname, 'styles/fonts.css'), 'utf8')).toContain(layerOrder);
    for (const name of tokenNames) expect(css).toContain(`${tokenProperty(name)}: ${defaultTokens[name]};`);
  });
});
