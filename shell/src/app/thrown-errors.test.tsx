import type { PageDecision } from '@storefront/contract';
import { screen } from '@testing-library/react';
import { definePage } from '@storefront/host';
import type { Host, PageModel } from '@storefront/host';
import { useEffect } from 'react';
import { answers, heading, remotes } from '../testing/every-page';
import { aPage, runShell } from '../testing/run-shell';
import type { Release } from '../testing/fake-modules';

const pageOf =
  (useIt: () => void, create: (host: Host) => PageModel = () => ({})): Release =>
  () => ({
    default: definePage({
      create,
      Component: function Page() {
        useIt();
        return <h1>Broken</h1>;
      },
    }),
  });

const throwing = () => {
  throw new TypeError('a mistake in an effect');
};
const useThrowing = () => useEffect(throwing);

describe('what a page throws in an effect', () => {
  it('[GRD-1/later][SHL-2] is reported, and the last good release replaces the page', async () => {
    const { modules } = await runShell({
      remotes: { 'listing ./pages/home': [pageOf(useThrowing), aPage('Last good')] },
    });
    expect(await heading()).toHaveTextContent('Last good');
    expect(modules.failures).toStrictEqual([{ release: 'listing ./pages/home #0', phase: 'render' }]);
  });

  it('[GRD-1/later] is reported of a page whose model goes elsewhere as soon as it starts, as a checkout without a cart does', async () => {
    const starts: string[] = [];
    const create = (host: Host) => ({
      start: () => {
        starts.push('model');
        host.navigation.replace('/contact-us');
      },
    });
    const { modules } = await runShell({
      remotes: { 'listing ./pages/home': [pageOf(useThrowing, create), pageOf(() => undefined, create)] },
    });
    expect(modules.failures).toStrictEqual([{ release: 'listing ./pages/home #0', phase: 'render' }]);
    expect(await screen.findByRole('heading', { name: 'Contact us' })).toBeInTheDocument();
    expect(starts).toStrictEqual(['model']);
  });

  it('[SHL-2] does not remove header and footer when it is thrown while the page leaves', async () => {
    const { go } = await runShell({
      remotes: { ...remotes, 'listing ./pages/home': [pageOf(() => useEffect(() => throwing, []))] },
      answers,
    });
    await go('/business/saffron-yard');
    expect(await heading()).toHaveTextContent('Business');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});

describe('what the code of a page throws where nothing catches it', () => {
  const file = 'https://plate-street.test/releases/listing/-/listing.1a.js';
  const decision = {
    name: 'listing',
    version: '1.1.0',
    base: '/releases/listing/-/',
    container: '',
    exposes: {},
    entry: 'listing.1a.js',
    integrity: { 'listing.1a.js': 'sha384-of-it' },
    lastGood: [],
  } as unknown as PageDecision;
  const error = Object.assign(new TypeError('a mistake'), { stack: `at press (${file}:1:2)` });

  it('[GRD-1/later] is reported as a failure of its release, and the page stays with what was typed', async () => {
    const { browser, pass } = await runShell({
      remotes: { 'listing ./pages/home': [aPage('Home'), aPage('Last good')] },
      decisions: { listing: decision },
    });
    browser.throwError({ error, during: 'callback' });
    await pass(2_000);
    expect(browser.sent.flatMap(({ reports }) => reports)).toContainEqual({
      kind: 'threw',
      feature: 'listing',
      version: '1.1.0',
      during: 'callback',
      code: 'TypeError',
      stack: ['listing.1a.js:1:2'],
    });
    expect(await heading()).toHaveTextContent('Home');
  });

  it('[GRD-1/later] is reported of a subscriber of the bus too, and of a model that throws as it stops', async () => {
    const hosts: Host[] = [];
    const create = (host: Host) => {
      hosts.push(host);
      host.bus.events('cart-reset').subscribe(() => {
        throw error;
      });
      return {
        stop: () => {
          throw Object.assign(new RangeError('another'), { stack: `at stop (${file}:1:2)` });
        },
      };
    };
    const { browser, go, pass } = await runShell({
      remotes: { ...remotes, 'listing ./pages/home': [pageOf(() => undefined, create)] },
      answers,
      decisions: { listing: decision },
    });
    hosts[0]?.bus.publish('cart-reset', { reason: 'ordered', businessId: null });
    await go('/business/saffron-yard');
    await pass(2_000);
    const stack = ['listing.1a.js:1:2'];
    const threw = { kind: 'threw', feature: 'listing', version: '1.1.0', stack };
    const reports = browser.sent.flatMap((batch) => batch.reports);
    expect(reports).toContainEqual({ ...threw, during: 'callback', code: 'TypeError' });
    expect(reports).toContainEqual({ ...threw, during: 'clean-up', code: 'RangeError' });
  });
});
