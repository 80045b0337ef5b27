import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddedPage } from '@storefront/contract';
import { answers, heading, remotes, single } from '../testing/every-page';
import { aPage, runShell } from '../testing/run-shell';

const rewards: AddedPage = {
  feature: 'rewards',
  paths: ['/rewards', '/rewards/:level'],
  expose: './pages/rewards',
  title: 'Rewards',
  menu: { label: 'Rewards', place: 20 },
};
const gifts = { ...rewards, feature: 'gifts', paths: ['/gifts'], menu: { label: 'Gifts', place: 10 } };
const broken = () => {
  throw new Error('broken');
};
const withRewards = { ...remotes, 'rewards ./pages/rewards': [aPage('Your rewards')] };
const menu = () => screen.getByRole('navigation', { name: 'Main' });
const entries = () =>
  within(menu())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('a page that a release brings', () => {
  it('[REL-12/menu] stands in the menu of a marketplace, and opens with its title, heading and focus', async () => {
    const { address } = await runShell({ remotes: withRewards, pages: [rewards] });
    await userEvent.click(screen.getByRole('link', { name: 'Rewards' }));
    expect(await heading()).toHaveTextContent('Your rewards');
    expect(address()).toBe('/rewards');
    expect(document.title).toBe('Rewards · Plate Street');
    expect(await heading()).toHaveFocus();
    expect(screen.getByText('Rewards · Plate Street')).toBeInTheDocument();
    expect(within(menu()).getByRole('link', { name: 'Rewards' })).toHaveAttribute('aria-current', 'page');
  });

  it('[REL-12/menu] comes after the entries of a business of its own, by its place', async () => {
    await runShell({ brand: single, remotes: withRewards, answers, pages: [rewards, gifts] });
    expect(entries()).toEqual(['Menu', 'Book a table', 'Reviews', 'About', 'Gifts', 'Rewards']);
  });

  it('without any, a marketplace has no menu', async () => {
    await runShell({ remotes });
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });

  it('is drawn at its own address, and gets the parameters of the path', async () => {
    const seen = { hosts: [], locations: [] as { params: object }[] };
    const page = aPage('Your rewards', seen as never);
    await runShell({ at: '/rewards/gold', remotes: { 'rewards ./pages/rewards': [page] }, pages: [rewards] });
    expect(await heading()).toHaveTextContent('Your rewards');
    expect(seen.locations[0]?.params).toEqual({ level: 'gold' });
  });

  it('[SHL-1] is brought ahead of need when its menu entry is pointed at', async () => {
    const { modules } = await runShell({ remotes: withRewards, pages: [rewards] });
    await userEvent.hover(screen.getByRole('link', { name: 'Rewards' }));
    expect(modules.prefetched).toContain('rewards ./pages/rewards');
  });

  it('[SHL-2] is replaced by its last good release when it fails', async () => {
    const releases = [broken, aPage('Your former rewards')];
    await runShell({ at: '/rewards', remotes: { 'rewards ./pages/rewards': releases }, pages: [rewards] });
    expect(await heading()).toHaveTextContent('Your former rewards');
  });

  it('that no release brings is the 404 page', async () => {
    await runShell({ at: '/rewards', remotes: withRewards });
    expect(await heading()).toHaveTextContent('404');
  });
});
