import { formatPounds } from '@storefront/pricing';
import { toProfile } from '../catalogue/format';
import { aDiscount } from '../testing/builders';
import { anOrder, anOrderingBusiness, cartItem } from '../testing/ordering';
import { differsFromClaims } from './compare-claims';
import { parseClaims } from './parse-claims';
import { priceOrder } from './price-order';

/** A group from which one dish of two may be chosen free. */
const freeGroup = (id: string) => ({
  id,
  welcome_text: 'A free side',
  freedish_service_type: 'pickupdelivery' as const,
  is_selectable: 2,
  condition: { amount: '15.00', product_list: [], independent: 'yes' as const, qnty: 1 },
  freedish_item: ['a', 'b'].map((dish) => ({ fd_id: `${id}-${dish}`, fd_name: dish, fd_price: '3.00' })),
});
const chosen = (id: string, ...dishes: string[]) => ({
  id,
  qnty: 1,
  freedish_item: ['a', 'b'].map((dish) => ({
    fd_id: `${id}-${dish}`,
    selected: dishes.includes(dish) ? ('yes' as const) : ('no' as const),
  })),
});

const business = anOrderingBusiness({
  discounts: [aDiscount('d-1')],
  free_dishes: [freeGroup('f-1'), freeGroup('f-2')],
});
const [sector] = business.delivery.sectors;
const priced = (parts: Partial<ReturnType<typeof anOrder>> = {}) =>
  priceOrder({
    profile: toProfile(business),
    categories: business.menu,
    claims: parseClaims(anOrder('', { freedish: [chosen('f-1', 'a')], ...parts })),
    sector,
    today: '2026-11-20',
  });

const { figures } = priced();
const discount = {
  ...aDiscount('d-1'),
  coupon_type: '' as const,
  discountvalue: formatPounds(figures.discount),
};
/** What a page shows that has computed as the server does. */
const seen = {
  discount,
  freedish: [chosen('f-1', 'a')],
  service_charge: formatPounds(figures.service),
  baggage_charge: formatPounds(figures.bag),
  delivery_price: formatPounds(figures.delivery),
};

describe('what a customer saw', () => {
  it('[G4] is the order when cart, discount, charges and free dishes are the server’s', () => {
    expect(figures.discount).toBe(190);
    expect(differsFromClaims(priced(), seen)).toBe(false);
  });

  it.each([
    ['service charge', { service_charge: '0.00' }],
    ['bag charge', { baggage_charge: '0.00' }],
    ['delivery charge', { delivery_price: '0.00' }],
    ['value of the discount', { discount: { ...discount, discountvalue: '1.91' } }],
    ['discount', { discount: { ...discount, discountid: 'd-2' } }],
    ['discount, which was none,', { discount: null }],
  ])('[G4] is another order when the %s is another', (_, parts) => {
    expect(differsFromClaims(priced(), { ...seen, ...parts })).toBe(true);
  });

  it('[G4] is another order when a discount was seen that is none', () => {
    const small = priced({ cartitems: [cartItem({ product_qnty: 1 })] });
    const none = priceOrder({
      profile: toProfile({ ...business, discounts: [] }),
      categories: business.menu,
      claims: parseClaims(anOrder('', { freedish: [chosen('f-1', 'a')] })),
      sector,
      today: '2026-11-20',
    });
    expect(
      differsFromClaims(none, {
        ...seen,
        discount: null,
        service_charge: formatPounds(none.figures.service),
      }),
    ).toBe(false);
    expect(differsFromClaims(none, seen)).toBe(true);
    expect(differsFromClaims(small, seen)).toBe(true);
  });

  it('[G4] is another order when the menu has changed a dish, even where all figures are the same', () => {
    const renamed = priced({ cartitems: [cartItem({ product_name: 'Dahl' })] });
    expect(renamed.figures.total).toBe(figures.total);
    expect(differsFromClaims(renamed, seen)).toBe(true);
    const dearer = priced({ cartitems: [cartItem({ product_price: '9.00', sell_price: '9.00' })] });
    expect(dearer.figures.total).toBe(figures.total);
    expect(differsFromClaims(dearer, seen)).toBe(true);
  });
});

describe('the free dishes that a customer saw', () => {
  const both = [chosen('f-1', 'a', 'b'), chosen('f-2', 'b')];

  it('[G4] are the same in any order, with or without groups of which nothing is chosen', () => {
    const [one, other] = both as [(typeof both)[number], (typeof both)[number]];
    const turned = [other, { ...one, freedish_item: [...one.freedish_item].reverse() }];
    expect(differsFromClaims(priced({ freedish: both }), { ...seen, freedish: turned })).toBe(false);
    const withEmpty = [chosen('f-1', 'a'), chosen('f-2')];
    expect(differsFromClaims(priced(), { ...seen, freedish: withEmpty })).toBe(false);
    const withNone = [chosen('f-1', 'a'), { ...chosen('f-2', 'a'), qnty: 0 }];
    expect(differsFromClaims(priced(), { ...seen, freedish: withNone })).toBe(false);
    expect(differsFromClaims(priced({ freedish: [] }), { ...seen, freedish: [] })).toBe(false);
  });

  it.each([
    ['another dish', [chosen('f-1', 'b')]],
    ['one dish more', [chosen('f-1', 'a', 'b')]],
    ['a group more', [chosen('f-1', 'a'), chosen('f-2', 'a')]],
    ['another group', [{ ...chosen('f-1', 'a'), id: 'f-2' }]],
    ['another quantity', [{ ...chosen('f-1', 'a'), qnty: 2 }]],
    ['none', []],
  ])('[G4] are others: %s', (_, freedish) => {
    expect(differsFromClaims(priced(), { ...seen, freedish })).toBe(true);
  });
});
