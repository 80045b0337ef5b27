import type { Bus } from '../../host';

/** What every bus does, the shell's and the fake one. `make` gives a fresh bus. */
export function busContract(make: () => Bus) {
  it('tells all subscribers of an event, in the order in which they subscribed, and nobody else', () => {
    const bus = make();
    const heard: string[] = [];
    bus.events('location-changed').subscribe(({ postcode }) => heard.push(`first ${postcode}`));
    bus.events('location-changed').subscribe(({ postcode }) => heard.push(`second ${postcode}`));
    bus.events('order-placed').subscribe(() => heard.push('order'));
    bus.publish('location-changed', { postcode: 'E1 6AN' });
    expect(heard).toEqual(['first E1 6AN', 'second E1 6AN']);
  });

  it('tells nothing of what was published before', () => {
    const bus = make();
    bus.publish('location-changed', { postcode: 'E1 6AN' });
    const heard = jest.fn();
    bus.events('location-changed').subscribe(heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('tells nothing after the subscription has ended; ending it twice does nothing', () => {
    const bus = make();
    const heard = jest.fn();
    const subscription = bus.events('cart-reset').subscribe(heard);
    subscription.unsubscribe();
    subscription.unsubscribe();
    bus.publish('cart-reset', { reason: 'new-day', businessId: null });
    expect(heard).not.toHaveBeenCalled();
  });

  it('lets one function listen twice, each subscription with its own end', () => {
    const bus = make();
    const heard = jest.fn();
    const first = bus.events('cart-reset').subscribe(heard);
    bus.events('cart-reset').subscribe(heard);
    first.unsubscribe();
    bus.publish('cart-reset', { reason: 'new-day', businessId: null });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('lets a subscriber that throws disturb neither the others nor the publisher', () => {
    const bus = make();
    const heard = jest.fn();
    bus.events('order-placed').subscribe(() => {
      throw new Error('of its own');
    });
    bus.events('order-placed').subscribe(heard);
    bus.publish('order-placed', { okey: 'key', businessId: '7' });
    bus.publish('order-placed', { okey: 'other', businessId: '7' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('does not tell a subscriber of an event during which another one has unsubscribed it', () => {
    const bus = make();
    const heard = jest.fn();
    bus.events('cart-changed').subscribe(() => second.unsubscribe());
    const second = bus.events('cart-changed').subscribe(heard);
    bus.publish('cart-changed', { businessId: '7', count: 1, total: 795, mode: null });
    expect(heard).not.toHaveBeenCalled();
  });

  it('tells everybody of an event that is published during another one', () => {
    const bus = make();
    const heard: string[] = [];
    bus.events('cart-reset').subscribe(() => bus.publish('location-changed', { postcode: 'E1 6AN' }));
    bus.events('location-changed').subscribe(({ postcode }) => heard.push(postcode));
    bus.publish('cart-reset', { reason: 'new-day', businessId: null });
    expect(heard).toEqual(['E1 6AN']);
  });
}
