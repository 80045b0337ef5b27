import {
  busContract,
  clockContract,
  FakeBus,
  FakeClock,
  FakeSession,
  FakeStorage,
  sessionContract,
  storageContract,
} from '../testing';

describe('the fake bus', () => {
  busContract(() => new FakeBus());

  it('remembers what was published and what subscribers threw', () => {
    const bus = new FakeBus();
    const failure = new Error('of its own');
    bus.events('order-placed').subscribe(() => {
      throw failure;
    });
    bus.publish('order-placed', { okey: 'key', businessId: '7' });
    expect(bus.published).toEqual([{ name: 'order-placed', payload: { okey: 'key', businessId: '7' } }]);
    expect(bus.failures).toEqual([failure]);
  });
});

describe('the fake clock', () => {
  clockContract(() => {
    const clock = new FakeClock();
    return { clock, pass: (milliseconds) => clock.advance(milliseconds) };
  });

  it('tells how many timers are planned still', () => {
    const clock = new FakeClock();
    const end = clock.every(100, () => undefined);
    clock.after(50, () => undefined);
    expect(clock.planned).toBe(2);
    clock.advance(60);
    end();
    expect(clock.planned).toBe(0);
  });
});

describe('the fake storage', () => {
  storageContract(() => {
    const storage = new FakeStorage();
    return {
      storage,
      plant: (key, text) => storage.plant(key, text),
      changeElsewhere: (key, value) => storage.changeElsewhere(key, value),
    };
  });
});

describe('the fake session', () => {
  sessionContract(() => {
    const session = new FakeSession();
    return { session, logIn: (data) => session.logIn(data), dismiss: () => session.dismiss() };
  });
});
