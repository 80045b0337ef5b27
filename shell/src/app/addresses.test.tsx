import { screen } from '@testing-library/react';
import type { Host, PageLocation } from '@storefront/host';
import { aWireGuest } from '@storefront/contract/testing';
import { businessDetails } from '../testing/wire';
import { answers, heading, remotes, single } from '../testing/every-page';
import { fakeBrowser } from '../testing/fake-browser';
import { aPage, runShell } from '../testing/run-shell';

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
    await runShell({ at: '/contact-us', remotes, answers, brand: single });
    const start = screen.getByRole('link', { name: 'Saffron Yard, to the start' });
    expect(start).toHaveAttribute('href', '/');
    expect(start).toHaveTextContent('Saffron Yard');
    expect(screen.getByRole('link', { name: 'Book a table' })).toHaveAttribute('href', '/booking');
  });

  it.each(['/', '/review', '/info', '/booking'])(
    'has its logo alone in the bar of %s, where its sign says the name',
    async (at) => {
      await runShell({ at, remotes, answers, brand: single });
      expect(screen.getByRole('link', { name: 'Saffron Yard, to the start' })).toHaveTextContent(/^$/);
      expect(
        screen.getByRole('link', { name: 'Saffron Yard, to the start' }).querySelector('img'),
      ).not.toBeNull();
    },
  );

  it.each(['/', '/review', '/info', '/booking'])(
    'leaves the menu to the tabs of the business at %s',
    async (at) => {
      await runShell({ at, remotes, answers, brand: single });
      expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    },
  );
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
    '[ACC-14] a stored guest stays logged in on %s',
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
