import { aCatalogueBusiness } from '../testing/builders';
import { checkTime } from './check-time';

const now = Date.parse('2026-11-20T18:00:00Z');
const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const open = aCatalogueBusiness();
const gone = { kind: 'slot-gone' };

describe('the time that a customer asks for', () => {
  it('[SLT-2/orders] as soon as possible is taken while the kitchen is open, and has no instant', () => {
    const wanted = { slot: 'ASAP' };
    const possible = { kind: 'possible', at: undefined, night: undefined };
    expect(checkTime(open, 'delivery', wanted, now)).toStrictEqual(possible);
    expect(checkTime(open, 'collection', wanted, now)).toStrictEqual(possible);
  });

  it('[SLT-2/orders] is taken from 58 minutes ahead on', () => {
    const possible = { kind: 'possible', at: at('19:00'), night: undefined };
    const wanted = { slot: '19:00' };
    expect(checkTime(open, 'collection', wanted, at('18:01'))).toStrictEqual(possible);
    expect(checkTime(open, 'collection', wanted, at('18:02'))).toStrictEqual(gone);
    expect(checkTime(open, 'collection', wanted, at('18:02') - 1)).toStrictEqual(possible);
  });

  it('[SLT-2/orders] must be a quarter of an hour of the service, with its own instant where one is given', () => {
    expect(checkTime(open, 'collection', { slot: '20:10' }, now)).toStrictEqual(gone);
    expect(checkTime(open, 'collection', { slot: '23:30' }, now)).toStrictEqual(gone);
    const wanted = { slot: '20:15', slot_at: '2026-11-20T20:15:00.000Z' };
    expect(checkTime(open, 'collection', wanted, now)).toMatchObject({ kind: 'possible', at: at('20:15') });
    const ofAnother = { ...wanted, slot_at: '2026-11-20T20:30:00.000Z' };
    expect(checkTime(open, 'collection', ofAnother, now)).toStrictEqual(gone);
  });

  it('[KIT-22] is later while the kitchen has stopped that mode', () => {
    const paused = { ...open, paused: { pickup: at('18:30') } };
    expect(checkTime(paused, 'collection', { slot: 'ASAP' }, now)).toStrictEqual(gone);
    expect(checkTime(paused, 'collection', { slot: '20:15' }, now)).toMatchObject({ at: at('20:15') });
    expect(checkTime(paused, 'delivery', { slot: 'ASAP' }, now)).toMatchObject({ kind: 'possible' });
  });

  it('[SLT-2/orders] is refused where the mode is not offered', () => {
    const none = { ...open, pickup: { ...open.pickup, status: 'no' as const } };
    expect(checkTime(none, 'collection', { slot: 'ASAP' }, now)).toStrictEqual({ kind: 'closed' });
    expect(checkTime(none, 'delivery', { slot: 'ASAP' }, now)).toMatchObject({ kind: 'possible' });
  });
});
