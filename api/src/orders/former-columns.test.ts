import { aWireItem } from '@storefront/contract/testing';
import { market } from '../testing/brands';
import { aCatalogueOf, anOrder, anOrderingBusiness, cartItem, guestToken, idOf } from '../testing/ordering';
import { testApi } from '../testing/test-api';
import type { TestApi } from '../testing/test-api';
import { formerColumns, parseFormerColumns } from './former-columns';
import type { FormerColumns } from './former-columns';

/** A delivery and a collection as the version before decision 0018 wrote them: nested options, a free dish and a discount. */
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
const delivered: FormerColumns = {
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
const collected: FormerColumns = {
  items: [{ item: aWireItem(), allergens: [], diets: [] }],
  freeDishes: [],
  totals: {
    ...delivered.totals,
    ...{ totalpayble: '9.50', additionalchageamnt: '0.00', total_discount: '3.00', subtotal: '9.50' },
    ...{ zone_delivery_charg: '0.00', delivery_charge_waiver: '0.00', total: '7.10' },
    discount: { code: '', payby: 'price', commonrate: '3.00' },
  },
};

const wireNames = /product_|fd_|qnty|main_pro|baggage|totalpayble|commonrate|pickup|optionHeaderLabel/;

let api: TestApi;
let okey: string;
const run = (statement: string) => api.database.database.execute(statement);
const contentOf = async () =>
  (await run(`select content from orders where okey = '${okey}'`)).rows[0]?.['content'];
const answered = async () => ({
  status: await api.call('business/order_status', { okey }),
  repeated: (await run(`select items, free_dishes, totals from orders where okey = '${okey}'`)).rows[0],
});

beforeEach(async () => {
  api = await testApi();
  await api.bring(aCatalogueOf(anOrderingBusiness()));
  const order = anOrder(await guestToken(api), { cartitems: [cartItem({ product_comment: 'For Ada' })] });
  okey = idOf(await api.call('business/order', order, { host: market.host }));
});
afterEach(() => api.close());

describe('an order of the version before decision 0018', () => {
  it.each([
    ['delivery', 'delivery', delivered],
    ['collection', 'pickup', collected],
  ] as const)('is parsed as a %s and written back unchanged', (_kind, mode, columns) => {
    const content = parseFormerColumns(mode, columns);
    expect(JSON.stringify(content)).not.toMatch(wireNames);
    expect(JSON.stringify(formerColumns(content))).toBe(JSON.stringify(columns));
  });

  it('is answered in the words in which it was kept', async () => {
    const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
    await run(
      `update orders set content = null, items = ${json(delivered.items)}, free_dishes = ${json(delivered.freeDishes)}, totals = ${json(delivered.totals)} where okey = '${okey}'`,
    );
    const answer = await api.call('business/order_status', { okey });
    expect(answer).toMatchObject({
      order: {
        items: delivered.items.map(({ item, allergens, diets }) => ({ ...item, allergens, diets })),
        freedish: delivered.freeDishes,
        totals: delivered.totals,
      },
    });
  });

  it('is answered like the same order of this version', async () => {
    const written = await answered();
    await run(`update orders set content = null where okey = '${okey}'`);
    expect(await answered()).toEqual(written);
  });
});

describe('an order of this version', () => {
  it('is kept in the words of the product, and beside them for the version before', async () => {
    const content = await contentOf();
    expect(content).toMatchObject({
      lines: [{ line: { productId: 'p-1', name: 'Dal', quantity: 2, basePrice: 950, comment: 'For Ada' } }],
      service: { mode: 'delivery', terms: { charge: 250 } },
      figures: { subtotal: 1900, service: 95, bag: 30, total: 2275 },
    });
    expect(JSON.stringify(content)).not.toMatch(wireNames);
    const { rows } = await run(`select items, totals from orders where okey = '${okey}'`);
    expect(rows).toMatchObject([
      { items: [{ item: { product_name: 'Dal', product_qnty: 2 } }], totals: { total: '22.75' } },
    ]);
  });

  it('forgets its comments when the version before forgets them', async () => {
    await run(
      `update orders set items = (select json_agg(jsonb_set(dish, '{item,product_comment}', '""')) from jsonb_array_elements(items::jsonb) as dish) where okey = '${okey}'`,
    );
    const { rows } = await run(`select * from orders where okey = '${okey}'`);
    expect(JSON.stringify(rows)).not.toContain('For Ada');
    expect(await api.call('business/order_status', { okey })).toMatchObject({
      order: { items: [{ product_name: 'Dal', product_comment: '' }], totals: { total: '22.75' } },
    });
  });
});
