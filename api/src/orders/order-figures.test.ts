import type { CatalogueBusiness } from '../catalogue/format';
import { toProfile } from '../catalogue/format';
import { aBusiness, aCategory, aDiscount, aProduct } from '../testing/builders';
import { anOrder, anOrderingBusiness, cartItem } from '../testing/ordering';
import type { DeliveryOrder } from '../testing/ordering';
import { orderFigures } from './order-figures';
import { parseClaims } from './parse-claims';
import { priceOrder } from './price-order';

const code: CatalogueBusiness['discounts'][number] = {
  ...aDiscount('d-code'),
  code: 'TEN',
  commonrate: '10',
};
const business = anOrderingBusiness({
  discounts: [code],
  free_dishes: [
    {
      id: 'f-1',
      welcome_text: 'A free side',
      freedish_service_type: 'pickupdelivery',
      is_selectable: 1,
      condition: { amount: '15.00', product_list: [], independent: 'no', qnty: 1 },
      freedish_item: [
        { fd_id: 'fd-1', fd_name: 'Bhaji', fd_price: '3.50' },
        { fd_id: 'fd-2', fd_name: 'Samosa', fd_price: '3.00' },
      ],
    },
  ],
  menu: [
    aCategory('c-1', [
      aProduct('p-1', { product_name: 'Dal', allergens: ['mustard'], diets: ['vegan'] }),
      aProduct('p-2', { product_name: 'Naan', product_price: '2.40' }),
    ]),
  ],
});
const { menu, reviews: _, ...profile } = business;
const figuresOf = (parts: Partial<DeliveryOrder> = {}) => {
  const priced = priceOrder({
    profile: toProfile(business),
    categories: menu,
    claims: parseClaims(anOrder('', parts)),
    sector: profile.delivery.sectors[0],
    today: '2026-11-20',
  });
  return orderFigures(aBusiness(profile), menu, priced);
};

describe('what an order keeps', () => {
  it('is its business, the total and the figures in pence', () => {
    const kept = figuresOf();
    expect(kept).toMatchObject({
      businessId: 'b-saffron-yard',
      businessName: 'Saffron Yard',
      businessSlug: 'saffron-yard',
      businessPhone: '02079460101',
      businessAddress: '12 Hanbury Street, Spitalfields, London, E1 6QR',
      totalPence: 2275,
      service: { mode: 'delivery', terms: { charge: 250, minimum: 1200, waiver: 2500 } },
    });
    expect(kept.figures).toStrictEqual({
      subtotal: 1900,
      discount: 0,
      delivery: 250,
      service: 95,
      bag: 30,
      minimum: 1200,
      tip: 0,
      total: 2275,
      appliedDiscount: null,
    });
  });

  it('[G23] is each line with the allergens and diets of its dish, which may have none', () => {
    const { lines } = figuresOf({
      cartitems: [cartItem(), cartItem({ product_id: 'p-2', product_name: 'Naan', product_price: '2.40' })],
    });
    expect(lines.map(({ line, allergens, diets }) => [line.name, allergens, diets])).toStrictEqual([
      ['Dal', ['mustard'], ['vegan']],
      ['Naan', [], []],
    ]);
  });

  it('is the chosen free dishes with their number', () => {
    const freedish = [
      {
        id: 'f-1',
        qnty: 1,
        freedish_item: [
          { fd_id: 'fd-1', selected: 'no' as const },
          { fd_id: 'fd-2', selected: 'yes' as const },
        ],
      },
    ];
    expect(figuresOf({ freedish }).freeDishes).toStrictEqual([
      { id: 'fd-2', name: 'Samosa', price: 300, quantity: 1 },
    ]);
    expect(figuresOf().freeDishes).toStrictEqual([]);
  });

  it('is the code and the tip that were claimed, by the catalogue’s figures', () => {
    const discount = {
      ...aDiscount('d-code'),
      code: 'TEN',
      coupon_type: 'manual' as const,
      discountvalue: '99.00',
    };
    const { figures, lines } = figuresOf({ discount, tip: '2.00' });
    expect(figures).toMatchObject({
      discount: 190,
      tip: 200,
      appliedDiscount: { code: 'TEN', reduction: expect.anything() },
    });
    expect(figures.total).toBe(1900 - 190 + 250 + figures.service + 30 + 200);
    expect(lines).toHaveLength(1);
  });

  it('has no discount where the code is not the catalogue’s, or one is claimed as automatic that needs a code', () => {
    const wrong = {
      ...aDiscount('d-code'),
      code: 'TWENTY',
      coupon_type: 'manual' as const,
      discountvalue: '1.90',
    };
    expect(figuresOf({ discount: wrong }).figures.appliedDiscount).toBeNull();
    const listed = { ...aDiscount('d-code'), code: '', coupon_type: '' as const, discountvalue: '1.90' };
    expect(figuresOf({ discount: listed }).figures.appliedDiscount).toBeNull();
  });
});
