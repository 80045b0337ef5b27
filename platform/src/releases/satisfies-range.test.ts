import { hostContractVersion } from '@storefront/contract';
import { lowestOfRange, satisfiesRange } from './satisfies-range';

describe('the range of versions that a release needs', () => {
  it('a caret range takes its own version and all later ones below the next major', () => {
    for (const version of ['1.2.0', '1.2.9', '1.10.0']) expect(satisfiesRange('^1.2', version)).toBe(true);
    for (const version of ['1.1.9', '2.0.0', '0.9.0']) expect(satisfiesRange('^1.2', version)).toBe(false);
    expect(satisfiesRange('^1', '1.0.0')).toBe(true);
    expect(satisfiesRange('^1.2.3', '1.2.2')).toBe(false);
  });

  it('below 1.0 a caret range keeps the leftmost number that is not zero', () => {
    expect(satisfiesRange('^0.2', '0.2.5')).toBe(true);
    expect(satisfiesRange('^0.2', '0.3.0')).toBe(false);
    expect(satisfiesRange('^0.0.3', '0.0.4')).toBe(false);
  });

  it('an exact version takes itself alone', () => {
    expect(satisfiesRange('1.2.3', '1.2.3')).toBe(true);
    expect(satisfiesRange('1.2.3', '1.2.4')).toBe(false);
  });

  it('a text that is neither a caret range nor a version takes nothing', () => {
    for (const range of ['', '*', 'latest', '>=1', '^', '^1.x', '1.2', '^1.2.3.4', '||', '^1.0.0-rc.1'])
      expect(satisfiesRange(range, hostContractVersion)).toBe(false);
    for (const version of ['x', '1.0', 'v1.2.0', '1.2.0-rc.1', '1.2.0+build'])
      expect(satisfiesRange('^1', version)).toBe(false);
  });

  it('leading zeros count for nothing', () => {
    expect(satisfiesRange('^01.2', '1.02.0')).toBe(true);
  });

  it('[RES-6] several ranges take what one of them takes', () => {
    for (const version of ['1.2.0', '1.9.0', '2.0.0', '2.7.1'])
      expect(satisfiesRange('^1.2 || ^2', version)).toBe(true);
    for (const version of ['1.1.0', '3.0.0']) expect(satisfiesRange('^1.2||^2', version)).toBe(false);
    expect(satisfiesRange('^1 ||', '1.4.0')).toBe(true);
    expect(satisfiesRange('^1 ||', '2.0.0')).toBe(false);
  });

  it('the present remotes need a host contract that the present shell has', () => {
    expect(satisfiesRange('^1.0', hostContractVersion)).toBe(true);
  });

  it('its lowest version is what a build is tried with', () => {
    expect(['^19.3', '19.3.1', '^1.2.0 || ^2.0.0', 'latest'].map(lowestOfRange)).toStrictEqual([
      '19.3.0',
      '19.3.1',
      '1.2.0',
      '0.0.0',
    ]);
  });
});
