import { usualOrder } from './usual-order';
import type { PastOrder } from './usual-order';

const order = (parts: Partial<PastOrder> = {}): PastOrder => ({
  state: 'completed',
  mode: 'delivery',
  payment: 'cod',
  addressId: 'a-1',
  ...parts,
});

describe('the usual order of a customer', () => {
  it('is undefined when the customer has never ordered', () => {
    expect(usualOrder([])).toBeUndefined();
  });

  it('ignores an order that never reached the kitchen', () => {
    expect(
      usualOrder([order({ state: 'awaiting_code' }), order({ state: 'awaiting_payment' })]),
    ).toBeUndefined();
    expect(usualOrder([order({ state: 'awaiting_payment', payment: 'card' }), order()])?.payment).toBe('cod');
  });

  it('has the payment of the newest order and the address of the newest delivery', () => {
    const orders = [
      order({ mode: 'collection', payment: 'card', addressId: '' }),
      order({ addressId: 'a-2' }),
      order({ addressId: 'a-1' }),
    ];
    expect(usualOrder(orders)).toStrictEqual({ payment: 'card', addressId: 'a-2' });
  });

  it('has no address when nothing was ever delivered', () => {
    expect(usualOrder([order({ mode: 'collection', addressId: '' })])).toStrictEqual({
      payment: 'cod',
      addressId: '',
    });
  });
});
