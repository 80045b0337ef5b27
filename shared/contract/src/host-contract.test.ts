import { hostContractVersion, meetsHostContract } from './host-contract';

describe('the host contract', () => {
  it('a caret range is met from its version up to the next major one', () => {
    for (const has of ['1.2.0', '1.2.9', '1.10.0']) expect(meetsHostContract('^1.2', has)).toBe(true);
    for (const has of ['1.1.9', '2.0.0', '0.9.0']) expect(meetsHostContract('^1.2', has)).toBe(false);
    expect(meetsHostContract('^1', '1.0.0')).toBe(true);
    expect(meetsHostContract('^1.2.3', '1.2.2')).toBe(false);
  });

  it('below 1.0 a caret keeps the leftmost number that is not zero', () => {
    expect(meetsHostContract('^0.2', '0.2.5')).toBe(true);
    expect(meetsHostContract('^0.2', '0.3.0')).toBe(false);
    expect(meetsHostContract('^0.0.3', '0.0.4')).toBe(false);
  });

  it('an exact version is met by itself alone', () => {
    expect(meetsHostContract('1.2.3', '1.2.3')).toBe(true);
    expect(meetsHostContract('1.2.3', '1.2.4')).toBe(false);
  });

  it('what is no range and no version is met by nothing', () => {
    for (const need of ['', '*', 'latest', '>=1', '^', '^1.x', '1.2', '^1.2.3.4', '||']) {
      expect(meetsHostContract(need, hostContractVersion)).toBe(false);
    }
    expect(meetsHostContract('^1', 'x')).toBe(false);
    expect(meetsHostContract('^1', '1.0')).toBe(false);
  });

  it('[RES-6] that names several ranges is met by what meets one of them', () => {
    for (const has of ['1.2.0', '1.9.0', '2.0.0', '2.7.1'])
      expect(meetsHostContract('^1.2 || ^2', has)).toBe(true);
    for (const has of ['1.1.0', '3.0.0']) expect(meetsHostContract('^1.2||^2', has)).toBe(false);
    expect(meetsHostContract('^1 ||', '2.0.0')).toBe(false);
  });

  it('the remotes of today need what the shell of today has', () => {
    expect(meetsHostContract('^1.0', hostContractVersion)).toBe(true);
  });
});
