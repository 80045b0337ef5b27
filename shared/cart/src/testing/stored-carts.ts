import type { StoredKey } from '@storefront/contract';
import { aWireFreeDishGroup, aWireDiscount, aWireItem } from '@storefront/contract/testing';
import type { FakeStorage } from '@storefront/host/testing';

type Texts = { readonly [Key in StoredKey]?: unknown };

/** A cart as a browser may have kept it, today or long ago, and what every reader is to make of it. */
export interface StoredCartCase {
  readonly name: string;
  readonly stored: Texts;
  /** `''` where the mode has to be asked for. */
  readonly service: '' | 'collection' | 'delivery 1200 250 2500';
  readonly hasCart: boolean;
  /** The cart is dropped, and a notice says so. */
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

/** A cart of the latest shape, to be delivered. */
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
const asked = { service: '', hasCart: true } as const;

/** Every shape in which a cart was ever kept, and the ways in which it may be damaged. */
export const storedCarts: readonly StoredCartCase[] = [
  { name: 'as it is kept today', stored: whole, ...delivered },
  {
    name: 'to be collected, without what delivery needs',
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
  { name: 'without zone_delivery_charg', stored: without(whole, 'zone_delivery_charg'), ...asked },
  { name: 'without minimum_order', stored: without(whole, 'minimum_order'), ...asked },
  { name: 'without delivery_charge_waiver', stored: without(whole, 'delivery_charge_waiver'), ...asked },
  { name: 'with a charge that is no money', stored: { ...whole, zone_delivery_charg: 'free' }, ...asked },
  { name: 'with a mode that is none', stored: { ...whole, isDelMode: 'drone' }, ...asked },
  { name: 'with a discount that is none', stored: { ...whole, discount: { code: 7 } }, ...delivered },
  { name: 'with free dishes that are none', stored: { ...whole, freedish: 'all' }, ...delivered },
  {
    name: 'with lines that are none',
    stored: { ...whole, cartlist: [{ ...item, sell_price: 'free' }] },
    service: 'delivery 1200 250 2500',
    hasCart: false,
  },
  {
    name: 'with more of a line than a basket can hold',
    stored: { ...whole, cartlist: [{ ...item, product_qnty: 1_000 }] },
    service: 'delivery 1200 250 2500',
    hasCart: false,
  },
  {
    name: 'of no business',
    stored: without(whole, 'business_id'),
    service: '',
    hasCart: false,
    isDropped: true,
  },
];

/** Leaves a cart in the browser as somebody else may have left it. */
export function plantCart(storage: FakeStorage, stored: Texts): void {
  for (const key of Object.keys(stored) as StoredKey[]) storage.plant(key, JSON.stringify(stored[key]));
}
