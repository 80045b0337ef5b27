import { FakeClock } from '@storefront/host/testing';
import { ConnectionStore } from './connection-store';

const connection = (isOffline = () => false) => {
  const clock = new FakeClock();
  const probe = jest.fn();
  return { clock, probe, store: new ConnectionStore(clock, probe, isOffline) };
};

describe('the connection to the server', () => {
  it('is asked again with growing pauses, at most 15 seconds', () => {
    const { clock, probe, store } = connection();
    probe.mockImplementation(() => store.missed());
    store.missed();
    const at = [1_000, 2_000, 4_000, 8_000, 15_000, 15_000].map((pause) => {
      clock.advance(pause - 1);
      const before = probe.mock.calls.length;
      clock.advance(1);
      return probe.mock.calls.length - before;
    });
    expect(at).toStrictEqual([1, 1, 1, 1, 1, 1]);
  });

  it('[G18] tells those who wait for the server once it is back, and is shown as back for a moment', () => {
    const { clock, store } = connection();
    const resume = jest.fn();
    store.whenBack(resume);
    store.reached();
    expect(resume).not.toHaveBeenCalled();
    store.missed();
    expect(store.state).toBe('lost');
    store.reached();
    store.reached();
    expect(resume).toHaveBeenCalledTimes(1);
    expect(store.state).toBe('back');
    clock.advance(4_000);
    expect(store.state).toBe('reached');
    expect(clock.planned).toBe(0);
  });

  it('is asked at once when the customer wants to, and only while it is lost', () => {
    const { clock, probe, store } = connection();
    store.tryNow();
    expect(probe).not.toHaveBeenCalled();
    store.missed();
    store.tryNow();
    expect(probe).toHaveBeenCalledTimes(1);
    store.reached();
    clock.advance(60_000);
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('stays lost when it is lost again right after it was back', () => {
    const { clock, store } = connection();
    store.missed();
    store.reached();
    store.missed();
    clock.advance(900);
    expect(store.state).toBe('lost');
  });

  it('is asked with pauses that go on growing when it is lost again while it still shows as back', () => {
    const { clock, probe, store } = connection();
    probe.mockImplementation(() => store.reached());
    store.whenBack(() => store.missed());
    store.missed();
    clock.advance(1_000 + 2_000 + 4_000 + 8_000);
    expect(probe).toHaveBeenCalledTimes(4);
  });

  it('is asked after a short first pause again once it was there for a while', () => {
    const { clock, probe, store } = connection();
    store.missed();
    store.missed();
    store.reached();
    clock.advance(4_000);
    store.missed();
    clock.advance(1_000);
    expect(probe).toHaveBeenCalledTimes(1);
  });

  it('knows whether it was the device that had no network', () => {
    let isOffline = true;
    const { store } = connection(() => isOffline);
    store.missed();
    expect(store).toMatchObject({ state: 'lost', isOffline: true });
    isOffline = false;
    store.missed();
    expect(store).toMatchObject({ state: 'lost', isOffline: false });
  });

  it('does not tell those who have stopped waiting', () => {
    const { store } = connection();
    const resume = jest.fn();
    store.whenBack(resume)();
    store.missed();
    store.reached();
    expect(resume).not.toHaveBeenCalled();
  });
});
