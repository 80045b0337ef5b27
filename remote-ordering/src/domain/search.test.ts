import { categoriesOf } from '../testing/categories';
import { findDishes, searchTerms } from './search';

const menu = categoriesOf(
  { name: 'Curries', dishes: ['Chicken Tikka Masala', 'Saag Paneer'] },
  { name: 'Breads', dishes: ['Garlic Naan', 'Chicken Naan'] },
);

const found = (text: string) => {
  const terms = searchTerms(text);
  return terms === undefined ? undefined : findDishes(menu, terms).map(({ name }) => name);
};

it('[SRC-4] a dish whose name contains the whole text is found, whatever the case', () => {
  expect(found('tIKKA mas')).toStrictEqual(['Chicken Tikka Masala']);
});

it('[SRC-5] a dish whose name contains any one word of the text is found, after those with the whole text', () => {
  expect(found('chicken naan')).toStrictEqual(['Chicken Naan', 'Chicken Tikka Masala', 'Garlic Naan']);
});

it('[SRC-6] a dish that matches neither way is not found', () => {
  expect(found('paneer')).toStrictEqual(['Saag Paneer']);
  expect(found('sushi')).toStrictEqual([]);
});

it('an empty text is no search', () => {
  expect(found('')).toBeUndefined();
  expect(found('   ')).toBeUndefined();
});

it('characters with a meaning in regular expressions match themselves', () => {
  expect(found('.*')).toStrictEqual([]);
});
