import { aBusiness } from '../testing/builders';
import { checkDelivery } from './check-delivery';

const deliversTo = aBusiness({
  delivery: {
    status: 'yes',
    average_minutes: 45,
    preorder: 'yes',
    sectors: [{ sector: 'e16', charge: '2.50', minimum: '12.00', waiver: '25.00' }],
  },
});

describe('checking a delivery postcode', () => {
  it.each(['E1 6AN', 'e16an', '  e1  6an '])('[LST-3][SVC-22] finds the sector of %s', (typed) => {
    expect(checkDelivery(deliversTo, typed)).toMatchObject({ kind: 'delivers', sector: { sector: 'e16' } });
  });

  it('[SVC-23] refuses a sector that the business has not named, even in the same outcode', () => {
    expect(checkDelivery(deliversTo, 'E1 5AA')).toMatchObject({ kind: 'out-of-reach', postcode: 'E1 5AA' });
  });

  it('[LST-3] distinguishes E16 1AA, whose sector is e161, from E1 6AN', () => {
    expect(checkDelivery(deliversTo, 'E16 1AA')).toMatchObject({ kind: 'out-of-reach' });
  });

  it('[SVC-2] does not accept an outcode as an address', () => {
    expect(checkDelivery(deliversTo, 'E1')).toStrictEqual({ kind: 'outcode-alone' });
  });

  it('[SVC-2] does not accept an invalid postcode', () => {
    expect(checkDelivery(deliversTo, 'nowhere')).toStrictEqual({ kind: 'no-postcode' });
  });
});
