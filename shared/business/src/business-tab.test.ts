import { businessTabNamed, businessTabs, shownTabs } from './business-tab';

it('[BIZ-6] the tabs of a business are menu, review, info and book', () => {
  expect(businessTabs).toStrictEqual(['menu', 'review', 'info', 'book']);
  expect(shownTabs(true, 'menu')).toStrictEqual(['menu', 'review', 'info', 'book']);
});

it('a business without table booking has no book tab, except where it is open', () => {
  expect(shownTabs(false, 'menu')).toStrictEqual(['menu', 'review', 'info']);
  expect(shownTabs(false, 'book')).toStrictEqual(['menu', 'review', 'info', 'book']);
});

it('a tab is found by its name', () => {
  expect(businessTabNamed('info')).toBe('info');
  expect(businessTabNamed('constructor')).toBeUndefined();
  expect(businessTabNamed(undefined)).toBeUndefined();
});
