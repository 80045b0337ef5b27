import { lastAtEach } from './past-order';

const order = (key: string, slug: string) => ({ key, slug, business: slug, dishes: [], total: '9.50' });

it('[HOM-14] the last order at each restaurant stands for all of them, the newest first', () => {
  const orders = [order('4', 'a'), order('3', 'b'), order('2', 'a'), order('1', 'c')];
  expect(lastAtEach(orders, 5).map(({ key }) => key)).toStrictEqual(['4', '3', '1']);
  expect(lastAtEach(orders, 2).map(({ key }) => key)).toStrictEqual(['4', '3']);
});
