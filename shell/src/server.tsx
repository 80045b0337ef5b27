import type { PageState } from '@storefront/contract';
import * as mobx from 'mobx';
import * as mobxReactLite from 'mobx-react-lite';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createShell } from './app/create-shell';
import { serverBrowser } from './app/server-browser';
import { ShellView } from './app/shell-view';
import type { ModuleLoader } from './page-frame/module-loader';
import { localPages } from './pages/local-pages';

// Observers draw once here and observe nothing, because nothing would dispose their reactions.
mobxReactLite.enableStaticRendering(true);

/** The packages that the server parts of remotes take from this shell, as remotes do in the browser. */
export const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  mobx,
  'mobx-react-lite': mobxReactLite,
};

export interface Drawing {
  /** The page as the edge inlines it; its decisions may be left out. */
  readonly page: PageState;
  /** Path and query. */
  readonly address: string;
  /** The module of the page's remote; undefined for a page of the shell itself. */
  readonly module?: unknown;
}

export interface Drawn {
  readonly html: string;
  /** The stored keys that the page read as empty; after `=` the fingerprint of what it then wrote there. */
  readonly assumed: readonly string[];
  /** Whether the page has read the time: then it may look different a minute later. */
  readonly clock: boolean;
}

// A page that has its data is ready after a few dozen turns.
const maxTurns = 1_000;

/** The page needs an answer that did not come with it, so it is drawn in the browser. */
class AsksForMore extends Error {
  override readonly name = 'AsksForMore';
  override readonly message = 'The page asks for more than its first data';
}

/**
 * Draws the first screen for a visitor of whom nothing is known (EDG-7). Rejects when the page throws, is not shown, or asks for more
 * than its first data.
 */
export async function draw({ page, address, module }: Drawing): Promise<Drawn> {
  const { browser, assumed, clockReads, asksNetwork } = serverBrowser(page.now);
  const failures: unknown[] = [];
  const remotes: ModuleLoader = {
    load: async () => ({ module, failed: (error) => void failures.push(error) }),
    prefetch: () => undefined,
    retry: () => undefined,
    loadPages: () => new Promise(() => undefined),
  };
  const shell = createShell({
    page,
    browser,
    localPages,
    loadPreviewBadge: () => new Promise(() => undefined),
    loadOrderPill: () => new Promise(() => undefined),
    loadLoginPopup: () => new Promise(() => undefined),
    history: createMemoryHistory({ initialEntries: [address], v5Compat: true }),
    remotes: () => remotes,
  });
  shell.begin();
  const readsBefore = clockReads();
  const demandGood = () => {
    if (failures.length > 0) throw failures[0];
    if (asksNetwork()) throw new AsksForMore();
  };

  const framed = () => shell.pages.current?.frame.framed.kind ?? 'loading';
  for (let turn = 0; turn < maxTurns && framed() === 'loading'; turn += 1) {
    demandGood();
    await Promise.resolve();
  }
  demandGood();
  if (framed() !== 'shown') throw new Error(`The page is ${framed()}, not shown`);
  // Nothing observes while this draws, so outside a transaction each read of a computed value would compute it again.
  const html = mobx.transaction(() => renderToString(<ShellView shell={shell} />));
  demandGood();
  return { html, assumed: assumed(), clock: clockReads() > readsBefore };
}
