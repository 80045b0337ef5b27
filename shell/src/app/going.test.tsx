import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definePage } from '@storefront/host';
import type { Host, PageLocation } from '@storefront/host';
import { answers, remotes } from '../testing/every-page';
import { fakeBrowser } from '../testing/fake-browser';
import { aPage, runShell, settle } from '../testing/run-shell';

describe('going from page to page', () => {
  it('[SHL-6] the new heading gets the focus and the title is announced; the first page leaves the focus alone', async () => {
    const titled = definePage({
      create: (host) => ({ start: () => host.head.set({ title: 'Restaurants near E1 6AN' }) }),
      Component: () => <h1>Listing</h1>,
    });
    const pages = { ...remotes, 'listing ./pages/listing': [() => ({ default: titled })] };
    const { go } = await runShell({ remotes: pages });
    expect(document.body).toHaveFocus();
    await go('/listing?search_by_postcode=E1+6AN');
    expect(screen.getByRole('heading', { name: 'Listing' })).toHaveFocus();
    expect(screen.getByText('Restaurants near E1 6AN').parentElement).toHaveAttribute('role', 'status');
  });

  it('the page learns of a change of the query, and the focus stays where it is', async () => {
    const seen = { hosts: [] as Host[], locations: [] as PageLocation[] };
    const { go, back } = await runShell({
      at: '/listing',
      remotes: { 'listing ./pages/listing': [aPage('Listing', seen)] },
    });
    await go('/listing?q=pie');
    await back();
    expect(seen.hosts).toHaveLength(1);
    expect(seen.locations.map(({ query }) => query)).toStrictEqual([{}, { q: 'pie' }, {}]);
    expect(document.body).toHaveFocus();
  });

  it('the scroll position of an entry is stored when the customer leaves it, and not when another entry replaces it', async () => {
    const kept: string[][] = [];
    const save = (places: object) => void kept.push(Object.keys(places));
    const browser = { ...fakeBrowser(answers), places: { load: () => ({}), save } };
    const seen = { hosts: [] as Host[], locations: [] as PageLocation[] };
    const pages = { ...remotes, 'listing ./pages/listing': [aPage('Listing', seen)] };
    const { go } = await runShell({ at: '/listing', remotes: pages, browser });
    act(() => seen.hosts[0]?.navigation.replace('/listing?q=pie'));
    expect(kept).toStrictEqual([]);
    await go('/business/saffron-yard');
    expect(kept).toStrictEqual([[expect.stringContaining('/listing?q=pie')]]);
  });

  it('[RTE-25] going to the empty path, a business or checkout is recorded with path and time, and nothing else is', async () => {
    const { go, browser, pass, shell } = await runShell({ remotes, answers });
    await go('/listing');
    await go('/business/saffron-yard');
    await go('/business/saffron-yard?tab=info');
    await go('/checkout');
    await go('/order/checkout-otp/a-secret-key');
    await pass(2_000);
    const viewed = browser.sent
      .flatMap(({ reports }) => reports)
      .filter(({ kind }) => kind === 'page-viewed');
    const at = browser.clock.now() - 2_000;
    expect(viewed).toStrictEqual([
      { kind: 'page-viewed', path: '/', at },
      { kind: 'page-viewed', path: '/business/saffron-yard', at },
      { kind: 'page-viewed', path: '/checkout', at },
    ]);
    expect(shell.brand.id).toBe(browser.sent[0]?.brand);
  });

  it('[SHL-1] only the remote of the page is fetched; the likely next step follows when the browser is idle', async () => {
    const { modules, browser } = await runShell({ at: '/business/saffron-yard', remotes, answers });
    expect(modules.loads).toStrictEqual(['ordering ./pages/business']);
    expect(modules.prefetched).toStrictEqual([]);
    act(() => browser.beIdle());
    await settle();
    expect(modules.prefetched).toStrictEqual(['checkout ./pages/checkout']);
  });

  it('[SHL-1] nothing is prefetched for a customer who saves data', async () => {
    const browser = { ...fakeBrowser(answers), savesData: true };
    const { modules } = await runShell({ at: '/business/saffron-yard', remotes, browser });
    act(() => browser.beIdle());
    await userEvent.hover(screen.getByRole('link', { name: 'Plate Street, to the start' }));
    await settle();
    expect(modules.prefetched).toStrictEqual([]);
  });
});
