import { matchRoute } from '@storefront/contract';
import { fakeBrand } from '@storefront/host/testing';
import type { ShownRoute } from '../page-frame/page-store';
import { aDecision, aRelease } from '../federation/testing/releases';
import { runningReleases } from './running-releases';

const decisions = {
  shell: {
    ...aDecision('3.0.0'),
    ...aRelease('3.0.0', 'shell'),
    exposes: { './start': { js: ['shell.js'], css: [] } },
  },
  listing: aDecision('2.0.0', '1.0.0'),
};

const whileRunning = (src: string) => ({
  currentScript: Object.assign(document.createElement('script'), { src }),
  baseURI: document.baseURI,
});

const loaderOf = (version: string) => ({
  load: async () => ({ module: {}, version }),
  reportFailure: () => undefined,
  retry: () => undefined,
});

const home = matchRoute(fakeBrand(), '/') as ShownRoute;
const lost: ShownRoute = { kind: 'not-found' };

describe('which releases actually run', () => {
  it('are the decided ones, told by the shell’s own script and by what the loader gave', async () => {
    const running = runningReleases(decisions, whileRunning('/releases/shell/3.0.0/shell.js'));
    expect(running.of(lost)).toBe('shell@3.0.0 -');
    await running.noted(loaderOf('2.0.0')).load('listing', './pages/home');
    expect(running.of(home)).toBe('shell@3.0.0 listing@2.0.0');
  });

  it('include another release of the remote if the loader gave that', async () => {
    const running = runningReleases(decisions, whileRunning('/releases/shell/3.0.0/shell.js'));
    await running.noted(loaderOf('1.0.0')).load('listing', './pages/home');
    expect(running.of(home)).toBe('shell@3.0.0 listing@1.0.0');
  });

  it('have no name for a shell other than the decided one, so that no drawing matches it', () => {
    const running = runningReleases(decisions, whileRunning('/releases/shell/2.9.0/shell.js'));
    expect(running.of(lost)).toBe('shell@? -');
  });
});
