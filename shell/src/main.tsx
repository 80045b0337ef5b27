import '@storefront/ui/base.css';
import { pageStateElement, rootElement } from '@storefront/contract';
import type { PageState } from '@storefront/contract';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isAsAssumed } from './app/assumed';
import { createBrowser } from './app/browser';
import { markCustomer } from './session/gateway/customer-mark';
import { createShell } from './app/create-shell';
import { runningReleases } from './app/running-releases';
import { showPage } from './app/show-page';
import { pausedTime } from './clock/paused-time';
import { browserLoader } from './federation';
import { remoteModules } from './page-frame/module-loader';
import { localPages } from './pages/local-pages';

declare global {
  interface Window {
    /** The page's state as its first script has found it; an edge from before that leaves it out. */
    readonly storefrontState?: string;
  }
}

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element ${id}`);
  return element;
};

// The edge writes it together with this page, so it is the one input that is trusted without a check.
const page = JSON.parse(window.storefrontState ?? elementOf(pageStateElement).textContent ?? '') as PageState;
const root = elementOf(rootElement);
// Checked before the shell writes anything itself.
const assumes = isAsAssumed(root.getAttribute('data-assumed') ?? '', () => [
  window.localStorage,
  window.sessionStorage,
]);
const releases = runningReleases(page.decisions, document);

const browser = createBrowser(window);
// The page was drawn for one instant: time stands still until the shell has taken it over.
const clock = pausedTime(browser.time);
const shell = createShell({
  page,
  browser: { ...browser, time: clock.time },
  localPages,
  loadPreviewBadge: async (preview) =>
    (await import('./preview/preview-badge-page')).previewBadge(preview, {
      fetch: browser.fetch,
      isShellStarted: releases.isDecidedShell,
    }),
  loadOrderPill: async (deps) => (await import('./order-pill/order-pill-page')).orderPill(deps),
  loadLoginPopup: async () => (await import('./session/ui/login-popup')).LoginPopup,
  history: createBrowserHistory({ v5Compat: true }),
  remotes: (report, clock) => {
    const renewPage = () => window.location.reload();
    const { preload, prepare, ...loader } = browserLoader({ page, clock, report, renewPage });
    return remoteModules(releases.noted(loader), preload, prepare);
  },
});

markCustomer(shell.session, document, window.location);
shell.begin();
showPage({
  root,
  shell,
  isAsAssumed: assumes,
  running: () => releases.of(shell.pages.current?.match),
  begun: clock.goOn,
});
