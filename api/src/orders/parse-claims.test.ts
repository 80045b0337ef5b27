import { parseClaims } from './parse-claims';

const discount = {
  discountid: 'd-1',
  discounttext: '10% off',
  payby: 'percentage' as const,
  commonrate: '10',
  minshop: '15.00',
  discounted_product_id: [],
  discountvalue: '1.20',
};
const claimed = (parts: Partial<Parameters<typeof parseClaims>[0]>) =>
  parseClaims({ cartitems: [], discount: null, freedish: [], del_mode: 'delivery', ...parts });

describe('what an order claims about its figures', () => {
  it('is a discount by its code where the customer typed one, and by its id where it is listed', () => {
    expect(claimed({}).discount).toStrictEqual({ kind: 'none' });
    expect(
      claimed({ discount: { ...discount, code: 'TEN', coupon_type: 'manual' as const } }).discount,
    ).toStrictEqual({ kind: 'code', code: 'TEN' });
    expect(claimed({ discount: { ...discount, code: '', coupon_type: '' } }).discount).toStrictEqual({
      kind: 'listed',
      id: 'd-1',
    });
  });

  it('is a tip in pence, nothing where none is sent', () => {
    expect(claimed({ tip: '2.50' }).tip).toBe(250);
    expect(claimed({}).tip).toBe(0);
  });
});
