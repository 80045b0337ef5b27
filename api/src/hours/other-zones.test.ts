import { execFileSync } from 'node:child_process';

/** Prints the slots of both nights on which the clocks change, and the night of a booking. */
const program = `
  import { modeAvailability } from './src/hours/availability.ts';
  import { nextOpenText } from './src/hours/words.ts';
  import { orderTimeAt } from './src/hours/service-time.ts';
  import { freeSlots } from './src/bookings/free-slots.ts';
  const late = [['20:00', '04:00']];
  const mode = { status: 'yes', preorder: 'yes', average_minutes: 20 };
  const hours = {
    opening: { monday: late, tuesday: late, wednesday: late, thursday: late, friday: late, saturday: late, sunday: late },
    special_days: [], delivery: mode, pickup: mode,
  };
  const seen = [];
  for (const [date, now] of [['2026-03-28', '2026-03-28T19:00:00Z'], ['2026-10-24', '2026-10-24T18:00:00Z']]) {
    const { slots } = modeAvailability(hours, 'delivery', Date.parse(now));
    seen.push(nextOpenText(hours, Date.parse(now)), slots, slots.map((slot) => orderTimeAt(hours, slot)));
    seen.push(freeSlots({ hours, date, capacity: 4, taken: new Map(), blocks: new Set(), now: Date.parse(now) }));
  }
  console.log(JSON.stringify(seen));
`;

const slotsIn = (zone: string): string =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', '--conditions', 'development', '--input-type=module', '-e', program],
    { cwd: `${import.meta.dirname}/../..`, env: { ...process.env, TZ: zone }, encoding: 'utf8' },
  );

describe('the slots of a server whose own clock is not London’s', () => {
  it('[SLT-6/zone] are those of a server in universal time, on both nights when the clocks change', () => {
    const expected = slotsIn('UTC');
    expect(expected).toContain('2026-10-25T01:15:00.000Z');
    for (const zone of ['America/New_York', 'Europe/London', 'Pacific/Auckland'])
      expect(slotsIn(zone)).toBe(expected);
  });
});
