import type { StoredKey } from '@storefront/contract';
import { aWireFreeDishGroup, aWireDiscount, aWireItem } from '@storefront/contract/testing';
import type { FakeStorage } from '@storefront/host/testing';

type Texts = { readonly [Key in StoredKey]?: unknown };

/** A cart as a browser may hold it, from today or from an earlier release, and what every reader must make of it. */
export interface StoredCartCase {
  readonly name: string;
  readonly stored: Texts;
  /** `''` when the customer has to choose the mode. */
  readonly service: '' | 'collection' | 'delivery 1200 250 2500';
  readonly hasCart: boolean;
  /** Whether the cart is dropped with a notice. */
  readonly isDropped?: boolean;
}

const item = aWireItem({
  product_id: 'p-dal',
  product_name: 'Tarka Dal',
  product_price: '6.50',
  sell_price: '6.50',
  product_qnty: 4,
});
const without = <Value extends object>(value: Value, ...keys: (keyof Value)[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key as keyof Value)));

/** A delivery cart of the latest shape. */
const whole: Texts = {
  business_id: 'b-1',
  cartlist: [item],
  isDelMode: 'delivery',
  minimum_order: '12.00',
  zone_delivery_charg: '2.50',
  delivery_charge_waiver: '25.00',
  discount: aWireDiscount(),
  freedish: [aWireFreeDishGroup()],
  freedish_chosen: [{ id: 'f-1', dishes: [] }],
  freedish_seen: [],
};
const delivered = { service: 'delivery 1200 250 2500', hasCart: true } as const;
const withoutMode = { service: '', hasCart: true } as const;

/** Every shape in which a cart was ever stored, and the ways in which it may be damaged. */
export const storedCarts: readonly StoredCartCase[] = [
  { name: 'as it is kept today', stored: whole, ...delivered },
  {
    name: 'for collection, without the delivery terms',
    stored: {
      ...without(whole, 'minimum_order', 'zone_delivery_charg', 'delivery_charge_waiver'),
      isDelMode: 'pickup',
    },
    service: 'collection',
    hasCart: true,
  },
  {
    name: 'from before choices and seen popups were kept',
    stored: without(whole, 'freedish_chosen', 'freedish_seen'),
    ...delivered,
  },
  {
    name: 'from before lines had the rank of their category',
    stored: { ...whole, cartlist: [without(item, 'menucategory_rank')] },
    ...delivered,
  },
  { name: 'without zone_delivery_charg', stored: without(whole, 'zone_delivery_charg'), ...withoutMode },
  { name: 'without minimum_order', stored: without(whole, 'minimum_order'), ...withoutMode },
  {
    name: 'without delivery_charge_waiver',
    stored: without(whole, 'delivery_charge_waiver'),
    ...withoutMode,
  },
  {
    name: 'with a charge that is not an amount',
    stored: { ...whole, zone_delivery_charg: 'free' },
    ...withoutMode,
  },
  { name: 'with an unknown mode', stored: { ...whole, isDelMode: 'drone' }, ...withoutMode },
  { name: 'with a broken discount', stored: { ...whole, discount: { code: 7 } }, ...delivered },
  { name: 'with broken free dishes', stored: { ...whole, freedish: 'all' }, ...delivered },
  {
    name: 'with a line whose price is not an amount',
    stored: { ...whole, cartlist: [{ ...item, sell_price: 'free' }] },
    service: 'delivery 1200 250 2500',
    hasCart: false,
  },
  {
    name: 'with more of a dish than a cart can hold',
    stored: { ...whole, cartlist: [{ ...item, product_qnty: 1_000 }] },
    service: 'delivery 1200 250 2500',
    hasCart: false,
  },
  {
    name: 'without a business',
    stored: without(whole, 'business_id'),
    service: '',
    hasCart: false,
    isDropped: true,
  },
];

/** Writes a cart into the browser's storage without any check, as another release or a customer may have left it. */
export function writeRawCart(storage: FakeStorage, stored: Texts): void {
  for (const key of Object.keys(stored) as StoredKey[]) storage.writeRaw(key, JSON.stringify(stored[key]));
}
