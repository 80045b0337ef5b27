import { evidenceOf, withoutOneFailure } from './evidence';
import { signalTests } from './signals';

const { mixture } = signalTests.failure;
const tally = (brand: string, canary: number, stable: number, share = 1_000) => ({
  brand,
  share,
  canary,
  stable,
});

describe('evidence over the brands of a rollout', () => {
  it('on one brand is the likelihood ratio of the mixture', () => {
    const one = evidenceOf([tally('market', 1, 0, 5_000)], [{ relativeRisk: 3, weight: 1 }], ['market']);
    expect(one).toStrictEqual({ log: expect.closeTo(Math.log(1.5), 12), brand: undefined });
  });

  it('[GRD-2/same-brand] is not affected by a brand that fails more often in general, with another share', () => {
    const failing = tally('kiosk', 500, 500, 5_000);
    const sound = tally('market', 1, 99, 100);
    expect(evidenceOf([failing, sound], mixture, ['market', 'kiosk']).log).toBeLessThan(0);
    // Added together, 501 of 1,100 failures on the canary would look like a difference at nearly any share.
    expect(evidenceOf([tally('market', 501, 599, 3_000)], mixture, ['market']).log).toBeGreaterThan(10);
  });

  it('names the brand where the canary fails on one brand only', () => {
    const sound = ['b', 'c', 'd', 'e'].map((brand) => tally(brand, 20, 180));
    const evidence = evidenceOf([tally('a', 40, 20), ...sound], mixture, ['a', 'b', 'c', 'd', 'e']);
    expect(evidence.brand).toBe('a');
    expect(evidence.log).toBeGreaterThan(10);
  });

  it('names no brand where the canary fails on all', () => {
    const brands = ['a', 'b', 'c'];
    const evidence = evidenceOf(
      brands.map((brand) => tally(brand, 30, 70)),
      mixture,
      brands,
    );
    expect(evidence.brand).toBeUndefined();
  });

  it('[GRD-7/address] is not increased by one invented failure of the canary', () => {
    const real = [tally('market', 4, 30), tally('market', 7, 6, 5_000)];
    const attacked = [tally('market', 4, 30), tally('market', 7, 6, 5_000), tally('market', 1, 0, 100)];
    const brands = ['market'];
    expect(evidenceOf(attacked, mixture, brands, withoutOneFailure).log).toBeCloseTo(
      evidenceOf(real, mixture, brands).log,
      12,
    );
  });

  it('without one failure stays the same when there is none', () => {
    const none = [tally('market', 0, 3), tally('market', 5, 0, 10_000)];
    expect(withoutOneFailure(none)).toStrictEqual(none);
  });

  it('names the one faulty brand among 100,000', () => {
    const brands = Array.from({ length: 100_000 }, (_, index) => `brand-${index}`);
    const tallies = brands.map((brand) => tally(brand, brand === 'brand-7' ? 40 : 0, 2));
    expect(evidenceOf(tallies, mixture, brands)).toMatchObject({ brand: 'brand-7' });
  });

  it('ignores brands that are not in the rollout', () => {
    expect(evidenceOf([tally('elsewhere', 100, 0)], mixture, ['market']).log).toBeCloseTo(0, 12);
  });

  it('is a fair bet over two brands: its expectation is 1 when there is no difference', () => {
    let expected = 0;
    for (const a of [0, 1, 2]) {
      for (const b of [0, 1, 2]) {
        const ways = (a === 1 ? 2 : 1) * (b === 1 ? 2 : 1);
        const probability = ways * 0.1 ** a * 0.9 ** (2 - a) * 0.5 ** 2;
        const tallies = [tally('a', a, 2 - a), tally('b', b, 2 - b, 5_000)];
        expected += probability * Math.exp(evidenceOf(tallies, mixture, ['a', 'b']).log);
      }
    }
    expect(expected).toBeCloseTo(1, 12);
  });
});
