import { listBookingCounts, judgeOpenBookings } from './open-bookings';
import type { Booker } from './open-bookings';

const guest: Booker = {
  userId: null,
  isProvenAccount: false,
  isProvenNumber: false,
  mobile: '07700900123',
  email: 'ada@example.test',
  address: '2001:db8:1:2345::/64',
};
const keysOf = (parts: Partial<Booker>) =>
  listBookingCounts({ ...guest, ...parts }, 'secret').map(({ key }) => key);
const limits = { withoutCode: 3, atAll: 10 };

describe('what open bookings are counted by', () => {
  it('[BKS-14] is number, mail and every network of somebody unproven', () => {
    expect(listBookingCounts(guest, 'secret').map(({ share }) => share)).toStrictEqual([1, 1, 1, 2, 4]);
    const [, , address, site, block] = keysOf({});
    expect(
      keysOf({ mobile: '07700900999', email: 'b@example.test', address: '2001:db8:1:2399::/64' }),
    ).toStrictEqual([
      expect.not.stringContaining('07700900999'),
      expect.any(String),
      expect.not.stringMatching(address ?? ''),
      site,
      block,
    ]);
    expect(
      listBookingCounts({ ...guest, address: '203.0.113.7' }, 'secret').map(({ share }) => share),
    ).toStrictEqual([1, 1, 1, 4]);
  });

  it('[BKS-14] is the same for a mail in capitals', () => {
    expect(keysOf({ email: 'ADA@Example.test' })).toStrictEqual(keysOf({}));
  });

  it('[BKS-16] is the number alone once it has answered a code, and the account alone for its session', () => {
    expect(keysOf({ isProvenNumber: true })).toStrictEqual(keysOf({}).slice(0, 1));
    const account = keysOf({ userId: 'u-1', isProvenAccount: true });
    expect(account).toHaveLength(1);
    expect(keysOf({})).not.toContain(account[0]);
    expect(keysOf({ userId: 'u-1', isProvenAccount: false })).toStrictEqual(keysOf({}));
  });

  it('[G14] are keyed hashes', () => {
    expect(keysOf({}).join()).not.toMatch(/07700|ada|2001/);
    expect(listBookingCounts(guest, 'another secret').map(({ key }) => key)).not.toStrictEqual(keysOf({}));
  });
});

describe('another booking', () => {
  const judge = (...open: number[]) => {
    const counts = listBookingCounts(guest, 'secret');
    return judgeOpenBookings(
      counts,
      new Map(counts.map(({ key }, index) => [key, open[index] ?? 0])),
      limits,
    );
  };

  it('[BKS-14] needs no code with two open ones, and one from the third on', () => {
    expect(judge(2, 2, 2, 2, 2)).toBe('free');
    expect(judge(3)).toBe('needs-code');
    expect(judge(0, 3)).toBe('needs-code');
    expect(judge(0, 0, 3)).toBe('needs-code');
  });

  it('[BKS-14] may have more open ones in a wider network', () => {
    expect(judge(0, 0, 0, 5, 11)).toBe('free');
    expect(judge(0, 0, 0, 6)).toBe('needs-code');
    expect(judge(0, 0, 0, 0, 12)).toBe('needs-code');
  });

  it('[BKS-17] is refused to who has ten of his own, and to nobody for those of others', () => {
    expect(judge(10)).toBe('too-many');
    expect(judge(9)).toBe('needs-code');
    expect(judge(0, 10, 10, 10, 100)).toBe('needs-code');
  });
});
