import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definePage } from '@storefront/host';
import { answers, heading, remotes } from '../testing/every-page';
import { fakeBrowser } from '../testing/fake-browser';
import { aPage, runShell, settle } from '../testing/run-shell';

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
    expect(modules.failures).toStrictEqual([{ release: 'listing ./pages/home #0', phase: 'render' }]);
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

  it('says that the device is offline when that is why a page is missing, and shows it once the device is back', async () => {
    const browser = fakeBrowser(answers);
    const { go, modules, pass } = await runShell({
      remotes: { ...remotes, 'listing ./pages/home': [] },
      browser,
    });
    browser.beOffline();
    modules.releases['listing ./pages/listing'] = [];
    await go('/listing');
    expect(await heading()).toHaveTextContent('You are offline');
    expect(screen.queryByText(/Something on our side went wrong/)).not.toBeInTheDocument();
    await go('/information/privacy-policy');
    await pass(400);
    expect(screen.getByText('You are offline.')).toBeInTheDocument();
    await go('/listing');
    modules.releases['listing ./pages/listing'] = [aPage('Listing')];
    act(() => browser.beOnline());
    await settle();
    expect(await heading()).toHaveTextContent('Listing');
  });

  it('[SHL-2] the other routes still work', async () => {
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
