import type { SavedAddress } from '../addresses/repository';
import { aPlacedOrder } from '../testing/placed-order';
import { presentOrderInList } from './present-order-in-list';

const { contact } = aPlacedOrder();
const saved = (parts: Partial<SavedAddress> = {}) => ({ ...contact, id: 'a-1', ...parts }) as SavedAddress;

describe('an order in the list of an account', () => {
  it('has what the list shows', () => {
    expect(presentOrderInList(aPlacedOrder({ state: 'completed', paymode: 'card' }), [])).toStrictEqual({
      okey: 'key-1',
      order_number: '10042',
      business_name: 'Saffron Yard',
      business_slug: 'saffron-yard',
      placed_at: '2026-11-20T18:30:00.000Z',
      del_mode: 'delivery',
      slot: 'ASAP',
      state: 'completed',
      total: '22.75',
      paymode: 'card',
      addressid: '',
      items: [{ product_name: 'Dal', product_qnty: 2 }],
    });
  });

  it('names the saved address that has the same lines', () => {
    const addressOf = (...addresses: SavedAddress[]) =>
      presentOrderInList(aPlacedOrder(), addresses).addressid;
    expect(addressOf(saved({ id: 'a-0', city: 'Leeds' }), saved())).toBe('a-1');
    for (const other of [
      { address: '2 Brick Lane' },
      { address2: 'Flat 2' },
      { city: 'Leeds' },
      { postcode: 'E1 6QR' },
    ])
      expect(addressOf(saved(other))).toBe('');
  });

  it('names none for a collection', () => {
    expect(presentOrderInList(aPlacedOrder({ mode: 'collection' }), [saved()]).addressid).toBe('');
  });
});
