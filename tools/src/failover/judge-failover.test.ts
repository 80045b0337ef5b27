import { failoverFaults, secondsWithoutOrders } from './judge-failover';
import type { AnsweredOrder, FailedOver } from './judge-failover';

const anOrderOf = (mobile: string, parts: Partial<AnsweredOrder> = {}): AnsweredOrder => ({
  mobile,
  okey: `order-${mobile}`,
  sentAt: 0,
  answeredAt: 10,
  tries: 1,
  ...parts,
});
const storedOf = ({ okey, mobile }: AnsweredOrder) => ({ okey, mobile });

/** One order before the failure, one under way, and one after it, answered nine seconds after the failure. */
const before = anOrderOf('1');
const underWay = anOrderOf('2', { sentAt: 90, answeredAt: 8_900, tries: 4 });
const after = anOrderOf('3', { sentAt: 200, answeredAt: 9_100 });
const answered = [before, underWay, after];
const whole: FailedOver = { answered, stored: answered.map(storedOf), failedAt: [100] };

describe('a failover', () => {
  it('[SCL-1/judged] is whole when every answered order is there once, and an order sent after it was soon answered', () => {
    expect(failoverFaults(whole)).toStrictEqual([]);
    expect(secondsWithoutOrders(whole)).toStrictEqual([9]);
  });

  it.each<[string, Partial<FailedOver>, string]>([
    [
      'an answered order is missing',
      { stored: [before, after].map(storedOf) },
      '1 orders that were answered are lost.',
    ],
    [
      'an order of the same customer is there again',
      { stored: [...whole.stored, { okey: 'another', mobile: '2' }] },
      '1 orders are there twice.',
    ],
    [
      'two customers were told of one order',
      {
        answered: [before, underWay, { ...after, okey: before.okey }],
        stored: [before, underWay].map(storedOf),
      },
      '1 orders were given to two customers.',
    ],
    [
      'orders sent after it were answered late',
      { answered: [before, underWay, { ...after, answeredAt: 15_200 }] },
      'Orders were taken again after 15.1 s, not 15.',
    ],
    [
      'no order sent after it was answered',
      { answered: [before, underWay], stored: [before, underWay].map(storedOf) },
      'Orders were taken again after Infinity s, not 15.',
    ],
    [
      'no order had to be sent again',
      { answered: [before, { ...underWay, tries: 1 }, after] },
      'No order was under way when a primary went away.',
    ],
  ])('[SCL-1/judged] is not when %s', (_what, parts, fault) => {
    expect(failoverFaults({ ...whole, ...parts })).toStrictEqual([fault]);
  });

  it('leaves aside an order that nobody was told of', () => {
    const stored = [...whole.stored, { okey: 'unanswered', mobile: '4' }];
    expect(failoverFaults({ ...whole, stored })).toStrictEqual([]);
  });
});
