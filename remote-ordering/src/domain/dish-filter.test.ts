import { aDish, categoriesOf } from '../testing/categories';
import { filterCategories, filterChoices, isFiltering, noFilter } from './dish-filter';

const dal = aDish({ name: 'Dal', diets: ['Vegan', 'Vegetarian'], allergens: ['Mustard'] });
const paneer = aDish({ name: 'Paneer', diets: ['Vegetarian'], allergens: ['Milk'] });
const lamb = aDish({ name: 'Lamb', allergens: ['Milk', 'Nuts'] });
const menu = categoriesOf({ name: 'Curries', dishes: [dal, paneer, lamb] }, { name: 'Meat', dishes: [lamb] });

const names = (filter: Parameters<typeof filterCategories>[1]) =>
  filterCategories(menu, filter).map(({ name, dishes }) => [name, ...dishes.map((dish) => dish.name)]);

it('[G23] a diet keeps the dishes that suit it, and only categories with a dish left', () => {
  expect(names({ diets: ['Vegetarian'], withoutAllergens: [] })).toStrictEqual([
    ['Curries', 'Dal', 'Paneer'],
  ]);
});

it('[G23] an allergen removes the dishes that contain it, and both kinds of filter apply together', () => {
  expect(names({ diets: [], withoutAllergens: ['Milk'] })).toStrictEqual([['Curries', 'Dal']]);
  expect(names({ diets: ['Vegetarian'], withoutAllergens: ['Mustard'] })).toStrictEqual([
    ['Curries', 'Paneer'],
  ]);
  expect(names({ diets: ['Vegan'], withoutAllergens: ['Mustard'] })).toStrictEqual([]);
});

it('without a filter the menu is the same object', () => {
  expect(isFiltering(noFilter)).toBe(false);
  expect(filterCategories(menu, noFilter)).toBe(menu);
});

it('offers every diet and allergen of the menu, each once', () => {
  expect(filterChoices(menu)).toStrictEqual({
    diets: ['Vegan', 'Vegetarian'],
    allergens: ['Milk', 'Mustard', 'Nuts'],
  });
});
