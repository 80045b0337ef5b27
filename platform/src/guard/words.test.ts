import { fewNetworksInWords, moreOften, numberInWords, timeInWords } from './words';
import { cell, counts } from './testing/judged';

const releases = { canary: 'checkout@2.1.0', stable: 'checkout@2.0.0' };
const compared = (...cells: Parameters<typeof moreOften>[2]) =>
  moreOften(releases, 'failure', cells, undefined);

describe('the figures of a verdict in words', () => {
  it('have a comma at each thousand', () => {
    expect([0, 999, 1_000, 12_345, 1_234_567].map(numberInWords)).toStrictEqual([
      '0',
      '999',
      '1,000',
      '12,345',
      '1,234,567',
    ]);
  });

  it('are minutes of a step of whole minutes, and seconds of another', () => {
    expect(timeInWords(12.7, 30)).toBe('12 of the 30 minutes');
    expect(timeInWords(0.051, 1 / 3)).toBe('3 of the 20 seconds');
    expect(timeInWords(1.51, 1.5)).toBe('90 of the 90 seconds');
  });

  it('compare within each share and add up what was found there', () => {
    const few = cell([2, 100], [99, 9_900], { share: 100 });
    const half = cell([30, 5_000], [10, 5_000], { share: 5_000 });
    expect(compared(few)).toContain('fails 2.0 times as often');
    expect(compared(half)).toContain('fails 3.0 times as often');
    // (2 × 9,900 + 30 × 5,000) / 10,000 against (99 × 100 + 10 × 5,000) / 10,000
    expect(compared(few, half)).toContain('fails 2.8 times as often');
  });

  it('are not changed by a share at which nobody came', () => {
    const half = cell([30, 5_000], [10, 5_000], { share: 5_000 });
    expect(compared(half, cell([0, 0], [0, 0], { share: 100 }))).toContain('fails 3.0 times as often');
  });

  it('name the networks that failures come from', () => {
    const from = (networks: number) => {
      const seen = { ...cell([0, 0], [0, 5_000]), canary: counts(5_000, 5_000, networks) };
      return fewNetworksInWords('failure', [seen], 'it fails');
    };
    expect(from(1)).toBe('it fails; its failures come from 1 network, too few to abort');
    expect(from(2)).toBe('it fails; its failures come from 2 networks, too few to abort');
    expect(from(1_200)).toBe('it fails; its failures come from 1,200 networks, too few to abort');
  });
});
