import { londonTime } from '@storefront/contract';
import type { OrderSlot } from '@storefront/contract';
import { parseBusiness } from '../gateway/parse-business';
import { wireDetails } from '../testing/wire';
import { businessAt } from './kitchen-time';

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
const quarter = 15 * 60_000;

/** Every quarter of an hour of real time from one instant to another. */
const quarters = (from: string, to: string): OrderSlot[] => {
  const slots: OrderSlot[] = [];
  for (let instant = Date.parse(from); instant <= Date.parse(to); instant += quarter)
    slots.push({ time: londonTime(instant), at: new Date(instant).toISOString() });
  return slots;
};
const lunch = quarters('2026-11-20T12:30:00Z', '2026-11-20T14:00:00Z');
const supper = quarters('2026-11-20T23:00:00Z', '2026-11-21T00:15:00Z');

const collectionAt = (instant: number, times: readonly OrderSlot[], possible: 'yes' | 'pre' = 'yes') => {
  const read = parseBusiness(
    wireDetails(
      {
        pickup_order_possible: possible,
        avg_pickup_delivery_time: { avg_pickup_time: 15, avg_delivery_time: 45 },
      },
      { pickup_timeing: [...times] },
    ),
  );
  if (!read.ok) throw new Error('The business has no figures');
  return businessAt(read.value, instant).modes.collection.possible;
};

describe('what can be ordered between two answers of the server', () => {
  it('takes orders until the last moment at which the kitchen can make one', () => {
    expect(collectionAt(at('13:45:00'), lunch)).toBe('yes');
    expect(collectionAt(at('13:45:01'), lunch)).toBe('no');
  });

  it('takes preorders once lunch is over and supper is still to come', () => {
    expect(collectionAt(at('13:45:00'), [...lunch, ...supper])).toBe('yes');
    expect(collectionAt(at('13:45:01'), [...lunch, ...supper])).toBe('pre');
  });

  it('counts on past midnight', () => {
    expect(collectionAt(at('23:40:00'), supper)).toBe('yes');
    expect(collectionAt(Date.parse('2026-11-21T00:00:00Z'), supper)).toBe('yes');
    expect(collectionAt(Date.parse('2026-11-21T00:00:01Z'), supper)).toBe('no');
    expect(collectionAt(Date.parse('2026-11-21T00:30:00Z'), supper)).toBe('no');
  });

  it('keeps what the server said when it names no time, or takes preorders', () => {
    expect(collectionAt(at('13:45:01'), [])).toBe('yes');
    expect(collectionAt(at('13:45:01'), lunch, 'pre')).toBe('pre');
  });

  it.each([
    ['spring', '2026-03-29T00:00:00Z', '2026-03-29T02:00:00Z'],
    ['autumn', '2026-10-24T23:00:00Z', '2026-10-25T02:00:00Z'],
  ])(
    '[SLT-6/ordering] in %s, when the clocks change, takes orders until a real quarter of an hour before the end',
    (_, from, to) => {
      const night = quarters(from, to);
      for (let now = Date.parse(from); now <= Date.parse(to); now += 60_000)
        expect(collectionAt(now, night)).toBe(now <= Date.parse(to) - quarter ? 'yes' : 'no');
    },
  );
});
