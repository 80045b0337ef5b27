import { matchPattern, overlap, segmentsOf } from './pattern';
import { reservedPattern } from './reserved';

describe('patterns that take the same path', () => {
  it.each([
    ['/rewards', '/rewards', true],
    ['/rewards', '/rewards/:level', false],
    ['/rewards', '/rewards/:level?', true],
    ['/rewards/gold', '/rewards/:level', true],
    ['/rewards/gold', '/rewards/*', true],
    ['/rewards', '/rewards/*', false],
    ['/rewards/:level?', '/rewards/*', true],
    ['/rewards/:level/more', '/rewards/gold/:what', true],
    ['/rewards/gold/more', '/rewards/:level/less', false],
    ['/', '/rewards', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect([overlap(one, other), overlap(other, one)]).toStrictEqual([same, same]);
  });

  it('agree with what the patterns fit, over every short path', () => {
    const patterns = ['/a', '/a/b', '/a/:x', '/a/:x?', '/a/*', '/a/b/:x', '/a/:x/c', '/b/*'];
    const words = ['a', 'b', 'c'];
    const paths = words.flatMap((first) => [
      `/${first}`,
      ...words.flatMap((second) => [
        `/${first}/${second}`,
        ...words.map((third) => `/${first}/${second}/${third}`),
      ]),
    ]);
    for (const one of patterns) {
      for (const other of patterns) {
        const both = paths.some((path) => {
          const segments = segmentsOf(path) ?? [];
          return matchPattern(one, segments) !== undefined && matchPattern(other, segments) !== undefined;
        });
        expect([one, other, overlap(one, other)]).toStrictEqual([one, other, both]);
      }
    }
  });
});

describe('reserved paths', () => {
  it.each([
    ['/checkout', '/checkout'],
    ['/account/:section?', '/account/:section?'],
    ['/account/points', '/account/:section?'],
    ['/business/:slug/loyalty', '/business/*'],
    ['/home/rewards', '/home/*'],
    ['/api/rewards', '/api/*'],
    ['/order/checkout-otp/new', '/order/checkout-otp/:okey'],
    ['/pay', '/pay'],
  ])('[REL-12/reserved] %s is taken by %s', (pattern, taken) => {
    expect(reservedPattern(pattern)).toBe(taken);
  });

  it('[REL-12/reserved] other paths are free', () => {
    for (const pattern of ['/rewards', '/rewards/:level?', '/checkout/express', '/orders'])
      expect(reservedPattern(pattern)).toBeUndefined();
  });
});
