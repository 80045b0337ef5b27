import { FakeClock } from '@storefront/host/testing';
import { browserLoader } from './browser-loader';
import { aDecision } from './testing/releases';

const home = './pages/home';
// The global names of the containers that the entries of the releases define.
const containers = ['1.0.0', '2.0.0'].map((version) => aDecision(version).container);
const container = { init: () => undefined, get: async (expose: string) => () => ({ default: expose }) };

beforeEach(() => {
  Object.assign(globalThis, {
    __webpack_require__: { federation: { instance: { shareScopeMap: {} } } },
    ...Object.fromEntries(containers.map((name) => [name, container])),
  });
  // The edge still gives every release that a page asks about.
  globalThis.fetch = () => Promise.resolve({ ok: true } as Response);
});
afterEach(() => {
  for (const name of containers) Reflect.deleteProperty(globalThis, name);
  sessionStorage.clear();
  localStorage.clear();
});

/** The loader as a page makes it when it is loaded. */
const pageLoad = () =>
  browserLoader({
    page: { decisions: { listing: aDecision('2.0.0', '1.0.0') } },
    renewPage: () => undefined,
    clock: new FakeClock(),
    report: () => undefined,
  });

describe('the loader of a real page', () => {
  it('[RES-8] keeps to last good on the next page load of the visit', async () => {
    pageLoad().reportFailure('listing', '2.0.0', 'render', new TypeError('broken'));
    await expect(pageLoad().load('listing', home)).resolves.toMatchObject({ version: '1.0.0' });
  });

  it('[RES-8] forgets it after the visit: nothing outlives the tab, and the next visit tries the decided release', async () => {
    pageLoad().reportFailure('listing', '2.0.0', 'render', new TypeError('broken'));
    expect(localStorage).toHaveLength(0);
    // The browser clears a tab's session storage when the visit ends.
    sessionStorage.clear();
    await expect(pageLoad().load('listing', home)).resolves.toMatchObject({ version: '2.0.0' });
  });
});
