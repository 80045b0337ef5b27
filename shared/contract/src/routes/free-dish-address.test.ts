import { asksForFreeDish, freeDishAddress, withoutFreeDish } from './free-dish-address';

it('leads to the business page, which reads the question from its query', () => {
  const url = new URL(freeDishAddress('/business/saffron-yard'), 'https://brand.example');
  expect(url.pathname).toBe('/business/saffron-yard');
  expect(asksForFreeDish(Object.fromEntries(url.searchParams))).toBe(true);
  expect(asksForFreeDish({ tab: 'menu', choose: 'other' })).toBe(false);
});

it('takes nothing but the question from a query', () => {
  expect(withoutFreeDish({ tab: 'menu', choose: 'free-dish' })).toStrictEqual({ tab: 'menu' });
  expect(withoutFreeDish({ choose: 'free-dish' })).toStrictEqual({});
});
