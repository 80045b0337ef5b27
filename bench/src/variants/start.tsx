import '@storefront/ui/base.css';
import { pageStateElement, rootElement, type PageState } from '@storefront/contract';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { browserOf } from '../../../shell/src/app/browser';
import { createShell } from '../../../shell/src/app/create-shell';
import { ShellView } from '../../../shell/src/app/shell-view';
import { localPages } from '../../../shell/src/pages/local-pages';

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element ${id}`);
  return element;
};

/** Starts the shell as its own `main.tsx` does, with remotes' modules from `bring` in place of releases. */
export const start = (bring: (feature: string, expose: string) => Promise<unknown>): void => {
  const page = JSON.parse(elementOf(pageStateElement).textContent ?? '') as PageState;
  const shell = createShell({
    page,
    browser: browserOf(window),
    localPages,
    bringLoginPopup: async () => (await import('../../../shell/src/session/login-popup')).LoginPopup,
    history: createBrowserHistory({ v5Compat: true }),
    remotes: () => ({
      load: async (feature, expose) => ({ module: await bring(feature, expose), failed: () => undefined }),
      prefetch: () => undefined,
      retry: () => undefined,
      bringPages: () => Promise.resolve([]),
    }),
  });
  shell.begin();
  createRoot(elementOf(rootElement)).render(<ShellView shell={shell} />);
};
