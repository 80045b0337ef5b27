import {
  apiContract,
  busContract,
  clockContract,
  FakeApi,
  FakeBus,
  FakeClock,
  FakeNavigation,
  FakeSession,
  FakeStorage,
  navigationContract,
  sessionContract,
  storageContract,
} from '../testing';
import { impossibleAnswers } from './fake-api';

describe('the fake bus', () => {
  busContract(() => new FakeBus());

  it('remembers what was published and what subscribers threw', () => {
    const bus = new FakeBus();
    const failure = new Error('of its own');
    bus.events('order-placed').subscribe(() => {
      throw failure;
    });
    bus.publish('order-placed', { okey: 'key', businessId: '7' });
    expect(bus.published).toStrictEqual([
      { name: 'order-placed', payload: { okey: 'key', businessId: '7' } },
    ]);
    expect(bus.failures).toStrictEqual([failure]);
  });
});

describe('the fake clock', () => {
  clockContract(() => {
    const clock = new FakeClock();
    return { clock, pass: (milliseconds) => clock.advance(milliseconds) };
  });

  it('counts the timers that are still planned', () => {
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
      writeRaw: (key, text) => storage.writeRaw(key, text),
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

describe('the fake API', () => {
  apiContract((script) => {
    const api = new FakeApi(script);
    return { api, calls: api.calls };
  });

  it('refuses to answer what the wire could not carry, and fails the test that did so', async () => {
    const answer = { responsecode: '200', title: 7 } as never;
    const api = new FakeApi({
      'information/page': () => answer,
      'users/logout': () => ({ responsecode: '999' }) as never,
    });
    await expect(api.call('information/page', { slug: 'privacy' })).rejects.toThrow('/title Expected string');
    await expect(api.call('users/logout', { sessiontoken: '' })).rejects.toThrow('responsecode 999');
    // Left there, they would fail this test too.
    expect(impossibleAnswers.splice(0)).toHaveLength(2);
  });

  it('takes a code that is a number, as the wire may carry it', async () => {
    const api = new FakeApi({ 'users/logout': () => ({ responsecode: 200 }) as never });
    expect(await api.call('users/logout', { sessiontoken: '' })).toStrictEqual({ responsecode: 200 });
  });
});

describe('the fake navigation', () => {
  navigationContract(() => {
    const navigation = new FakeNavigation();
    return { navigation, moves: navigation.moves };
  });
});
