import { businessTabNamed, businessTabs, shownTabs } from './business-tab';

it('[BIZ-6] the tabs of a business are menu, review, info and book', () => {
  expect(businessTabs).toEqual(['menu', 'review', 'info', 'book']);
  expect(shownTabs(true, 'menu')).toEqual(['menu', 'review', 'info', 'book']);
});

it('a business without table booking has no book tab, except where it is open', () => {
  expect(shownTabs(false, 'menu')).toEqual(['menu', 'review', 'info']);
  expect(shownTabs(false, 'book')).toEqual(['menu', 'review', 'info', 'book']);
});

it('a tab is found by its name', () => {
  expect(businessTabNamed('info')).toBe('info');
  expect(businessTabNamed('constructor')).toBeUndefined();
  expect(businessTabNamed(undefined)).toBeUndefined();
});
