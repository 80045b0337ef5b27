import type { BusEvents } from '@storefront/contract';
import { busContract } from '@storefront/host/testing';
import { joinedTabs } from '../testing/joined-tabs';
import { EventBus } from './event-bus';
import type { SubscriberFailure } from './event-bus';
import { otherTabs } from './other-tabs';
import type { TabLine } from './other-tabs';

const busOn = (line: TabLine, failures: SubscriberFailure[] = []) =>
  new EventBus(otherTabs(line), (failure) => failures.push(failure));

const alone = (failures?: SubscriberFailure[]) => busOn(joinedTabs()(), failures);

describe('the event bus of the shell', () => {
  busContract(() => alone().ownedBy('test'));

  it('[BUS-1] carries every event of the contract with its payload', () => {
    const events: { [Name in keyof BusEvents]: BusEvents[Name] } = {
      'login-complete': { userId: '41', guest: false },
      'logged-out': { reason: 'asked' },
      'cart-changed': { businessId: '7', count: 2, total: 1590, mode: 'delivery' },
      'cart-reset': { reason: 'other-business', businessId: '8' },
      'location-changed': { postcode: 'E1 6AN' },
      'page-viewed': { path: '/', at: 1 },
      'remote-failed': {
        feature: 'listing',
        version: '1.0.0',
        phase: 'render',
        code: 'TypeError',
        replacedBy: null,
      },
      'order-placed': { okey: 'key', businessId: '7' },
      'booking-placed': { id: 'b', businessId: '7' },
    };
    const bus = alone();
    const heard: unknown[] = [];
    const names = Object.keys(events) as (keyof BusEvents)[];
    for (const name of names)
      bus
        .ownedBy('test')
        .events(name)
        .subscribe((payload) => heard.push(payload));
    for (const name of names) bus.publish(name, events[name]);
    expect(heard).toStrictEqual(Object.values(events));
  });

  it('[BUS-2] a subscriber that throws is reported with its owner, and the others hear the event', () => {
    const failures: SubscriberFailure[] = [];
    const bus = alone(failures);
    const error = new Error('of the booking');
    bus
      .ownedBy('booking ./widgets/BookTab')
      .events('cart-reset')
      .subscribe(() => {
        throw error;
      });
    const heard = jest.fn();
    bus.ownedBy('ordering ./pages/business').events('cart-reset').subscribe(heard);
    bus.publish('cart-reset', { reason: 'new-day', businessId: null });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(failures).toStrictEqual([{ owner: 'booking ./widgets/BookTab', event: 'cart-reset', error }]);
  });

  it('[BUS-2] an asynchronous subscriber that rejects is reported too', async () => {
    const failures: SubscriberFailure[] = [];
    const bus = alone(failures);
    const error = new Error('later');
    bus
      .ownedBy('listing ./pages/home')
      .events('cart-reset')
      .subscribe(() => Promise.reject(error));
    bus.publish('cart-reset', { reason: 'new-day', businessId: null });
    await Promise.resolve();
    await Promise.resolve();
    expect(failures).toStrictEqual([{ owner: 'listing ./pages/home', event: 'cart-reset', error }]);
  });

  it('[BUS-3] when an owner leaves, all its subscriptions end, and no others do', () => {
    const bus = alone();
    const page = bus.ownedBy('listing ./pages/home');
    const other = bus.ownedBy('header');
    const [gone, stays] = [jest.fn(), jest.fn()];
    page.events('cart-reset').subscribe(gone);
    page.events('location-changed').subscribe(gone);
    other.events('cart-reset').subscribe(stays);
    page.end();
    bus.publish('cart-reset', { reason: 'new-day', businessId: null });
    bus.publish('location-changed', { postcode: 'E1 6AN' });
    expect(gone).not.toHaveBeenCalled();
    expect(stays).toHaveBeenCalledTimes(1);
  });

  it('[BUS-4] a cart reset and the login state reach the other tabs, once each and not back again', () => {
    const line = joinedTabs();
    const [here, there] = [busOn(line()), busOn(line())];
    const heard: string[] = [];
    for (const name of ['cart-reset', 'login-complete', 'logged-out'] as const) {
      here
        .ownedBy('here')
        .events(name)
        .subscribe(() => heard.push(`here ${name}`));
      there
        .ownedBy('there')
        .events(name)
        .subscribe(() => heard.push(`there ${name}`));
    }
    here.publish('cart-reset', { reason: 'ordered', businessId: '7' });
    here.publish('login-complete', { userId: '41', guest: false });
    here.publish('logged-out', { reason: 'asked' });
    expect(heard).toStrictEqual([
      'here cart-reset',
      'there cart-reset',
      'here login-complete',
      'there login-complete',
      'here logged-out',
      'there logged-out',
    ]);
  });

  it('[BUS-4] an event that concerns one tab stays in it', () => {
    const line = joinedTabs();
    const [here, there] = [busOn(line()), busOn(line())];
    const heard = jest.fn();
    there.ownedBy('there').events('location-changed').subscribe(heard);
    there.ownedBy('there').events('logged-out').subscribe(heard);
    here.publish('location-changed', { postcode: 'E1 6AN' });
    here.publishHere('logged-out', { reason: 'guest-left' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('[BUS-6] an unknown event is ignored, and an added field does no harm', () => {
    const line = joinedTabs();
    const newer = line();
    const bus = busOn(line());
    const heard: unknown[] = [];
    bus
      .ownedBy('here')
      .events('cart-reset')
      .subscribe(({ reason }) => heard.push(reason));
    newer.post({ event: 'table-moved', payload: { table: 4 } });
    newer.post('nonsense');
    newer.post(null);
    newer.post({
      event: 'cart-reset',
      payload: { reason: 'ordered', businessId: '7', since: 'a later release' },
    });
    expect(heard).toStrictEqual(['ordered']);
  });
});
