import type { OpenDatabase } from '../database/database';
import { openFreshDatabase } from '../testing/databases';
import { fixedClock } from '../testing/fixed-clock';
import { silentLog } from '../testing/silent-log';
import { LiveTonight } from './live-tonight';
import { createTonightRepository } from './tonight-repository';

const clock = fixedClock('2026-11-20T18:30:00Z');
const soldOut = { businessId: 'b', subject: 'dish', targets: ['naan'], until: null } as const;

describe('what kitchens have changed, in memory', () => {
  let opened: OpenDatabase;
  beforeAll(async () => (opened = await openFreshDatabase()));
  afterAll(() => opened.close());

  it('says when something else holds after everything was read again, and only then', async () => {
    const { database } = opened;
    const repository = createTonightRepository(database);
    const changed = jest.fn();
    const live = new LiveTonight({ database, clock, log: silentLog, changed });
    const changesByReadingAgain = async () => {
      changed.mockClear();
      // Which business has changed is not known after the connection was lost.
      await live.read(undefined);
      return changed.mock.calls.length;
    };

    expect(await changesByReadingAgain()).toBe(0);
    await repository.put(soldOut);
    expect(await changesByReadingAgain()).toBe(1);
    expect(live.of('b')?.dishes).toStrictEqual(new Map([['naan', Infinity]]));
    expect(await changesByReadingAgain()).toBe(0);

    const until = new Date('2026-11-20T23:00:00Z');
    await repository.put({ ...soldOut, until });
    expect(await changesByReadingAgain()).toBe(1);
    expect(live.of('b')?.dishes).toStrictEqual(new Map([['naan', until.getTime()]]));

    await repository.put({ ...soldOut, businessId: 'c' });
    expect(await changesByReadingAgain()).toBe(1);
    await repository.remove('b', 'dish', ['naan']);
    expect(await changesByReadingAgain()).toBe(1);
    expect(live.of('b')).toBeUndefined();
    expect(await changesByReadingAgain()).toBe(0);
  });
});
