import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TabLinks } from './tab-links';

const tabs = [
  { id: 'menu', label: 'Menu' },
  { id: 'review', label: 'Reviews', icon: <svg data-testid="icon" /> },
] as const;

const Link = ({ to, ...rest }: { readonly to: string; readonly children: ReactNode }) => (
  <a href={to} {...rest} />
);

it('tabs that are pages are links in their order, and the open page is marked', () => {
  render(<TabLinks label="About it" tabs={tabs} value="review" addressOf={(id) => `/${id}`} Link={Link} />);
  const links = within(screen.getByRole('navigation', { name: 'About it' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toStrictEqual([
    ['Menu', '/menu'],
    ['Reviews', '/review'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toStrictEqual([null, 'page']);
  expect(within(links[1] as HTMLElement).getByTestId('icon')).toBeInTheDocument();
});
