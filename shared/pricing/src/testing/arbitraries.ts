import fc from 'fast-check';
import type { CartLine, ChosenGroup, OfferService, Service } from '../cart';
import type { Charge } from '../charges';
import type { DiscountChoice } from '../discounts/decision';
import type { Discount, Reduction } from '../discounts/discount';
import type { FreeDishGroup, Unlocking } from '../free-dish-group';
import type { Cart, Terms } from '../totals';

const PRODUCTS = ['p-1', 'p-2', 'p-3', 'p-4'];
const pence = (max = 5_000) => fc.nat({ max });
const productIds = fc.uniqueArray(fc.constantFrom(...PRODUCTS), { maxLength: 3 });
const name = fc.constantFrom('Dal', 'Naan', 'Raita <b>', 'Crème brûlée');
const offerService = fc.constantFrom<OfferService>('delivery', 'collection', 'both');
const rate = fc.nat({ max: 15_000 }).map((hundredths) => hundredths * 100);

/** Records with the usual prototype, as parsing makes them, so that they can be compared strictly. */
const record = <Value>(fields: { [Key in keyof Value]: fc.Arbitrary<Value[Key]> }): fc.Arbitrary<Value> =>
  fc.record<Value>(fields, { noNullPrototype: true });

const chosenGroup: fc.Arbitrary<ChosenGroup> = record({
  groupId: fc.constantFrom('o-1', 'o-2'),
  label: name,
  parentItemId: fc.constantFrom('', 'i-9'),
  items: fc.array(
    record({
      itemId: fc.constantFrom('i-1', 'i-2', 'i-3'),
      name,
      quantity: fc.integer({ min: 1, max: 9 }),
      price: pence(500),
    }),
    { maxLength: 3 },
  ),
});

export const anyLine: fc.Arbitrary<CartLine> = record({
  productId: fc.constantFrom(...PRODUCTS),
  name,
  mainProduct: fc.option(record({ id: fc.constantFrom('m-1', 'p-4'), name })),
  basePrice: pence(),
  quantity: fc.integer({ min: 1, max: 20 }),
  extras: fc.array(chosenGroup, { maxLength: 3 }),
  comment: fc.string({ maxLength: 50 }),
  categoryRank: fc.nat({ max: 30 }),
  productType: fc.constantFrom('', 'food'),
});

export const anyLines = fc.array(anyLine, { maxLength: 6 });

const anyReduction: fc.Arbitrary<Reduction> = fc.oneof(
  record({ kind: fc.constant('percentage' as const), rate }),
  record({ kind: fc.constant('price' as const), amount: pence() }),
);

export const anyDiscount: fc.Arbitrary<Discount> = record({
  id: fc.constantFrom('d-1', 'd-2', 'd-3'),
  code: fc.constantFrom('', 'NAAN3'),
  text: name,
  isManual: fc.boolean(),
  reduction: anyReduction,
  minimum: pence(),
  productIds,
  service: offerService,
  from: fc.constantFrom('', '2026-11-20', '2026-11-21'),
  until: fc.constantFrom('', '2026-11-20', '2026-11-19'),
});

export const anyCharge: fc.Arbitrary<Charge> = fc.oneof(
  record({ kind: fc.constant('fixed' as const), amount: pence(500) }),
  record({ kind: fc.constant('percentage' as const), rate }),
);

const unlocking: fc.Arbitrary<Unlocking> = fc.oneof(
  record({ kind: fc.constant('amount' as const), amount: pence(), isIndependent: fc.boolean() }),
  record({
    kind: fc.constant('products' as const),
    needs: fc.array(
      record({ productId: fc.constantFrom(...PRODUCTS), quantity: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 2 },
    ),
  }),
);

const freeDishGroup = (id: string): fc.Arbitrary<FreeDishGroup> =>
  record({
    id: fc.constant(id),
    welcomeText: name,
    service: offerService,
    selectable: fc.nat({ max: 3 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    unlocking,
    dishes: fc.uniqueArray(
      record({ id: fc.constantFrom('fd-1', 'fd-2', 'fd-3', 'fd-4'), name, price: pence(500) }),
      { selector: ({ id: dishId }) => dishId, maxLength: 4 },
    ),
  });

export const anyFreeDishGroups = fc.tuple(freeDishGroup('f-1'), freeDishGroup('f-2'), freeDishGroup('f-3'));

const anyService: fc.Arbitrary<Service> = fc.oneof(
  fc.constant({ mode: 'unset' as const }),
  record({ mode: fc.constant('collection' as const), minimum: pence() }),
  record({
    mode: fc.constant('delivery' as const),
    terms: record({ charge: pence(600), minimum: pence(), waiver: pence() }),
  }),
);

const anyChoice: fc.Arbitrary<DiscountChoice> = fc.oneof(
  fc.constant({ kind: 'automatic' as const }),
  record({ kind: fc.constant('chosen' as const), discountId: fc.constantFrom('d-1', 'd-2', 'd-9') }),
  record({ kind: fc.constant('manual' as const), discount: anyDiscount }),
);

export const anyCart: fc.Arbitrary<Cart> = record({
  lines: anyLines,
  service: anyService,
  discount: anyChoice,
  freeDishes: fc.dictionary(
    fc.constantFrom('f-1', 'f-2', 'f-3'),
    fc.array(fc.constantFrom('fd-1', 'fd-2', 'fd-3', 'fd-9'), { maxLength: 6 }),
  ),
});

export const anyTerms: fc.Arbitrary<Terms> = record({
  charges: record({ service: anyCharge, bag: anyCharge }),
  discounts: record({
    delivery: fc.array(anyDiscount, { maxLength: 3 }),
    collection: fc.array(anyDiscount, { maxLength: 3 }),
  }),
  freeDishGroups: anyFreeDishGroups,
  today: fc.constant('2026-11-20'),
});
