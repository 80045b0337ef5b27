import { reaction } from 'mobx';
import { openBusinessPage } from '../testing/business-page';

const names = (dishes: readonly { readonly name: string }[] | undefined) => dishes?.map(({ name }) => name);

const open = async () => (await openBusinessPage()).model.menu;

it('[MNU-11][MNU-12] all categories start open, and each opens and closes separately', async () => {
  const menu = await open();
  expect(menu.categories.map(({ name, description }) => [name, description])).toStrictEqual([
    ['Curries', 'With rice.'],
    ['Breads and drinks', ''],
  ]);
  menu.toggleCategory('c-1');
  expect([menu.isOpen('c-1'), menu.isOpen('c-2')]).toStrictEqual([false, true]);
  menu.toggleCategory('c-1');
  expect(menu.isOpen('c-1')).toBe(true);
});

it('a category is not told when another one opens or closes', async () => {
  const menu = await open();
  const notifications: string[] = [];
  const ends = ['c-1', 'c-2'].map((id) =>
    reaction(
      () => ({ isOpen: menu.isOpen(id) }),
      () => notifications.push(id),
    ),
  );
  menu.toggleCategory('c-1');
  menu.toggleCategory('c-1');
  expect(notifications).toStrictEqual(['c-1', 'c-1']);
  for (const end of ends) end();
});

it('[MNU-13][MNU-14] a choice in the rail opens the category and leads to it, every time', async () => {
  const menu = await open();
  menu.toggleCategory('c-2');
  menu.showCategory('c-2');
  expect(menu.isOpen('c-2')).toBe(true);
  expect(menu.target).toStrictEqual({ id: 'c-2', turn: 1 });
  menu.showCategory('c-2');
  expect(menu.target).toStrictEqual({ id: 'c-2', turn: 2 });
});

it('[MNU-15] the Menu toggle opens the rail; a choice in it closes the rail and ends a search', async () => {
  const menu = await open();
  menu.toggleRail();
  expect(menu.isRailOpen).toBe(true);
  menu.search('naan');
  menu.showCategory('c-1');
  expect(menu.isRailOpen).toBe(false);
  expect(menu.results).toBeUndefined();
});

it('[SRC-1] a search finds dishes in place of the categories', async () => {
  const menu = await open();
  expect(menu.results).toBeUndefined();
  menu.search('naan');
  expect(names(menu.results)).toStrictEqual(['Garlic Naan']);
});

it('[SRC-3] Reset brings the categories back', async () => {
  const menu = await open();
  menu.search('naan');
  menu.resetSearch();
  expect(menu.results).toBeUndefined();
  expect(menu.searchText).toBe('');
});

it('[G23] diets and allergens filter both categories and results, until they are cleared', async () => {
  const menu = await open();
  menu.toggleDiet('Vegetarian');
  menu.toggleAllergen('Gluten');
  expect(menu.shownCategories.map(({ dishes }) => names(dishes))).toStrictEqual([
    ['Tarka Dal'],
    ['Lassi', 'Cola'],
  ]);
  menu.search('naan tarka');
  expect(names(menu.results)).toStrictEqual(['Tarka Dal']);
  menu.clearFilter();
  expect(names(menu.results)).toStrictEqual(['Tarka Dal', 'Garlic Naan']);
  menu.toggleDiet('Vegan');
  menu.toggleDiet('Vegan');
  expect(menu.isFiltering).toBe(false);
});
