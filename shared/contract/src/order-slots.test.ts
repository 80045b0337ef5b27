import { slotInstants } from './order-slots';

const iso = (instants: readonly number[]) => instants.map((instant) => new Date(instant).toISOString());
const friday = Date.parse('2026-11-20T20:30:00Z');

describe('the instants of the slots of an order', () => {
  it('are those that the server names', () => {
    const slots = [
      { time: '01:15', at: '2026-10-25T00:15:00.000Z' },
      { time: '01:15', at: '2026-10-25T01:15:00.000Z' },
    ];
    expect(iso(slotInstants(slots, friday))).toStrictEqual(slots.map(({ at }) => at));
  });

  const night = { calendar_date: '2026-11-21', service_date: '2026-11-20' };
  const unnamed = [{ time: '23:30' }, { time: '00:30', night }];

  it.each([
    ['before midnight', '2026-11-20T20:30:00Z'],
    ['after midnight', '2026-11-21T00:10:00Z'],
  ])('follow from the dates of their night where the server names none, %s', (_, now) => {
    expect(iso(slotInstants(unnamed, Date.parse(now)))).toStrictEqual([
      '2026-11-20T23:30:00.000Z',
      '2026-11-21T00:30:00.000Z',
    ]);
  });

  it('are of today where the server names neither', () => {
    expect(iso(slotInstants([...unnamed, { time: '18:00' }], Date.parse('2026-11-21T00:10:00Z')))[2]).toBe(
      '2026-11-21T18:00:00.000Z',
    );
  });

  it('are an hour later in the repeated hour', () => {
    const repeated = { calendar_date: '2026-10-25', service_date: '2026-10-24', repeated: 'yes' as const };
    expect(iso(slotInstants([{ time: '01:15', night: repeated }], friday))).toStrictEqual([
      '2026-10-25T01:15:00.000Z',
    ]);
  });
});
