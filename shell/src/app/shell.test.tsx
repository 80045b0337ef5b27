import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definePage, type Host, type PageLocation } from '@storefront/host';
import { aWireGuest, aWireUser } from '@storefront/contract/testing';
import { businessDetails } from '../testing/wire';
import { LoginPopup } from '../session/login-popup';
import { fakeBrowser } from '../testing/fake-browser';
import { aPage, runShell, settle } from '../testing/run-shell';

const metadata = () => ({
  ...{
    responsecode: '200',
    bm_title: 'Saffron Yard, Brick Lane',
    bm_keywords: 'biryani',
    bm_description: 'Order here.',
  },
  business_banner_url: '/api/pictures/cover',
});
const answers = { 'information/business_meta_details': metadata };

const remotes = {
  'listing ./pages/home': [aPage('Home')],
  'listing ./pages/listing': [aPage('Listing')],
  'ordering ./pages/business': [aPage('Business')],
  'booking ./pages/booking': [aPage('Booking')],
  'booking ./pages/info': [aPage('Info')],
  'booking ./pages/review': [aPage('Reviews')],
  'booking ./pages/booking-complete': [aPage('Booked')],
  'checkout ./pages/checkout': [aPage('Check Out')],
  'checkout ./pages/order-complete': [aPage('Ordered')],
  'verification ./pages/verification': [aPage('Verify')],
};

const single = {
  kind: 'single-business',
  business: { slug: 'saffron-yard', id: '7' },
  name: 'Saffron Yard',
} as const;
const heading = () => screen.findByRole('heading', { level: 1 });

describe('what an address shows on a marketplace', () => {
  it.each([
    ['[RTE-4]', '/', 'Home'],
    ['[RTE-1]', '/home', 'Home'],
    ['[RTE-11]', '/listing', 'Listing'],
    ['[BIZ-1]', '/business/saffron-yard', 'Business'],
    ['[RTE-9]', '/booking?business=saffron-yard', 'Booking'],
    ['[RTE-13]', '/checkout', 'Check Out'],
    ['[RTE-14]', '/order/checkout-otp/a-key', 'Verify'],
    ['[RTE-15]', '/order-complete?v=a-key', 'Ordered'],
    ['[RTE-15]', '/booking-complete?v=a-key', 'Booked'],
    ['[RTE-15]', '/information', 'Information'],
    ['[RTE-15]', '/contact-us', 'Contact us'],
    ['[RTE-18]', '/no/such/path', '404'],
  ])('%s %s shows %s', async (_, at, words) => {
    await runShell({ at, remotes, answers });
    expect(await heading()).toHaveTextContent(words);
  });

  it.each(['/booking', '/info', '/review'])(
    '[RTE-9] %s takes the business from the stored details',
    async (at) => {
      const browser = fakeBrowser(answers);
      browser.local.setItem('business_details', JSON.stringify(businessDetails('pho-corner')));
      const seen = { hosts: [] as Host[], locations: [] as PageLocation[] };
      const page = aPage('Of the business', seen);
      const booking = {
        'booking ./pages/booking': [page],
        'booking ./pages/info': [page],
        'booking ./pages/review': [page],
      };
      await runShell({ at, remotes: booking, browser });
      await screen.findByText('Of the business');
      expect(seen.locations[0]?.params).toMatchObject({ slug: 'pho-corner' });
    },
  );

  it.each(['/booking', '/info', '/review'])(
    '[RTE-10] %s without a business sends the visitor home',
    async (at) => {
      const { address } = await runShell({ at, remotes, answers });
      expect(address()).toBe('/');
      expect(await heading()).toHaveTextContent('Home');
    },
  );
});

describe('what an address shows on a single-business brand', () => {
  it.each([
    ['[RTE-3][RTE-5]', '/', 'Business'],
    ['[RTE-6]', '/booking', 'Booking'],
    ['[RTE-7]', '/info', 'Info'],
    ['[RTE-8]', '/review', 'Reviews'],
    ['[RTE-12]', '/listing', '404'],
    ['[RTE-17]', '/business/another', '404'],
  ])('%s %s shows %s', async (_, at, words) => {
    await runShell({ at, remotes, answers, brand: single });
    expect(await heading()).toHaveTextContent(words);
  });

  it.each([
    ['[RTE-2]', '/home', '/'],
    ['[RTE-16]', '/business/saffron-yard?tab=info', '/?tab=info'],
  ])('%s %s goes to %s', async (_, at, to) => {
    const { address } = await runShell({ at, remotes, answers, brand: single });
    expect(address()).toBe(to);
    expect(await heading()).toHaveTextContent('Business');
  });

  it('shows its own name around the page', async () => {
    await runShell({ remotes, answers, brand: single });
    expect(screen.getByRole('link', { name: 'Saffron Yard, to the start' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Book a table' })).toHaveAttribute('href', '/booking');
  });
});

describe('before a page of a business', () => {
  it('[RTE-17] an unknown slug is the 404 page', async () => {
    const unknown = {
      'information/business_meta_details': () => ({ responsecode: '204', status: 'No such business.' }),
    };
    await runShell({ at: '/business/nobody', remotes, answers: unknown });
    expect(await heading()).toHaveTextContent('404');
  });

  it('[RTE-20] a stored guest is logged out there, before the page is made', async () => {
    const browser = fakeBrowser(answers);
    browser.local.setItem('userdata', JSON.stringify(aWireGuest()));
    const seen = { hosts: [] as Host[], locations: [] as PageLocation[] };
    const page = { 'ordering ./pages/business': [aPage('Business', seen)] };
    await runShell({ at: '/business/saffron-yard', remotes: page, browser });
    expect(browser.local.getItem('userdata')).toBeNull();
    expect(seen.hosts[0]?.session.visitor.kind).toBe('anonymous');
  });

  it.each(['/checkout', '/order/checkout-otp/a-key', '/order-complete?v=a-key'])(
    '[ACC-14] and is not on the way through %s',
    async (at) => {
      const browser = fakeBrowser(answers);
      browser.local.setItem('userdata', JSON.stringify(aWireGuest()));
      const { shell } = await runShell({ at, remotes, browser });
      expect(shell.session.visitor.kind).toBe('guest');
    },
  );

  it('[RTE-22][RTE-24] the title is that of the metadata, and the banner is kept', async () => {
    const { browser } = await runShell({ at: '/business/saffron-yard', remotes, answers });
    expect(document.title).toBe('Saffron Yard, Brick Lane');
    expect(browser.local.getItem('business_banner_url')).toBe('"/api/pictures/cover"');
  });
});

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

  it('a change of the query is told to the page, which keeps the focus where it is', async () => {
    const seen = { hosts: [] as Host[], locations: [] as PageLocation[] };
    const { go, back } = await runShell({
      at: '/listing',
      remotes: { 'listing ./pages/listing': [aPage('Listing', seen)] },
    });
    await go('/listing?q=pie');
    await back();
    expect(seen.hosts).toHaveLength(1);
    expect(seen.locations.map(({ query }) => query)).toEqual([{}, { q: 'pie' }, {}]);
    expect(document.body).toHaveFocus();
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
    expect(viewed).toEqual([
      { kind: 'page-viewed', path: '/', at },
      { kind: 'page-viewed', path: '/business/saffron-yard', at },
      { kind: 'page-viewed', path: '/checkout', at },
    ]);
    expect(shell.brand.id).toBe(browser.sent[0]?.brand);
  });

  it('[SHL-1] no remote is fetched but that of the page; the next likely step follows when the browser is idle', async () => {
    const { modules, browser } = await runShell({ at: '/business/saffron-yard', remotes, answers });
    expect(modules.loads).toEqual(['ordering ./pages/business']);
    expect(modules.prefetched).toEqual([]);
    act(() => browser.beIdle());
    await settle();
    expect(modules.prefetched).toEqual(['checkout ./pages/checkout']);
  });

  it('[SHL-1] who saves data gets nothing ahead of need', async () => {
    const browser = { ...fakeBrowser(answers), savesData: true };
    const { modules } = await runShell({ at: '/business/saffron-yard', remotes, browser });
    act(() => browser.beIdle());
    await userEvent.hover(screen.getByRole('link', { name: 'Plate Street, to the start' }));
    await settle();
    expect(modules.prefetched).toEqual([]);
  });
});

describe('when a remote fails', () => {
  const throws = () => {
    const Component = () => {
      throw new Error('drawn wrongly');
    };
    return () => ({ default: definePage({ create: () => ({}), Component }) });
  };

  it('[SHL-2] a page that throws on its first rendering gives way in place; header and footer stay', async () => {
    const { modules } = await runShell({
      remotes: { 'listing ./pages/home': [throws(), aPage('Last good')] },
    });
    expect(await heading()).toHaveTextContent('Last good');
    expect(modules.failures).toEqual([{ release: 'listing ./pages/home #0', phase: 'render' }]);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('[SHL-3] when last good fails too, a calm panel says what still works, and Try again really tries again', async () => {
    const remotes = { 'listing ./pages/home': [throws(), throws()] };
    const { modules } = await runShell({ remotes });
    expect(await heading()).toHaveTextContent('This page is taking a break');
    expect(screen.getByText(/everything else on the site are safe and still work/)).toBeInTheDocument();
    remotes['listing ./pages/home'] = [aPage('Mended') as never];
    modules.releases['listing ./pages/home'] = [aPage('Mended')];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeInTheDocument();
  });

  it('[SHL-2] the other routes go on', async () => {
    const { go } = await runShell({ remotes: { ...remotes, 'listing ./pages/home': [] }, answers });
    expect(await heading()).toHaveTextContent('This page is taking a break');
    await go('/business/saffron-yard');
    expect(await heading()).toHaveTextContent('Business');
  });

  it('[SHL-7] with no remote at all the shell still shows header, footer, 404, information and contact-us', async () => {
    const page = {
      responsecode: '200',
      title: 'Privacy policy',
      body_html: '<p>We keep little.</p>',
      updated: '',
    };
    const { go } = await runShell({ at: '/nothing/here', answers: { 'information/page': () => page } });
    expect(await heading()).toHaveTextContent('404');
    await go('/information/privacy-policy');
    expect(await screen.findByText('We keep little.')).toBeInTheDocument();
    await go('/contact-us');
    await waitFor(async () => expect(await heading()).toHaveTextContent('Contact us'));
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});

describe('what goes on around the page', () => {
  it('[BUS-3] a page that has gone hears nothing any more', async () => {
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

  it('[G18] a server out of reach is said so, asked again, and the page loads itself once it is back', async () => {
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

  it('what was kept in another shape is dropped with a notice', async () => {
    const browser = fakeBrowser();
    browser.local.setItem('searched_pincode', '{"half');
    await runShell({ remotes, browser });
    expect(screen.getByText(/could no longer be read, so we have put it aside/)).toBeInTheDocument();
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
      ...{ at: '/business/saffron-yard', remotes: pages },
      answers: { ...answers, 'users/guest': guest },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Go to checkout' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue as guest' }));
    expect(await screen.findByRole('heading', { name: 'Check Out' })).toBeInTheDocument();
    expect(address()).toBe('/checkout');
  });

  it('a login popup whose file cannot be had is said so, what asked for it is told, and the next try is a new one', async () => {
    let broken = true;
    const bringLoginPopup = jest.fn(() =>
      broken ? Promise.reject(new Error('gone')) : Promise.resolve(LoginPopup),
    );
    const { shell } = await runShell({ remotes, bringLoginPopup });
    let outcome: unknown;
    act(() => void shell.session.requireSession({ guest: true }).then((told) => (outcome = told)));
    await settle();
    expect(outcome).toBe('dismissed');
    expect(screen.getByText('The login cannot be opened right now. Please try again.')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeInTheDocument();
  });

  it('[SHL-1] the login popup is fetched ahead of need once something is in the basket, and not before', async () => {
    const bringLoginPopup = jest.fn(() => Promise.resolve(LoginPopup));
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
    await runShell({
      ...{ at: '/business/saffron-yard', remotes: pages, answers, bringLoginPopup },
    });
    await screen.findByRole('heading', { name: 'Business' });
    expect(bringLoginPopup).not.toHaveBeenCalled();
    act(() => publish());
    expect(bringLoginPopup).toHaveBeenCalled();
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

  it('reports what is gathered when the page may be seen for the last time', async () => {
    const { browser } = await runShell({ remotes });
    browser.beLeft();
    expect(browser.sent.flatMap(({ reports }) => reports).map(({ kind }) => kind)).toEqual([
      'page-viewed',
      'vital',
    ]);
  });

  it('a path that the server has answered 404 is the 404 page, whatever the table says', async () => {
    await runShell({ at: '/business/gone', remotes, answers, status: 404 });
    expect(await heading()).toHaveTextContent('404');
  });
});
