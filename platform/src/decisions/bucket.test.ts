import { randomBytes } from 'node:crypto';
import { assert, property, string, uniqueArray } from 'fast-check';
import { bucketCount, bucketOf } from './bucket';

describe('the bucket of a visitor', () => {
  it('is a whole number from 0 to 9999, the same each time', () => {
    assert(
      property(string(), string(), (salt, visitor) => {
        const bucket = bucketOf(salt, visitor);
        expect(Number.isInteger(bucket) && bucket >= 0 && bucket < bucketCount).toBe(true);
        expect(bucketOf(salt, visitor)).toBe(bucket);
      }),
    );
  });

  it('differs between rollouts, so that no visitor is always the first', () => {
    const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
    const inBoth = visitors.filter((one) => bucketOf('r1', one) < 1_000 && bucketOf('r2', one) < 1_000);
    // A tenth of a tenth is 200 of 20,000; the standard deviation is 14.
    expect(inBoth.length).toBeGreaterThan(130);
    expect(inBoth.length).toBeLessThan(270);
  });

  it('is evenly distributed over ids like those of visitors', () => {
    const counts = new Array<number>(100).fill(0);
    for (let index = 0; index < 100_000; index += 1) {
      const hundredth = Math.floor(bucketOf('r7', `v${index}`) / 100);
      counts[hundredth] = (counts[hundredth] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // With 99 degrees of freedom chance exceeds 149 once in a thousand times; these ids never change, so the test is stable.
    expect(chiSquare).toBeLessThan(149);
  });

  it('separates salt and visitor, so that two rollouts never have the same buckets because of their names', () => {
    assert(
      property(
        uniqueArray(string({ minLength: 1 }), { minLength: 2, maxLength: 2 }),
        ([one = '', other = '']) => {
          const visitors = Array.from({ length: 50 }, () => randomBytes(16).toString('base64url'));
          const same = visitors.filter((visitor) => bucketOf(one, visitor) === bucketOf(other, visitor));
          expect(same.length).toBeLessThan(10);
        },
      ),
      { numRuns: 20 },
    );
  });
});
