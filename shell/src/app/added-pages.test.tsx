import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddedPage } from '@storefront/contract';
import { definePage } from '@storefront/host';
import type { Host, PageModel } from '@storefront/host';
import { answers, heading, remotes, single } from '../testing/every-page';
import { fakeBrowser } from '../testing/fake-browser';
import type { Release } from '../testing/fake-modules';
import { aPage, runShell, settle } from '../testing/run-shell';

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
  it('[REL-12/menu] is in the menu of a marketplace, and opens with its title, heading and focus', async () => {
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
    await runShell({ at: '/rewards', brand: single, remotes: withRewards, answers, pages: [rewards, gifts] });
    expect(entries()).toStrictEqual(['Menu', 'Reviews', 'Info', 'Book a table', 'Gifts', 'Rewards']);
  });

  it('is not there: a marketplace without such pages has no menu', async () => {
    await runShell({ remotes });
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });

  it('is drawn at its own address, and gets the parameters of the path', async () => {
    const seen = { hosts: [], locations: [] as { params: object }[] };
    const page = aPage('Your rewards', seen as never);
    await runShell({ at: '/rewards/gold', remotes: { 'rewards ./pages/rewards': [page] }, pages: [rewards] });
    expect(await heading()).toHaveTextContent('Your rewards');
    expect(seen.locations[0]?.params).toStrictEqual({ level: 'gold' });
  });

  it('[SHL-1] is prefetched when the pointer is over its menu entry', async () => {
    const { modules } = await runShell({ remotes: withRewards, pages: [rewards] });
    await userEvent.hover(screen.getByRole('link', { name: 'Rewards' }));
    expect(modules.prefetched).toContain('rewards ./pages/rewards');
  });

  it('[SHL-2] is replaced by its last good release when it fails', async () => {
    const releases = [broken, aPage('Your former rewards')];
    await runShell({ at: '/rewards', remotes: { 'rewards ./pages/rewards': releases }, pages: [rewards] });
    expect(await heading()).toHaveTextContent('Your former rewards');
  });

  it('[REL-12/menu][RES-10/pages] appears in the space kept for it in the menu once the page knows of it', async () => {
    const browser = fakeBrowser();
    const laterPages = () => Promise.resolve([rewards, gifts]);
    const { container } = await runShell({ browser, remotes: withRewards, laterPages });
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    const room = () => container.querySelector('header .navigation')?.className;
    const kept = room();
    expect(kept).toContain('fromTheStart');
    browser.beIdle();
    await settle();
    expect(entries()).toStrictEqual(['Gifts', 'Rewards']);
    expect(room()).toBe(kept);
  });

  it('[RES-10/pages] at its own address is drawn at once: the page carries it', async () => {
    const at = { at: '/rewards/gold', remotes: withRewards, pages: [{ ...rewards, menu: undefined }] };
    const { modules } = await runShell({ ...at, laterPages: () => new Promise(() => undefined) } as never);
    expect(await heading()).toHaveTextContent('Your rewards');
    expect(modules.pagesAsked).toBe(0);
  });

  it('[RES-10/pages] is waited for when the customer goes to it before the page knows of it; the current page stays meanwhile', async () => {
    let come: (pages: AddedPage[]) => void = () => undefined;
    const laterPages = () => new Promise<AddedPage[]>((resolve) => (come = resolve));
    const { go } = await runShell({ remotes: withRewards, laterPages });
    await go('/rewards');
    expect(await heading()).toHaveTextContent('Home');
    come([rewards]);
    await settle();
    expect(await heading()).toHaveTextContent('Your rewards');
    expect(document.title).toBe('Rewards · Plate Street');
  });

  it('[RES-10/pages] that does not come is left to the server: the document is reloaded at its address', async () => {
    const laterPages = () => Promise.reject(new Error('offline'));
    const { go, browser, address } = await runShell({ remotes: withRewards, laterPages });
    await go('/rewards');
    expect(browser.reloads).toStrictEqual(['the page']);
    expect(address()).toBe('/rewards');
  });

  it('[RES-10/pages] is not shown to a customer who has gone elsewhere meanwhile', async () => {
    let come: (pages: AddedPage[]) => void = () => undefined;
    const laterPages = () => new Promise<AddedPage[]>((resolve) => (come = resolve));
    const { go } = await runShell({ remotes: withRewards, answers, laterPages });
    await go('/rewards');
    await go('/contact-us');
    come([rewards]);
    await settle();
    expect(await heading()).toHaveTextContent('Contact us');
  });

  it('[SHL-1][RES-10/pages] is prefetched by a link to it before the page knows of it', async () => {
    const links: Release = () => ({
      default: definePage<PageModel & Pick<Host, 'Link'>>({
        create: ({ Link }) => ({ Link }),
        Component: ({ model }) => <model.Link to="/rewards">To your rewards</model.Link>,
      }),
    });
    const { modules } = await runShell({
      remotes: { ...withRewards, 'listing ./pages/home': [links] },
      laterPages: () => Promise.resolve([rewards]),
    });
    await userEvent.hover(screen.getByRole('link', { name: 'To your rewards' }));
    await settle();
    expect(modules.prefetched).toContain('rewards ./pages/rewards');
  });

  it('that no release brings is the 404 page', async () => {
    await runShell({ at: '/rewards', remotes: withRewards });
    expect(await heading()).toHaveTextContent('404');
  });
});
