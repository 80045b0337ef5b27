import { slotChoices } from './slots';
import type { ModeService } from './slots';

const at = (time: string) => Date.parse(`2026-11-21T${time.length === 5 ? `${time}:00` : time}Z`);
const evening = ['17:30', '17:45', '18:00', '18:15', '18:30', '18:45', '19:00'];

interface ServiceParts extends Partial<Omit<ModeService, 'times'>> {
  readonly times?: readonly string[];
}

const service = ({ times = evening, ...parts }: ServiceParts = {}): ModeService => ({
  possible: 'yes',
  takesMinutes: 30,
  times: times.map((time) => ({ time })),
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
    expect(offered('17:15')).toEqual(['asap', '18:30', '18:45', '19:00']);
    expect(offered('17:14')).toEqual(['asap', '18:15', '18:30', '18:45', '19:00']);
  });

  it('[SLT-3] begin with as soon as possible after opening while every time is more than an hour away', () => {
    expect(offered('16:29')[0]).toBe('asap-after-opening');
    expect(offered('16:30')[0]).toBe('asap');
  });

  it('[SLT-1] do not include as soon as possible once the kitchen cannot make it before the last time', () => {
    expect(offered('18:30')).toEqual(['asap']);
    expect(offered('18:31')).toEqual([]);
  });

  it('[SLT-1] do not include as soon as possible one second after the kitchen could have made it', () => {
    expect(offered('18:30:01')).toEqual([]);
  });

  it('[SLT-2/seconds] measure the hour to the second', () => {
    expect(offered('17:29:59')).toContain('18:30');
    expect(offered('17:30:00')).not.toContain('18:30');
  });

  it('do not include lunch once the kitchen cannot make it, though supper is still to come', () => {
    const lunchAndSupper = { times: ['12:30', '12:45', '13:00', '18:00', '18:15'] };
    expect(offered('12:30', lunchAndSupper)).toEqual(['asap', '18:00', '18:15']);
    expect(offered('12:15', { ...lunchAndSupper, takesMinutes: 50 })).toEqual(['asap', '18:00', '18:15']);
    expect(offered('18:00', lunchAndSupper)).toEqual([]);
  });

  it('[SLT-1] are empty in a mode that is not possible', () => {
    expect(offered('17:10', { possible: 'no', times: [] })).toEqual([]);
  });

  it('[SLT-1] are only as soon as possible when the business is open without a listed time', () => {
    expect(offered('17:10', { times: [] })).toEqual(['asap-after-opening']);
  });

  it('[SLT-2] include times past midnight of the service that begins today', () => {
    const late = { times: ['22:30', '23:30', '00:30'] };
    expect(offered('22:45', late)).toEqual(['asap', '00:30']);
  });

  it('keep the dates that the server gives a time after midnight (D83)', () => {
    const night = { calendar_date: '2026-11-22', service_date: '2026-11-21' };
    const late = { ...service(), times: [{ time: '22:30' }, { time: '23:55' }, { time: '00:30', night }] };
    expect(slotChoices(late, at('22:45')).slice(1)).toEqual([
      { value: '23:55', kind: 'time', night: undefined },
      { value: '00:30', kind: 'time', night },
    ]);
  });

  it('include a time of the next evening after midnight, though the same time has passed (D83)', () => {
    const both = {
      ...service(),
      times: ['18:00', '23:30', '00:30', '18:00', '23:30'].map((time) => ({ time })),
    };
    expect(slotChoices(both, at('00:05')).map(({ value }) => value)).toEqual(['ASAP', '18:00', '23:30']);
  });

  it('[SLT-2] are those of the service that began yesterday while it still runs after midnight', () => {
    const late = { times: ['17:30', '23:30', '00:30', '01:30', '02:00'] };
    expect(offered('00:20', late)).toEqual(['asap', '01:30', '02:00']);
  });

  it('[SLT-2] are those of the coming evening when the business is closed after midnight', () => {
    expect(offered('00:20', { possible: 'pre', times: ['17:30', '18:00'] })).toEqual([
      'asap-after-opening',
      '17:30',
      '18:00',
    ]);
  });

  it('[SLT-2] follow London time in summer too', () => {
    const summer = Date.parse('2026-07-21T16:15:00Z');
    expect(slotChoices(service(), summer).map(({ value }) => value)).toEqual([
      'ASAP',
      '18:30',
      '18:45',
      '19:00',
    ]);
  });
});
