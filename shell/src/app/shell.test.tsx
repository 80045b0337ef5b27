import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definePage } from '@storefront/host';
import type { Host, PageLocation } from '@storefront/host';
import { aWireGuest, aWireUser } from '@storefront/contract/testing';
import { LoginPopup } from '../session/ui/login-popup';
import { answers, heading, remotes } from '../testing/every-page';
import { fakeBrowser } from '../testing/fake-browser';
import { aPage, runShell, settle } from '../testing/run-shell';

describe('what the shell does around the page', () => {
  it('[BUS-3] a page that was left receives no more events', async () => {
    const heard = jest.fn();
    const listening = definePage({
      create: (host) => ({ start: () => void host.bus.events('location-changed').subscribe(heard) }),
      Component: () => <h1>Listening</h1>,
    });
    const pages = { ...remotes, 'listing ./pages/home': [() => ({ default: listening })] };
    const seen = { hosts: [] as Host[], locations: [] as PageLocation[] };
    const { go } = await runShell({
      remotes: { ...pages, 'listing ./pages/listing': [aPage('Listing', seen)] },
    });
    await go('/listing');
    act(() => seen.hosts[0]?.bus.publish('location-changed', { postcode: 'E1 6AN' }));
    expect(heard).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Restaurants near E1 6AN' })).toBeInTheDocument();
  });

  it('[G18] an unreachable server is announced and asked again, and the page loads once it is back', async () => {
    const { browser, pass } = await runShell({ at: '/information/privacy-policy' });
    await pass(50);
    await pass(400);
    expect(await screen.findByText('We cannot reach the server right now.')).toBeInTheDocument();
    expect(screen.getByText('We could not load this page. Please try again.')).toBeInTheDocument();
    const page = {
      responsecode: '200',
      title: 'Privacy policy',
      body_html: '<p>We keep little.</p>',
      updated: '',
    };
    browser.answers['information/page'] = () => page;
    await pass(1_000);
    expect(screen.getByText('You are connected again.')).toBeInTheDocument();
    expect(await screen.findByText('We keep little.')).toBeInTheDocument();
    await pass(4_000);
    expect(screen.queryByText('You are connected again.')).not.toBeInTheDocument();
  });

  it.each([
    ['searched_pincode', 'Something we had kept for you could no longer be read, so we have put it aside.'],
    ['cartlist', 'Your basket could no longer be read, so it has been emptied.'],
  ])('a value stored as %s in another shape is dropped with a notice', async (key, sentence) => {
    const browser = fakeBrowser();
    browser.local.setItem(key, '{"half');
    await runShell({ remotes, browser });
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it.each([
    ['an anonymous customer', undefined],
    ['one who is logged in', aWireUser()],
  ])('[SES-1] home, listing and a business are open to %s', async (_, user) => {
    const browser = fakeBrowser(answers);
    if (user) browser.local.setItem('userdata', JSON.stringify(user));
    const { go, shell } = await runShell({ remotes, browser });
    const pages = [
      ['/', 'Home'],
      ['/listing', 'Listing'],
      ['/business/saffron-yard', 'Business'],
    ] as const;
    for (const [path, words] of pages) {
      await go(path);
      expect(await heading()).toHaveTextContent(words);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    expect(shell.session.visitor.kind).toBe(user ? 'user' : 'anonymous');
  });

  it('[BUS-5][SES-5] a page that asked for a session goes on after the popup', async () => {
    const asking = definePage({
      create: (host) => ({
        start: () => undefined,
        toCheckout: async () => {
          if ((await host.session.requireSession({ guest: true })) === 'ready')
            host.navigation.go('/checkout');
        },
      }),
      Component: ({ model }) => (
        <button type="button" onClick={() => void model.toCheckout()}>
          Go to checkout
        </button>
      ),
    });
    const guest = () => ({ responsecode: '200', sessiontoken: 'guest', userdata: aWireGuest() });
    const pages = { ...remotes, 'ordering ./pages/business': [() => ({ default: asking })] };
    const { address } = await runShell({
      at: '/business/saffron-yard',
      remotes: pages,
      answers: { ...answers, 'users/guest': guest },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Go to checkout' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue as guest' }));
    expect(await screen.findByRole('heading', { name: 'Check Out' })).toBeInTheDocument();
    expect(address()).toBe('/checkout');
  });

  it('[RTE-27][RTE-28] a guest who goes back from checkout and forward again is a guest there, and stays one when the session ends', async () => {
    let number = 0;
    const guest = () => ({
      responsecode: '200',
      sessiontoken: `guest-${(number += 1)}`,
      userdata: aWireGuest(),
    });
    let host: Host | undefined;
    const checkout = definePage({
      create: (given) => {
        host = given;
        return { start: () => given.session.visitor.token ?? given.navigation.replace('/') };
      },
      Component: () => <h1>Check Out</h1>,
    });
    const pages = { ...remotes, 'checkout ./pages/checkout': [() => ({ default: checkout })] };
    const { go, back, shell, address } = await runShell({
      at: '/business/saffron-yard',
      remotes: pages,
      answers: {
        ...answers,
        'users/guest': guest,
        'users/orders': ({ sessiontoken }) => ({ responsecode: sessiontoken === 'guest-3' ? '200' : '221' }),
      },
    });
    act(() => void shell.session.requireSession({ guest: true }));
    await settle();
    await userEvent.click(screen.getByRole('button', { name: 'Continue as guest' }));
    await go('/checkout');
    await back();
    expect(shell.session.visitor.kind).toBe('anonymous');
    await act(() => shell.router.travel(1));
    await settle();
    expect(address()).toBe('/checkout');
    expect(shell.session.visitor).toMatchObject({ kind: 'guest', token: 'guest-2' });
    const answer = await act(() => host?.api.call('users/orders', { sessiontoken: 'guest-2', req_page: 0 }));
    expect(answer).toStrictEqual({ responsecode: '200' });
    expect(shell.session.visitor.token).toBe('guest-3');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a login popup whose file cannot be loaded shows a notice, dismisses the request, and is loaded again at the next try', async () => {
    let broken = true;
    const loadLoginPopup = jest.fn(() =>
      broken ? Promise.reject(new Error('gone')) : Promise.resolve(LoginPopup),
    );
    const { shell } = await runShell({ remotes, loadLoginPopup });
    let outcome: unknown;
    act(() => void shell.session.requireSession({ guest: true }).then((result) => (outcome = result)));
    await settle();
    expect(outcome).toBe('dismissed');
    expect(screen.getByText('The login cannot be opened right now. Please try again.')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeInTheDocument();
  });

  it('[SHL-1] the login popup is prefetched once something is in the cart, and not before', async () => {
    const loadLoginPopup = jest.fn(() => Promise.resolve(LoginPopup));
    let publish: () => void = () => undefined;
    const ordering = definePage({
      create: (host) => {
        publish = () =>
          host.bus.publish('cart-changed', { businessId: 'b-1', count: 1, total: 650, mode: null });
        return {};
      },
      Component: () => <h1>Business</h1>,
    });
    const pages = { ...remotes, 'ordering ./pages/business': [() => ({ default: ordering })] };
    await runShell({ at: '/business/saffron-yard', remotes: pages, answers, loadLoginPopup });
    await screen.findByRole('heading', { name: 'Business' });
    expect(loadLoginPopup).not.toHaveBeenCalled();
    act(() => publish());
    expect(loadLoginPopup).toHaveBeenCalled();
  });

  it('greets the user, whose session is checked when the browser is idle', async () => {
    const browser = fakeBrowser({
      'users/details': () => ({ responsecode: '221', status: 'Session over.' }),
    });
    browser.local.setItem('userdata', JSON.stringify(aWireUser()));
    const { shell } = await runShell({ remotes, browser });
    expect(screen.getByRole('link', { name: 'Account of Asha Rahman' })).toBeInTheDocument();
    act(() => browser.beIdle());
    await settle();
    expect(shell.session.visitor.kind).toBe('anonymous');
    expect(screen.getByText('Please log in again.')).toBeInTheDocument();
  });

  it('[BUS-4] a page that comes back from the browser’s cache learns what other tabs did meanwhile', async () => {
    const { browser, shell } = await runShell({ remotes });
    browser.local.setItem('userdata', JSON.stringify(aWireUser()));
    browser.local.setItem('searched_pincode', '"M1 1AE"');
    act(() => browser.beRestored());
    expect(shell.session.visitor.kind).toBe('user');
    expect(screen.getByRole('link', { name: 'Restaurants near M1 1AE' })).toBeInTheDocument();
  });

  it('the skip link leads to the page', async () => {
    await runShell({ remotes });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('what was gathered is reported when the page may be seen for the last time', async () => {
    const { browser } = await runShell({ remotes });
    act(() => browser.beIdle());
    await settle();
    browser.beLeft();
    expect(browser.sent.flatMap(({ reports }) => reports).map(({ kind }) => kind)).toStrictEqual([
      'shown',
      'page-viewed',
      'shown',
      'vital',
    ]);
  });

  it('vitals are not measured before the browser is idle, so that the first paint needs no further file', async () => {
    const { browser } = await runShell({ remotes });
    browser.beLeft();
    expect(browser.sent.flatMap(({ reports }) => reports).map(({ kind }) => kind)).not.toContain('vital');
  });

  it('a path that the server answered with 404 shows the 404 page, whatever the route table says', async () => {
    await runShell({ at: '/business/gone', remotes, answers, status: 404 });
    expect(await heading()).toHaveTextContent('404');
  });
});
