import { parseBusiness } from '../gateway/parse-business';
import { wireDetails } from '../testing/wire';
import { businessAt } from './kitchen-time';

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);
const lunch = ['12:30', '12:45', '13:00', '13:15', '13:30', '13:45', '14:00'];
const supper = ['23:00', '23:15', '23:30', '23:45', '00:00', '00:15'];

const collectionAt = (instant: number, times: readonly string[], possible: 'yes' | 'pre' = 'yes') => {
  const read = parseBusiness(
    wireDetails(
      {
        pickup_order_possible: possible,
        avg_pickup_delivery_time: { avg_pickup_time: 15, avg_delivery_time: 45 },
      },
      { pickup_timeing: times.map((time) => ({ time })) },
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
    expect(collectionAt(at('00:00:00'), supper)).toBe('yes');
    expect(collectionAt(at('00:00:01'), supper)).toBe('no');
  });

  it('keeps what the server said when it names no time, or takes preorders', () => {
    expect(collectionAt(at('13:45:01'), [])).toBe('yes');
    expect(collectionAt(at('13:45:01'), lunch, 'pre')).toBe('pre');
  });
});
