import type { Bus } from '../../host';

/** What every bus does, the shell's and the fake one. `make` gives a fresh bus. */
export function busContract(make: () => Bus) {
  it('tells all subscribers of an event, in the order in which they subscribed, and nobody else', () => {
    const bus = make();
    const received: string[] = [];
    bus.events('location-changed').subscribe(({ postcode }) => received.push(`first ${postcode}`));
    bus.events('location-changed').subscribe(({ postcode }) => received.push(`second ${postcode}`));
    bus.events('order-placed').subscribe(() => received.push('order'));
    bus.publish('location-changed', { postcode: 'E1 6AN' });
    expect(received).toStrictEqual(['first E1 6AN', 'second E1 6AN']);
  });

  it('tells nothing of what was published before', () => {
    const bus = make();
    bus.publish('location-changed', { postcode: 'E1 6AN' });
    const received = jest.fn();
    bus.events('location-changed').subscribe(received);
    expect(received).not.toHaveBeenCalled();
  });

  it('tells nothing after the subscription has ended; ending it twice does nothing', () => {
    const bus = make();
    const received = jest.fn();
    const subscription = bus.events('cart-reset').subscribe(received);
    subscription.unsubscribe();
    subscription.unsubscribe();
    bus.publish('cart-reset', { reason: 'new-day', businessId: null });
    expect(received).not.toHaveBeenCalled();
  });

  it('lets one function listen twice, each subscription with its own end', () => {
    const bus = make();
    const received = jest.fn();
    const first = bus.events('cart-reset').subscribe(received);
    bus.events('cart-reset').subscribe(received);
    first.unsubscribe();
    bus.publish('cart-reset', { reason: 'new-day', businessId: null });
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('lets a subscriber that throws disturb neither the others nor the publisher', () => {
    const bus = make();
    const received = jest.fn();
    bus.events('order-placed').subscribe(() => {
      throw new Error('of its own');
    });
    bus.events('order-placed').subscribe(received);
    bus.publish('order-placed', { okey: 'key', businessId: '7' });
    bus.publish('order-placed', { okey: 'other', businessId: '7' });
    expect(received).toHaveBeenCalledTimes(2);
  });

  it('does not tell a subscriber of an event during which another one has unsubscribed it', () => {
    const bus = make();
    const received = jest.fn();
    bus.events('cart-changed').subscribe(() => second.unsubscribe());
    const second = bus.events('cart-changed').subscribe(received);
    bus.publish('cart-changed', { businessId: '7', count: 1, total: 795, mode: null });
    expect(received).not.toHaveBeenCalled();
  });

  it('tells everybody of an event that is published during another one', () => {
    const bus = make();
    const received: string[] = [];
    bus.events('cart-reset').subscribe(() => bus.publish('location-changed', { postcode: 'E1 6AN' }));
    bus.events('location-changed').subscribe(({ postcode }) => received.push(postcode));
    bus.publish('cart-reset', { reason: 'new-day', businessId: null });
    expect(received).toStrictEqual(['E1 6AN']);
  });
}
