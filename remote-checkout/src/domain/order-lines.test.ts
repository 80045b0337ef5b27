import { parseCartLines } from '@storefront/pricing';
import { anItem } from '../testing/wire';
import { orderLines } from './order-lines';

const lineOf = (...[item]: Parameters<typeof anItem>) => {
  const lines = parseCartLines([anItem(item)]);
  return orderLines(
    lines.ok ? lines.value : [],
    new Map([['p-1', { allergens: ['milk'], diets: ['Vegetarian'] }]]),
  )[0];
};

describe('a line of the order details', () => {
  it('[CHK-8] has name, main dish, quantity, price and the chosen options by group', () => {
    const line = lineOf({
      product_id: 'p-1-large',
      product_name: 'Large',
      main_pro_id: 'p-1',
      main_pro_name: 'Lamb Biryani',
      select_product_type: 'sub-product',
      product_price: '12.00',
      product_qnty: 3,
      extras: [
        {
          optionId: 'o-1',
          optionHeaderLabel: 'Extras',
          parentItemId: '',
          selection: [
            { itemId: 'i-1', itemName: 'Raita', itemQuantity: 2, itemPrice: '0.50', optionId: 'o-1' },
            { itemId: 'i-2', itemName: 'Pickle', itemQuantity: 1, itemPrice: '0.25', optionId: 'o-1' },
          ],
        },
        { optionId: 'o-2', optionHeaderLabel: 'Nothing chosen', parentItemId: '', selection: [] },
      ],
    });
    expect(line).toStrictEqual({
      name: 'Large',
      main: 'Lamb Biryani',
      quantity: 3,
      price: 3 * (1200 + 2 * 50 + 25),
      extras: [{ label: 'Extras', items: ['2 × Raita', 'Pickle'] }],
      comment: '',
      allergens: ['milk'],
      diets: ['Vegetarian'],
    });
  });

  it('[CHK-9] has at most 50 characters of the comment', () => {
    expect(lineOf({ product_comment: 'x'.repeat(50) })?.comment).toHaveLength(50);
    expect(lineOf({ product_comment: 'x'.repeat(60) })?.comment).toHaveLength(50);
  });
});
