import { addressOfTab, tabFrom, tabs } from './tab';

it('[BIZ-6] the tabs are menu, review, info and book', () => {
  expect(tabs).toEqual(['menu', 'review', 'info', 'book']);
});

it('[BIZ-7] the menu is open by default, and when the address names an unknown tab', () => {
  expect(tabFrom({})).toBe('menu');
  expect(tabFrom({ tab: 'reviews' })).toBe('menu');
});

it.each(tabs)('[BIZ-8] ?tab=%s names its tab, and the rest of the query stays', (tab) => {
  expect(tabFrom({ tab })).toBe(tab);
  expect(addressOfTab('/business/a', { from: 'x&y', tab: 'info' }, tab)).toBe(
    `/business/a?from=x%26y&tab=${tab}`,
  );
});
