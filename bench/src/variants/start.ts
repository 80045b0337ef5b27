import '@storefront/ui/base.css';
import { pageStateElement, rootElement } from '@storefront/contract';
import type { PageState } from '@storefront/contract';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isAsAssumed } from '../../../shell/src/app/assumed';
import { createBrowser } from '../../../shell/src/app/browser';
import { createShell } from '../../../shell/src/app/create-shell';
import { showPage } from '../../../shell/src/app/show-page';
import { pausedTime } from '../../../shell/src/clock/paused-time';
import { localPages } from '../../../shell/src/pages/local-pages';

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element ${id}`);
  return element;
};

/**
 * Starts the shell as its own `main.tsx` does, but loads the remotes' modules with `bring` instead of from releases.
 */
export function start(loadModule: (feature: string, expose: string) => Promise<unknown>): void {
  const page = JSON.parse(elementOf(pageStateElement).textContent ?? '') as PageState;
  const root = elementOf(rootElement);
  const isAssumptionRight = isAsAssumed(root.getAttribute('data-assumed') ?? '', () => [
    localStorage,
    sessionStorage,
  ]);
  const browser = createBrowser(window);
  const clock = pausedTime(browser.time);
  const shell = createShell({
    page,
    browser: { ...browser, time: clock.time },
    localPages,
    loadPreviewBadge: () => new Promise(() => undefined),
    loadOrderPill: async (deps) =>
      (await import('../../../shell/src/order-pill/order-pill-page')).orderPill(deps),
    loadLoginPopup: async () => (await import('../../../shell/src/session/ui/login-popup')).LoginPopup,
    history: createBrowserHistory({ v5Compat: true }),
    remotes: () => ({
      load: async (feature, expose) => ({
        module: await loadModule(feature, expose),
        failed: () => undefined,
      }),
      prefetch: () => undefined,
      retry: () => undefined,
      loadPages: () => Promise.resolve([]),
    }),
  });
  shell.begin();
  // A bundle has no releases to compare: the code that runs is the code that has drawn.
  const drawnBy = root.getAttribute('data-drawn') ?? '';
  showPage({ root, shell, isAsAssumed: isAssumptionRight, running: () => drawnBy, begun: clock.goOn });
}
