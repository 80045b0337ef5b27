import fc from 'fast-check';
import {
  formatPounds,
  formatRate,
  parsePounds,
  parseRate,
  parseShortPounds,
  percentageOf,
  roundToTenPence,
} from './money';

const ONE_PERCENT = 10_000;

describe('money', () => {
  it('[TOT-18] is whole pence inside and a string with two decimals on the wire', () => {
    expect(parsePounds('7.95')).toStrictEqual({ ok: true, value: 795 });
    expect(formatPounds(795)).toBe('7.95');
    expect(formatPounds(5)).toBe('0.05');
    expect(formatPounds(0)).toBe('0.00');
    expect(formatPounds(123_456_789)).toBe('1234567.89');
    expect(formatPounds(-50)).toBe('-0.50');
  });

  it('[TOT-18] survives the wire at every amount', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), (amount) => {
        expect(parsePounds(formatPounds(amount))).toStrictEqual({ ok: true, value: amount });
      }),
    );
  });

  it.each([
    '',
    '7',
    '7.9',
    '7.955',
    '-1.00',
    '+1.00',
    '1e3',
    ' 1.00',
    '1.00\n',
    '1,00',
    '£1.00',
    'NaN',
    '12345678.00',
  ])('[TOT-18] %j is refused with a reason', (text) => {
    expect(parsePounds(text)).toStrictEqual({
      ok: false,
      reason: `${JSON.stringify(text)} is not an amount in pounds with two decimals`,
    });
  });

  it('is refused when it is not a text, and a long text is cut in the reason', () => {
    expect(parsePounds(7.95)).toMatchObject({ ok: false });
    expect(parsePounds(undefined)).toMatchObject({ ok: false });
    const refusal = parsePounds('9'.repeat(10_000));
    expect(refusal.ok ? '' : refusal.reason).toHaveLength(
      41 + ' is not an amount in pounds with two decimals'.length,
    );
  });

  it('is refused in a short form or as a percentage when it is a number and not a text, or goes on after it', () => {
    expect(parseShortPounds(3)).toMatchObject({ ok: false });
    expect(parseRate(10)).toMatchObject({ ok: false });
    expect(parseRate('10.5 %')).toMatchObject({ ok: false });
    expect(parseRate('10.55555')).toMatchObject({ ok: false });
  });

  it('may be written short in a field that may also hold a percentage', () => {
    expect(parseShortPounds('3')).toStrictEqual({ ok: true, value: 300 });
    expect(parseShortPounds('3.5')).toStrictEqual({ ok: true, value: 350 });
    expect(parseShortPounds('3.05')).toStrictEqual({ ok: true, value: 305 });
    expect(parseShortPounds('3.055')).toMatchObject({ ok: false });
  });
});

describe('percentages', () => {
  it('are read and written exactly', () => {
    expect(parseRate('12.50')).toStrictEqual({ ok: true, value: 125_000 });
    expect(formatRate(125_000)).toBe('12.5');
    expect(formatRate(100_000)).toBe('10');
    expect(formatRate(500)).toBe('0.05');
    expect(parseRate('ten')).toStrictEqual({ ok: false, reason: '"ten" is not a percentage' });
    expect(parseRate('-5')).toMatchObject({ ok: false });
  });

  it('[TOT-16] round half away from zero, where binary fractions would round down', () => {
    expect(percentageOf(10, 5 * ONE_PERCENT)).toBe(1);
    expect(percentageOf(9, 5 * ONE_PERCENT)).toBe(0);
    expect(percentageOf(1_150, 15 * ONE_PERCENT)).toBe(173);
    expect(percentageOf(33_500, 0.5 * ONE_PERCENT)).toBe(168);
    expect(percentageOf(101, 1.1 * ONE_PERCENT)).toBe(1);
  });

  it('[TOT-16] are within half a step of the exact figure, and above it on a tie', () => {
    const exactUnit = 1_000_000n;
    fc.assert(
      fc.property(
        fc.nat({ max: 999_999_999 }),
        fc.nat({ max: 2_000_000 }),
        fc.constantFrom(1, 10),
        (amount, rate, step) => {
          const error = BigInt(percentageOf(amount, rate, step)) * exactUnit - BigInt(amount) * BigInt(rate);
          const half = (exactUnit * BigInt(step)) / 2n;
          expect(error > -half && error <= half).toBe(true);
        },
      ),
    );
  });

  it('[TOT-14] are rounded once to ten pence: 10% of 24.49 is 2.40, not 2.45 and then 2.50', () => {
    expect(percentageOf(2_449, 100_000, 10)).toBe(240);
    expect(percentageOf(2_450, 100_000, 10)).toBe(250);
  });

  it('[TOT-14] an amount rounds to the nearest ten pence, half away from zero', () => {
    expect([300, 304, 305, 309].map(roundToTenPence)).toStrictEqual([300, 300, 310, 310]);
  });
});
