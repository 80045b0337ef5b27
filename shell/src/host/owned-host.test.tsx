import { hostContractVersion } from '@storefront/contract';
import { FakeClock, fakeHost, FakeStorage } from '@storefront/host/testing';
import { EventBus } from '../bus/event-bus';
import { otherTabs } from '../bus/other-tabs';
import { joinedTabs } from '../testing/joined-tabs';
import { hostFactory } from './owned-host';

const factory = () => {
  const failures: string[] = [];
  const bus = new EventBus(otherTabs(joinedTabs()()), ({ owner }) => failures.push(owner));
  const [clock, storage, heads] = [new FakeClock(), new FakeStorage(), [] as string[]];
  const hosts = hostFactory({
    ...fakeHost({ storage }),
    bus,
    clock,
    storage,
    head: { set: ({ title }) => heads.push(title) },
  });
  return { hosts, bus, clock, storage, heads, failures };
};

describe('the Host of one owner', () => {
  it('names the version of its contract', () => {
    expect(factory().hosts('listing ./pages/home').host.contract).toBe(hostContractVersion);
  });

  it('[BUS-3] ends its subscriptions, watches and timers with its page, and nobody else’s', () => {
    const { hosts, bus, clock, storage } = factory();
    const [gone, stays] = [jest.fn(), jest.fn()];
    const page = hosts('listing ./pages/home');
    const other = hosts('ordering ./pages/business');
    for (const [{ host }, run] of [
      [page, gone],
      [other, stays],
    ] as const) {
      host.bus.events('cart-reset').subscribe(run);
      host.storage.watch('business_id', run);
      host.clock.after(100, run);
      host.clock.every(100, run);
    }
    page.end();
    bus.publish('cart-reset', { reason: 'new-day', businessId: null });
    storage.changeElsewhere('business_id', '8');
    clock.advance(200);
    expect(gone).not.toHaveBeenCalled();
    expect(stays).toHaveBeenCalledTimes(5);
  });

  it('does not hold on to timers and subscriptions that have run or ended', () => {
    const { hosts, clock } = factory();
    const { host, end } = hosts('listing ./pages/home');
    host.clock.after(100, () => undefined);
    host.clock.every(100, () => undefined)();
    clock.advance(100);
    expect(clock.planned).toBe(0);
    end();
    expect(clock.planned).toBe(0);
  });

  it('[BUS-2] is named in the report when one of its subscribers throws', () => {
    const { hosts, bus, failures } = factory();
    hosts('booking ./widgets/BookTab')
      .host.bus.events('cart-reset')
      .subscribe(() => {
        throw new Error('of its own');
      });
    bus.publish('cart-reset', { reason: 'new-day', businessId: null });
    expect(failures).toStrictEqual(['booking ./widgets/BookTab']);
  });

  it('does not change the title once its page has gone', () => {
    const { hosts, heads } = factory();
    const { host, end } = hosts('listing ./pages/home');
    host.head.set({ title: 'Home' });
    end();
    host.head.set({ title: 'Too late' });
    expect(heads).toStrictEqual(['Home']);
  });
});
