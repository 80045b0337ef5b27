import '@storefront/ui/base.css';
import { pageStateElement, rootElement, type PageState } from '@storefront/contract';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { browserOf } from './app/browser';
import { createShell } from './app/create-shell';
import { ShellView } from './app/shell-view';
import { browserLoader } from './federation';
import { remoteModules } from './page-frame/module-loader';
import { localPages } from './pages/local-pages';

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element ${id}`);
  return element;
};

// Written by the edge of this very release's platform: the one thing that is trusted as it stands.
const page = JSON.parse(elementOf(pageStateElement).textContent ?? '') as PageState;

const browser = browserOf(window);
const shell = createShell({
  page,
  browser,
  localPages,
  bringLoginPopup: async () => (await import('./session/login-popup')).LoginPopup,
  history: createBrowserHistory({ v5Compat: true }),
  remotes: (report, clock) => {
    const renewPage = () => window.location.reload();
    const { preload, prepare, ...loader } = browserLoader({ page, clock, report, renewPage });
    if (!browser.savesData) browser.whenIdle(prepare);
    return remoteModules(loader, preload);
  },
});

shell.begin();
createRoot(elementOf(rootElement), {
  // What a page throws is reported by its frame; here it would only be printed a second time.
  onCaughtError: () => undefined,
}).render(<ShellView shell={shell} />);
