import type { ModeOffer } from '@storefront/business';
import { addDays, londonInstant, minutesOf } from '@storefront/contract';
import { lostLabel, slotChoices } from './slots';

const at = (time: string) => Date.parse(`2026-11-21T${time.length === 5 ? `${time}:00` : time}Z`);
const evening = ['17:30', '17:45', '18:00', '18:15', '18:30', '18:45', '19:00'];

interface ServiceParts extends Partial<Omit<ModeOffer, 'times'>> {
  /** In order; a time that is earlier than the one before belongs to the next day. */
  readonly times?: readonly string[];
  /** The date on which the service began. */
  readonly began?: string;
}

const slotsFrom = (began: string, times: readonly string[]) => {
  let date = began;
  return times.map((time, index) => {
    if (index > 0 && time < (times[index - 1] ?? '')) date = addDays(date, 1);
    return { time, at: new Date(londonInstant(date, minutesOf(time))).toISOString() };
  });
};

const service = ({ times = evening, began = '2026-11-21', ...parts }: ServiceParts = {}): ModeOffer => ({
  isOffered: true,
  possible: 'yes',
  minutes: 30,
  times: slotsFrom(began, times),
  ...parts,
});
const offered = (time: string, parts?: ServiceParts) =>
  slotChoices(service(parts), at(time)).map(({ kind, value }) => (kind === 'time' ? value : kind));

describe('the times that an order can be placed for', () => {
  it('[SLT-1] begin with as soon as possible', () => {
    expect(offered('17:10')[0]).toBe('asap');
    expect(slotChoices(service(), at('17:10'))[0]?.value).toBe('ASAP');
  });

  it('[SLT-2] then include only times more than one hour from now', () => {
    expect(offered('17:15')).toStrictEqual(['asap', '18:30', '18:45', '19:00']);
    expect(offered('17:14')).toStrictEqual(['asap', '18:15', '18:30', '18:45', '19:00']);
  });

  it('[SLT-3] begin with as soon as possible after opening while every time is more than an hour away', () => {
    expect(offered('16:29')[0]).toBe('asap-after-opening');
    expect(offered('16:30')[0]).toBe('asap');
  });

  it('[SLT-1] do not include as soon as possible once the kitchen cannot make it before the last time', () => {
    expect(offered('18:30')).toStrictEqual(['asap']);
    expect(offered('18:31')).toStrictEqual([]);
  });

  it('[SLT-1] do not include as soon as possible one second after the kitchen could have made it', () => {
    expect(offered('18:30:01')).toStrictEqual([]);
  });

  it('[SLT-2/seconds] measure the hour to the second', () => {
    expect(offered('17:29:59')).toContain('18:30');
    expect(offered('17:30:00')).not.toContain('18:30');
  });

  it('do not include lunch once the kitchen cannot make it, though supper is still to come', () => {
    const lunchAndSupper = { times: ['12:30', '12:45', '13:00', '18:00', '18:15'] };
    expect(offered('12:30', lunchAndSupper)).toStrictEqual(['asap', '18:00', '18:15']);
    expect(offered('12:15', { ...lunchAndSupper, minutes: 50 })).toStrictEqual(['asap', '18:00', '18:15']);
    expect(offered('18:00', lunchAndSupper)).toStrictEqual([]);
  });

  it('[SLT-1] are empty in a mode that is not possible', () => {
    expect(offered('17:10', { possible: 'no', times: [] })).toStrictEqual([]);
  });

  it('[SLT-1] are only as soon as possible when the business is open without a listed time', () => {
    expect(offered('17:10', { times: [] })).toStrictEqual(['asap-after-opening']);
  });

  it('[SLT-2] include times past midnight of the service that begins today', () => {
    const late = { times: ['22:30', '23:30', '00:30'] };
    expect(offered('22:45', late)).toStrictEqual(['asap', '00:30']);
  });

  it('name the dates that the server gives a time after midnight (D83)', () => {
    const night = { calendar_date: '2026-11-22', service_date: '2026-11-21' };
    const late = { ...service(), times: [{ time: '22:30' }, { time: '23:55' }, { time: '00:30', night }] };
    expect(slotChoices(late, at('22:45')).slice(1)).toStrictEqual([
      {
        value: '23:55',
        kind: 'time',
        time: '23:55',
        at: at('23:55'),
        label: '23:55',
        period: { kind: 'tonight' },
      },
      {
        value: '00:30',
        kind: 'time',
        time: '00:30',
        at: Date.parse('2026-11-22T00:30:00Z'),
        label: 'Sunday 22 November, 00:30 (Saturday night)',
        period: { kind: 'after-midnight', date: '2026-11-22', serviceDate: '2026-11-21' },
      },
    ]);
  });

  it('include a time of the next evening after midnight, though the same time has passed (D83)', () => {
    const both = service({ began: '2026-11-20', times: ['18:00', '23:30', '00:30', '18:00', '23:30'] });
    expect(slotChoices(both, at('00:05')).map(({ value }) => value)).toStrictEqual([
      'ASAP',
      '18:00',
      '23:30',
    ]);
  });

  it('[SLT-2] are those of the service that began yesterday while it still runs after midnight', () => {
    const late = { began: '2026-11-20', times: ['17:30', '23:30', '00:30', '01:30', '02:00'] };
    expect(offered('00:20', late)).toStrictEqual(['asap', '01:30', '02:00']);
  });

  it('[SLT-2] are those of the coming evening when the business is closed after midnight', () => {
    expect(offered('00:20', { possible: 'pre', times: ['17:30', '18:00'] })).toStrictEqual([
      'asap-after-opening',
      '17:30',
      '18:00',
    ]);
  });

  it('[SLT-2] follow London time in summer too', () => {
    const summer = Date.parse('2026-07-21T16:15:00Z');
    expect(slotChoices(service({ began: '2026-07-21' }), summer).map(({ value }) => value)).toStrictEqual([
      'ASAP',
      '18:30',
      '18:45',
      '19:00',
    ]);
  });
});

const minute = 60_000;
const quarter = 15 * minute;
const hour = 60 * minute;

/** Every quarter of an hour of real time from one instant to another, as the server names it. */
const quartersOf = (from: string, to: string) => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const slots = [];
  for (let instant = Date.parse(from); instant <= Date.parse(to); instant += quarter)
    slots.push({ time: clock.format(instant), at: new Date(instant).toISOString() });
  return slots;
};

describe('the times on a night when the clocks change', () => {
  const nights = {
    spring: { from: '2026-03-28T20:00:00Z', to: '2026-03-29T04:00:00Z' },
    autumn: { from: '2026-10-24T19:00:00Z', to: '2026-10-25T05:00:00Z' },
  };

  it.each([
    { isOffered: true, possible: 'no' },
    { isOffered: false, possible: 'yes' },
  ] as const)('do not include ASAP where the mode cannot be ordered now: %j', (parts) => {
    expect(offered('18:00', parts)).toStrictEqual([]);
    expect(offered('16:00', parts)).toStrictEqual([
      '17:30',
      '17:45',
      '18:00',
      '18:15',
      '18:30',
      '18:45',
      '19:00',
    ]);
  });

  it.each(Object.keys(nights) as (keyof typeof nights)[])(
    '[SLT-6/checkout] in %s are at every minute exactly those more than a real hour away, each under a value of its own',
    (season) => {
      const { from, to } = nights[season];
      const times = quartersOf(from, to);
      const open: ModeOffer = { isOffered: true, possible: 'yes', minutes: 20, times };
      for (let now = Date.parse(from); now < Date.parse(to); now += minute) {
        const choices = slotChoices(open, now).filter(({ kind }) => kind === 'time');
        const far = times.filter(({ at: instant }) => Date.parse(instant) > now + hour);
        expect(choices).toHaveLength(far.length);
        expect(choices).toMatchObject(far.map(({ at: instant }) => ({ at: Date.parse(instant) })));
        expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
      }
    },
  );

  it('[SLT-6/checkout] in spring do not include one 22 minutes away, nor an hour that is skipped', () => {
    const open: ModeOffer = {
      isOffered: true,
      possible: 'yes',
      minutes: 20,
      times: quartersOf('2026-03-29T00:00:00Z', '2026-03-29T03:00:00Z'),
    };
    const choices = slotChoices(open, Date.parse('2026-03-29T00:38:00Z'));
    expect(choices.map(({ value }) => value).slice(0, 3)).toStrictEqual(['ASAP', '02:45', '03:00']);
  });

  it('[SLT-7/checkout] in autumn say of the second hour that the clocks have gone back', () => {
    const repeated = { calendar_date: '2026-10-25', service_date: '2026-10-24', repeated: 'yes' as const };
    const open: ModeOffer = {
      isOffered: true,
      possible: 'yes',
      minutes: 20,
      times: [
        { time: '01:45', at: '2026-10-25T00:45:00.000Z' },
        { time: '01:15', at: '2026-10-25T01:15:00.000Z', night: repeated },
        { time: '01:30', at: '2026-10-25T01:30:00.000Z', night: { ...repeated, service_date: '2026-10-25' } },
      ],
    };
    expect(slotChoices(open, Date.parse('2026-10-24T23:31:00Z'))).toMatchObject([
      { kind: 'asap-after-opening' },
      { time: '01:45' },
      {
        value: '2026-10-25T01:15:00.000Z',
        time: '01:15',
        label: 'Sunday 25 October, 01:15 (after the clocks go back), Saturday night',
      },
      { time: '01:30', label: '01:30 (after the clocks go back)' },
    ]);
    expect(lostLabel('2026-10-25T01:15:00.000Z')).toBe('01:15 (after the clocks go back)');
    expect(lostLabel('19:15')).toBe('19:15');
  });
});
