import { usualOrder } from './usual-order';
import type { PastOrder } from './usual-order';

const order = (parts: Partial<PastOrder> = {}): PastOrder => ({
  state: 'completed',
  mode: 'delivery',
  payment: 'cod',
  addressId: 'a-1',
  ...parts,
});

describe('how a customer ordered last time', () => {
  it('nobody who has never ordered has a usual order', () => {
    expect(usualOrder([])).toBeUndefined();
  });

  it('an order that never reached the kitchen does not count', () => {
    expect(
      usualOrder([order({ state: 'awaiting_code' }), order({ state: 'awaiting_payment' })]),
    ).toBeUndefined();
    expect(usualOrder([order({ state: 'awaiting_payment', payment: 'card' }), order()])?.payment).toBe('cod');
  });

  it('the payment is that of the newest order, the address that of the newest delivery', () => {
    const orders = [
      order({ mode: 'collection', payment: 'card', addressId: '' }),
      order({ addressId: 'a-2' }),
      order({ addressId: 'a-1' }),
    ];
    expect(usualOrder(orders)).toEqual({ payment: 'card', addressId: 'a-2' });
  });

  it('there is no address where nothing was delivered', () => {
    expect(usualOrder([order({ mode: 'collection', addressId: '' })])).toEqual({
      payment: 'cod',
      addressId: '',
    });
  });
});
