import { aWireItem } from '@storefront/contract/testing';
import type { FormerColumns } from '../orders/former-columns';

const lassi = aWireItem({
  product_id: 'p-9-l',
  product_name: 'Large',
  product_price: '3.20',
  sell_price: '5.60',
  product_qnty: 2,
  select_product_type: 'sub-product',
  main_pro_id: 'p-9',
  main_pro_name: 'Lassi',
  extras: [
    {
      optionId: 'o-1',
      optionHeaderLabel: 'Flavour',
      parentItemId: '',
      selection: [{ itemId: 'i-1', itemName: 'Mango', itemQuantity: 2, itemPrice: '1.20', optionId: 'o-1' }],
    },
  ],
  has_discount: 'y',
  has_discount_pickup: 'Yes',
  product_comment: 'No ice',
  product_option: [
    {
      optionId: 'o-1',
      optionHeaderLabel: 'Flavour',
      itemId: 'i-1',
      itemName: 'Mango',
      itemQuantity: 2,
      itemPrice: '1.20',
    },
  ],
});
/** A delivery as versions before decision 0018 stored it: with options, comments, a free dish and a discount. */
export const formerDelivery: FormerColumns = {
  items: [
    { item: lassi, allergens: ['milk'], diets: ['vegetarian'] },
    { item: aWireItem(), allergens: [], diets: [] },
  ],
  freeDishes: [{ fd_id: 'fd-1', fd_name: 'Poppadoms', fd_price: '1.25', qnty: 2 }],
  totals: {
    totalpayble: '20.70',
    additionalchageamnt: '2.50',
    servicecharge: '0.50',
    baggagecharge: '0.10',
    total_discount: '2.10',
    zone_delivery_charg: '2.50',
    delivery_charge_waiver: '25.00',
    minorderamnt: '12.00',
    discount: { code: 'TEN', payby: 'percentage', commonrate: '10' },
    subtotal: '20.70',
    total: '21.70',
  },
};
/** A collection as the same versions stored it. */
export const formerCollection: FormerColumns = {
  items: [{ item: aWireItem(), allergens: [], diets: [] }],
  freeDishes: [],
  totals: {
    ...formerDelivery.totals,
    totalpayble: '9.50',
    additionalchageamnt: '0.00',
    total_discount: '3.00',
    subtotal: '9.50',
    zone_delivery_charg: '0.00',
    delivery_charge_waiver: '0.00',
    total: '7.10',
    discount: { code: '', payby: 'price', commonrate: '3.00' },
  },
};

const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** The SQL that stores an order as versions before decision 0018 did. */
export function insertFormerOrder(
  okey: string,
  mode: 'delivery' | 'pickup',
  { items, freeDishes, totals }: FormerColumns,
  userId?: string,
): string {
  return `insert into orders (okey, brand_id, business_id, business_name, business_slug, business_phone, user_id, state, history, mode, slot, paymode, contact, items, free_dishes, totals, kitchen_note, site_origin, total_pence, placed_at)
    values ('${okey}', 'market', 'b-saffron-yard', 'Saffron Yard', 'saffron-yard', '', ${userId === undefined ? 'null' : `'${userId}'`}, 'completed', '[]', '${mode}', 'ASAP', 'cod', '{}',
      ${json(items)}, ${json(freeDishes)}, ${json(totals)}, '', 'http://localhost', 2170, '2026-11-20T18:30:00Z')`;
}
