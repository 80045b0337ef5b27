import type { CartLine, ChosenGroup, DeliveryTerms, Service } from '../cart';
import type { AutomaticDiscounts } from '../discounts/decision';
import type { Discount } from '../discounts/discount';
import type { FreeDishGroup } from '../free-dish-group';
import type { MenuDish } from '../menu';
import type { OptionGroup, OptionItem } from '../menu';
import type { Cart, Terms } from '../totals';

export function aLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    productId: 'p-1',
    name: 'Chana Masala',
    mainProduct: null,
    basePrice: 1000,
    quantity: 1,
    extras: [],
    comment: '',
    categoryRank: 0,
    productType: '',
    ...changes,
  };
}

/** One line that makes the food subtotal exactly this. */
export function foodFor(subtotal: number): readonly CartLine[] {
  return [aLine({ basePrice: subtotal })];
}

export function aChoice(changes: Partial<ChosenGroup> = {}): ChosenGroup {
  return {
    groupId: 'o-1',
    label: 'Rice',
    parentItemId: '',
    items: [{ itemId: 'i-1', name: 'Pilau', quantity: 1, price: 0 }],
    ...changes,
  };
}

/** A choice of free items, each in a quantity. */
export function ticked(groupId: string, quantities: Record<string, number>, parentItemId = ''): ChosenGroup {
  return aChoice({
    groupId,
    parentItemId,
    items: Object.entries(quantities).map(([itemId, quantity]) => ({
      itemId,
      name: itemId,
      quantity,
      price: 0,
    })),
  });
}

export function anItem(id: string, changes: Partial<OptionItem> = {}): OptionItem {
  return { id, name: id, label: id, description: '', price: 0, maximumQuantity: 9, groups: [], ...changes };
}

export function aGroup(changes: Partial<OptionGroup> = {}): OptionGroup {
  return {
    id: 'o-1',
    label: 'Extras',
    description: '',
    isRequired: false,
    shownAs: 'checkbox',
    minimum: 0,
    maximum: 0,
    maximumQuantity: 0,
    items: ['a', 'b', 'c', 'd'].map((id) => anItem(id)),
    ...changes,
  };
}

export function aProduct(changes: Partial<MenuDish> = {}): MenuDish {
  return {
    id: 'p-1',
    name: 'Chana Masala',
    price: 1000,
    isAvailable: true,
    subProducts: [],
    optionGroups: [],
    ...changes,
  };
}

export function aDiscount(changes: Partial<Discount> = {}): Discount {
  return {
    id: 'd-1',
    code: '',
    text: '10% off',
    isManual: false,
    reduction: { kind: 'percentage', rate: 100_000 },
    minimum: 0,
    productIds: [],
    service: 'both',
    from: '',
    until: '',
    ...changes,
  };
}

export function percent(rate: number): Pick<Discount, 'reduction'> {
  return { reduction: { kind: 'percentage', rate: rate * 10_000 } };
}

export function fixed(amount: number): Pick<Discount, 'reduction'> {
  return { reduction: { kind: 'price', amount } };
}

export function automatic(...discounts: readonly Discount[]): AutomaticDiscounts {
  return { delivery: discounts, collection: discounts };
}

export function aFreeDishGroup(changes: Partial<FreeDishGroup> = {}): FreeDishGroup {
  return {
    id: 'f-1',
    welcomeText: 'A free side',
    service: 'both',
    selectable: 1,
    quantity: 1,
    unlocking: { kind: 'amount', amount: 2000, isIndependent: false },
    dishes: [
      { id: 'fd-1', name: 'Onion Bhaji', price: 350 },
      { id: 'fd-2', name: 'Samosa', price: 300 },
      { id: 'fd-3', name: 'Pakora', price: 325 },
    ],
    ...changes,
  };
}

export function delivered(changes: Partial<DeliveryTerms> = {}): Service {
  return { mode: 'delivery', terms: { charge: 250, minimum: 1200, waiver: 2500, ...changes } };
}

export function fetched(minimum = 0): Service {
  return { mode: 'collection', minimum };
}

export function aCart(changes: Partial<Cart> = {}): Cart {
  return {
    lines: foodFor(1000),
    service: fetched(),
    discount: { kind: 'automatic' },
    freeDishes: {},
    ...changes,
  };
}

export function theTerms(changes: Partial<Terms> = {}): Terms {
  return {
    charges: { service: { kind: 'fixed', amount: 0 }, bag: { kind: 'fixed', amount: 0 } },
    discounts: automatic(),
    freeDishGroups: [],
    today: '2026-11-20',
    ...changes,
  };
}
