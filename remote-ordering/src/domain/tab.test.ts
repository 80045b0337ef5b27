import { businessTabs } from '@storefront/business';
import { addressOfTab, tabFrom } from './tab';

it('[BIZ-7] the menu is open by default, and when the address names an unknown tab', () => {
  expect(tabFrom({})).toBe('menu');
  expect(tabFrom({ tab: 'reviews' })).toBe('menu');
});

it.each(businessTabs)('[BIZ-8] ?tab=%s names its tab, and the rest of the query stays', (tab) => {
  expect(tabFrom({ tab })).toBe(tab);
  expect(addressOfTab('/business/a', { from: 'x&y', tab: 'info' }, tab)).toBe(
    `/business/a?from=x%26y&tab=${tab}`,
  );
});
