import { render } from '@testing-library/react';
import { tabsOfBusiness } from './business-tabs';

it('[BIZ-6] the tabs of a business have their order, names and icons on every page', () => {
  const tabs = tabsOfBusiness(true, 'menu');
  expect(tabs.map(({ id, label }) => [id, label])).toStrictEqual([
    ['menu', 'Menu'],
    ['review', 'Reviews'],
    ['info', 'Info'],
    ['book', 'Book a table'],
  ]);
  for (const { icon } of tabs) expect(render(icon).container.querySelector('svg')).toBeInTheDocument();
});

it('a business without table booking has no book tab', () => {
  expect(tabsOfBusiness(false, 'menu').map(({ id }) => id)).toStrictEqual(['menu', 'review', 'info']);
});
