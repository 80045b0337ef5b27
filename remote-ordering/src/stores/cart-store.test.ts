import type { CartLine } from '@storefront/pricing';
import { autorun } from 'mobx';
import { lineKey } from '../domain/cart-lines';
import { openBusinessPage } from '../testing/business-page';
import { wireDiscount } from '../testing/wire';

const collecting = { stored: { business_id: 'b-1', isDelMode: 'pickup' } } as const;
const keyAt = (lines: readonly CartLine[], index: number) => {
  const line = lines[index];
  return line ? lineKey(line) : '';
};

it('[CRT-1][CRT-2] adding a dish creates a line, adding it again raises its quantity', async () => {
  const { model } = await openBusinessPage(collecting);
  model.adding.add('p-dal');
  model.adding.add('p-dal');
  model.adding.add('p-naan');
  expect(model.cart.lines.map(({ productId, quantity }) => [productId, quantity])).toStrictEqual([
    ['p-dal', 2],
    ['p-naan', 1],
  ]);
});

it('[CRT-3][CRT-4][CRT-6][CRT-10] the menu’s counts follow every removal', async () => {
  const { model } = await openBusinessPage(collecting);
  model.adding.add('p-dal');
  model.adding.add('p-dal');
  model.cart.remove(keyAt(model.cart.lines, 0));
  expect(model.cart.countOf('p-dal')).toBe(1);
  model.cart.remove(keyAt(model.cart.lines, 0));
  expect(model.cart.countOf('p-dal')).toBe(0);
  expect(model.cart.isEmpty).toBe(true);
});

it('[CRT-10] the count of a dish includes all its sub-products and variants', async () => {
  const { model } = await openBusinessPage(collecting);
  for (const id of ['s-small', 's-large']) {
    model.adding.add('p-lassi');
    model.chooser.chooseSubProduct(id);
    model.chooser.add();
  }
  expect(model.cart.countOf('p-lassi')).toBe(2);
  model.cart.removeLatest('p-lassi');
  expect(model.cart.lines.map(({ productId }) => productId)).toStrictEqual(['s-small']);
});

it('the card of a dish is told of changes to that dish alone', async () => {
  const { model } = await openBusinessPage(collecting);
  let notifications = 0;
  const end = autorun(() => {
    model.cart.countOf('p-naan');
    notifications += 1;
  });
  model.adding.add('p-dal');
  model.adding.add('p-dal');
  expect(notifications).toBe(1);
  model.adding.add('p-naan');
  expect(notifications).toBe(2);
  end();
});

it('[CRT-5] deleting a line lowers the count of discounted dishes by the discounted ones only', async () => {
  const { model } = await openBusinessPage({
    ...collecting,
    discounts: { pickup: [wireDiscount({ discounted_product_id: ['p-dal'], minshop: '0.00' })] },
  });
  for (const id of ['p-dal', 'p-dal', 'p-naan']) model.adding.add(id);
  expect(model.totals.discountedCount).toBe(2);
  model.cart.delete(keyAt(model.cart.lines, 1));
  expect(model.totals.discountedCount).toBe(2);
  model.cart.delete(keyAt(model.cart.lines, 0));
  expect(model.totals.discountedCount).toBe(0);
});

it('[CRT-11] a customer can raise the quantity of a line and comment on it', async () => {
  const { model } = await openBusinessPage(collecting);
  model.adding.add('p-dal');
  model.cart.addOne(keyAt(model.cart.lines, 0));
  model.cart.comment(keyAt(model.cart.lines, 0), 'x'.repeat(80));
  expect(model.cart.lines).toMatchObject([{ quantity: 2, comment: 'x'.repeat(50) }]);
});

it('[CRT-8] the same dish with other options is another line', async () => {
  const { model } = await openBusinessPage(collecting);
  for (const rice of [0, 0, 1]) {
    model.adding.add('p-tikka');
    const [open] = model.chooser.groups;
    const item = open?.group.items[rice];
    if (open && item) model.chooser.press(open, item);
    const nested = model.chooser.groups[1];
    const naan = nested?.group.items[0];
    if (rice === 1 && nested && naan) model.chooser.press(nested, naan);
    model.chooser.add();
  }
  expect(model.cart.lines.map(({ quantity }) => quantity)).toStrictEqual([2, 1]);
});

it('[CRT-12][CRT-13] a stored line has its discount flags and the rank of its category', async () => {
  const { model, host } = await openBusinessPage({
    ...collecting,
    discounts: { pickup: [wireDiscount({ discounted_product_id: ['p-dal'] })], delivery: [] },
  });
  model.adding.add('p-dal');
  // £6.50 of food is below the discount's minimum: it does not apply to the line yet.
  expect(host.storage.read('cartlist')).toMatchObject([{ has_discount: 'n', has_discount_pickup: 'Yes' }]);
  model.adding.add('p-dal');
  model.adding.add('p-naan');
  expect(host.storage.read('cartlist')).toMatchObject([
    { has_discount: 'y', has_discount_pickup: 'Yes', has_discount_delivery: 'No', menucategory_rank: 1 },
    { has_discount: 'n', has_discount_pickup: 'No', has_discount_delivery: 'No', menucategory_rank: 2 },
  ]);
});
