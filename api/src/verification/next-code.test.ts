import { nextCodeAt } from './next-code';
import type { SentTo } from './repository';

const minute = 60_000;
const start = Date.parse('2026-11-20T18:00:00Z');
const at = (minutes: number) => start + minutes * minute;
const code = (minutes: number, change: Partial<Omit<SentTo, 'sentAt'>> = {}): SentTo => ({
  subjectId: 'order-1',
  numberHash: 'number-1',
  userId: null,
  sentAt: new Date(at(minutes)),
  ...change,
});
const wanted = { subjectId: 'order-1', numberHash: 'number-1', ownerId: undefined };
/** Codes two minutes apart, oldest first. */
const codes = (count: number, change: Partial<Omit<SentTo, 'sentAt'>> = {}) =>
  Array.from({ length: count }, (_, index) => code(2 * index, change));

describe('when the next code may be sent', () => {
  it('[OTP-45] is at once after four codes in an hour, and an hour after the first of five', () => {
    expect(nextCodeAt([], wanted)).toBe(0);
    expect(nextCodeAt(codes(4), wanted)).toBe(0);
    expect(nextCodeAt(codes(5), wanted)).toBe(at(60));
    expect(nextCodeAt(codes(6), wanted)).toBe(at(62));
  });

  it('counts the codes of the order to other numbers, and not those of other orders to them', () => {
    expect(nextCodeAt(codes(5, { numberHash: 'number-2' }), wanted)).toBe(at(60));
    const elsewhere = codes(5, { numberHash: 'number-2', subjectId: 'order-2' });
    expect(nextCodeAt(elsewhere, wanted)).toBe(0);
    expect(nextCodeAt([...elsewhere, ...codes(4)], wanted)).toBe(0);
  });

  it('is ten minutes after the newest for the first code of an order to a number that is used up', () => {
    const strangers = codes(5, { subjectId: 'order-2' });
    expect(nextCodeAt(strangers, wanted)).toBe(at(8 + 10));
    expect(nextCodeAt([...strangers, code(9)], wanted)).toBe(at(62));
    const spread = [0, 10, 20, 30, 55].map((minutes) => code(minutes, { subjectId: 'order-2' }));
    expect(nextCodeAt(spread, wanted)).toBe(at(60));
  });

  it('does not wait for the codes of others when its owner has proven the number', () => {
    const owned = { ...wanted, ownerId: 'ada' };
    const ofOrders = (userId: string | null) => codes(5, { subjectId: 'order-2', userId });
    expect(nextCodeAt(ofOrders('eve'), owned)).toBe(0);
    expect(nextCodeAt(ofOrders(null), owned)).toBe(0);
    expect(nextCodeAt(ofOrders('ada'), owned)).toBe(at(8 + 10));
    expect(nextCodeAt(codes(5, { userId: 'eve' }), owned)).toBe(at(60));
  });
});
