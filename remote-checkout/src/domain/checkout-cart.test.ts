import fc from 'fast-check';
import { FakeStorage, fakeHost } from '@storefront/host/testing';
import {
  formatPounds,
  priceCart,
  parseFreeDishGroups,
  wireCartItem,
  wireDiscount,
  wireGivenGroup,
  wireServiceCharge,
  wireServiceMode,
} from '@storefront/pricing';
import type { CartFigures, CartLine, Discount, FreeDishGroup, Service, Terms } from '@storefront/pricing';
import { StoredCart } from '../gateway/stored-cart';
import { aBusiness, aDiscount, aFreeDishGroup, anItem } from '../testing/wire';
import { priceCheckoutCart } from './checkout-cart';

const noDiscounts = { delivery: [], collection: [] };

/** Stores a cart as the business page does, and prices it as the checkout does. */
const checkedOut = (
  lines: readonly CartLine[],
  service: Exclude<Service, { mode: 'unset' }>,
  terms: Terms,
  chosen: Record<string, string[]>,
) => {
  const figures: CartFigures = priceCart(
    { lines, service, discount: { kind: 'automatic' }, freeDishes: chosen },
    terms,
  );
  const storage = new FakeStorage();
  const business = aBusiness();
  const minimum = service.mode === 'delivery' ? service.terms.minimum : service.minimum;
  storage.write('business_id', 'b-1');
  storage.write('business_details', {
    ...business,
    info: { ...business.info, pickup_minorder_price: formatPounds(minimum) },
    business_service_charge: {
      service_charge_type: 'percentage',
      service_charge: '7.5',
      baggage_charge_type: 'fixed_price',
      baggage_charge: '0.10',
    },
  });
  storage.write(
    'cartlist',
    lines.map((line) => wireCartItem(line, noDiscounts, figures.appliedDiscount)),
  );
  storage.write('isDelMode', wireServiceMode(service.mode));
  storage.write('minimum_order', formatPounds(figures.minimum));
  if (service.mode === 'delivery') {
    storage.write('zone_delivery_charg', formatPounds(service.terms.charge));
    storage.write('delivery_charge_waiver', formatPounds(service.terms.waiver));
  }
  if (figures.appliedDiscount)
    storage.write('discount', wireDiscount(figures.appliedDiscount, figures.discount));
  storage.write('scharge', wireServiceCharge(figures));
  storage.write('freedish', figures.freeDishes.map(wireGivenGroup));
  const stored = new StoredCart(fakeHost({ storage }));
  const known = stored.business();
  const cart = known && stored.read(known.collectionMinimum);
  return { figures, checkout: known && cart && priceCheckoutCart(cart, known) };
};

const discount = (parts: Partial<Discount> = {}): Discount => ({
  id: 'd-1',
  code: '',
  text: '',
  isManual: false,
  reduction: { kind: 'percentage', rate: 100_000 },
  minimum: 0,
  productIds: [],
  service: 'both',
  from: '',
  until: '',
  ...parts,
});
const freeDishGroups = ((): readonly FreeDishGroup[] => {
  const read = parseFreeDishGroups({
    amount: [aFreeDishGroup()],
    group: [
      aFreeDishGroup({
        id: 'g-2',
        is_selectable: 0,
        condition: { product_list: [{ pro_id: 'p-0', qty: 2 }], amount: '', independent: 'yes', qnty: 1 },
      }),
    ],
  });
  return read.ok ? read.value : [];
})();
const terms = (discounts: readonly Discount[]): Terms => ({
  charges: { service: { kind: 'percentage', rate: 75_000 }, bag: { kind: 'fixed', amount: 10 } },
  discounts: { delivery: discounts, collection: discounts },
  freeDishGroups,
  today: '2026-11-21',
});
const line = (at: number, basePrice: number, quantity: number): CartLine => ({
  productId: `p-${at}`,
  name: `Dish ${at}`,
  mainProduct: null,
  basePrice,
  quantity,
  extras: [],
  comment: '',
  categoryRank: 0,
  productType: '',
});

describe('the figures of a kept cart', () => {
  it('[TTL-8] are those that the business page showed, for any cart', () => {
    const carts = fc
      .array(
        fc.record({
          basePrice: fc.integer({ min: 1, max: 4_000 }),
          quantity: fc.integer({ min: 1, max: 9 }),
        }),
        { minLength: 1, maxLength: 8 },
      )
      .map((dishes) => dishes.map(({ basePrice, quantity }, at) => line(at, basePrice, quantity)));
    const pounds = fc.integer({ min: 0, max: 5_000 });
    const services = fc.oneof(
      pounds.map((minimum) => ({ mode: 'collection' as const, minimum })),
      fc
        .record({ charge: pounds, minimum: pounds, waiver: pounds })
        .map((granted) => ({ mode: 'delivery' as const, terms: granted })),
    );
    const discounts = fc.oneof(
      fc.constant([]),
      pounds.map((minimum) => [discount({ minimum })]),
      pounds.map((amount) => [discount({ reduction: { kind: 'price', amount } })]),
    );
    const choices = fc.constantFrom<Record<string, string[]>>({}, { 'g-1': ['f-2'] });
    fc.assert(
      fc.property(carts, services, discounts, choices, (lines, service, offered, chosen) => {
        const { figures, checkout } = checkedOut(lines, service, terms(offered), chosen);
        expect(checkout).toMatchObject({
          total: figures.total,
          subtotal: figures.subtotal,
          discount: figures.discount,
          delivery: figures.delivery,
          savedOnFreeDishes: figures.savings,
          meetsMinimum: figures.meetsMinimum,
        });
      }),
      { numRuns: 300 },
    );
  });
});

/** Stores a cart with these values and prices it at checkout. */
const keptWith = (values: {
  mode?: 'delivery' | 'collection';
  price?: string;
  discount?: ReturnType<typeof aDiscount>;
  waiver?: string;
  service?: string;
  freedish?: ReturnType<typeof aFreeDishGroup>[];
}) => {
  const storage = new FakeStorage();
  const { mode = 'delivery', price = '20.00' } = values;
  storage.write('business_id', 'b-1');
  storage.write(
    'business_details',
    aBusiness({
      business_service_charge: {
        service_charge_type: 'percentage',
        service_charge: values.service ?? '0',
        baggage_charge_type: 'fixed_price',
        baggage_charge: '0.10',
      },
    }),
  );
  storage.write('cartlist', [anItem({ product_price: price, sell_price: price, product_qnty: 1 })]);
  storage.write('isDelMode', wireServiceMode(mode));
  storage.write('minimum_order', '0.00');
  storage.write('zone_delivery_charg', '2.50');
  storage.write('delivery_charge_waiver', values.waiver ?? '0.00');
  if (values.discount) storage.write('discount', values.discount);
  if (values.freedish) storage.write('freedish', values.freedish);
  const stored = new StoredCart(fakeHost({ storage }));
  const business = stored.business();
  const cart = business && stored.read(business.collectionMinimum);
  if (!business || !cart) throw new Error('The cart was not kept');
  return priceCheckoutCart(cart, business);
};

describe('the checkout total', () => {
  it('[TTL-2] is subtotal less discount, with delivery, service and bag charge', () => {
    const figures = keptWith({ discount: aDiscount(), service: '5' });
    expect(figures).toMatchObject({ subtotal: 2000, discount: 200, delivery: 250, service: 100, bag: 10 });
    expect(figures.total).toBe(2000 - 200 + 250 + 100 + 10);
  });

  it('[TTL-3] a discount is rounded to the nearest ten pence, half away from zero', () => {
    expect(keptWith({ price: '20.40', discount: aDiscount() }).discount).toBe(200);
    expect(keptWith({ price: '20.50', discount: aDiscount() }).discount).toBe(210);
  });

  it('[TTL-4] a discount never makes the food cost less than zero', () => {
    const everything = aDiscount({ payby: 'price', commonrate: '90.00' });
    expect(keptWith({ mode: 'collection', discount: everything })).toMatchObject({
      discount: 2000,
      total: 10,
    });
  });

  it('[TTL-5] percentage charges apply to the food before the discount', () => {
    expect(keptWith({ service: '10', discount: aDiscount() }).service).toBe(200);
  });

  it('[TTL-6] delivery is free once the discounted total reaches the waiver; a waiver of 0 waives nothing', () => {
    expect(keptWith({ waiver: '18.00', discount: aDiscount() }).delivery).toBe(0);
    expect(keptWith({ waiver: '18.01', discount: aDiscount() }).delivery).toBe(250);
    expect(keptWith({ waiver: '0.00' }).delivery).toBe(250);
  });

  it('[TTL-7] collection has no delivery charge', () => {
    expect(keptWith({ mode: 'collection' }).delivery).toBe(0);
  });

  it('[TTL-9] the saving on free dishes is price × quantity of the selected ones', () => {
    expect(keptWith({ freedish: [aFreeDishGroup()] }).savedOnFreeDishes).toBe(2 * 125);
    expect(keptWith({ price: '14.99', freedish: [aFreeDishGroup()] }).savedOnFreeDishes).toBe(0);
  });
});
