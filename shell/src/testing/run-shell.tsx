import { act, render } from '@testing-library/react';
import type { AddedPage, PageState, PreviewFault, PublicBrand } from '@storefront/contract';
import { definePage } from '@storefront/host';
import type { Host, PageLocation, PageModel } from '@storefront/host';
import { fakeBrand } from '@storefront/host/testing';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { createShell } from '../app/create-shell';
import type { ShellDeps } from '../app/shell-deps';
import { ShellView } from '../app/shell-view';
import { localPages } from '../pages/local-pages';
import { orderPill } from '../order-pill/order-pill-page';
import { previewBadge } from '../preview/preview-badge-page';
import { LoginPopup } from '../session/ui/login-popup';
import { fakeBrowser } from './fake-browser';
import type { Answers, FakeBrowser } from './fake-browser';
import { FakeModules } from './fake-modules';
import type { Release } from './fake-modules';

export interface ShellRun {
  readonly at?: string;
  readonly brand?: Partial<PublicBrand>;
  readonly remotes?: Record<string, Release[]>;
  readonly answers?: Answers;
  readonly browser?: FakeBrowser;
  readonly status?: 200 | 404;
  readonly decisions?: PageState['decisions'];
  readonly pages?: AddedPage[];
  /** Pages that the shell has to load; the page itself contains only `pages`. */
  readonly laterPages?: () => Promise<readonly AddedPage[]>;
  readonly preview?: string[];
  readonly previewFaults?: PreviewFault[];
  readonly isShellStarted?: boolean;
  readonly loadLoginPopup?: ShellDeps['loadLoginPopup'];
}

/** Lets pending promises settle, and React draw the result. */
export function settle() {
  return act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });
}

/** Runs the whole shell in jsdom over fake remotes and a fake browser, at an address. */
export async function runShell(run: ShellRun = {}) {
  const browser = run.browser ?? fakeBrowser(run.answers);
  const modules = new FakeModules(run.remotes, run.laterPages);
  const shell = createShell({
    page: {
      brand: fakeBrand(run.brand),
      now: browser.time.wall(),
      status: run.status ?? 200,
      decisions: run.decisions ?? {},
      ...(run.pages && { pages: run.pages }),
      ...(run.laterPages && { others: { url: '/others', integrity: '' }, hasMenu: true }),
      ...(run.preview && { preview: run.preview }),
      ...(run.previewFaults && { previewFaults: run.previewFaults }),
      firstData: [],
      apiOrigin: '',
      assetOrigin: '',
      apiAuthorization: 'Basic c2VjcmV0',
    },
    browser,
    localPages,
    loadPreviewBadge: async (preview) =>
      previewBadge(preview, { fetch: browser.fetch, isShellStarted: run.isShellStarted ?? true }),
    loadOrderPill: async (deps) => orderPill(deps),
    loadLoginPopup: run.loadLoginPopup ?? (() => Promise.resolve(LoginPopup)),
    history: createMemoryHistory({ initialEntries: [run.at ?? '/'], v5Compat: true }),
    remotes: (report) => {
      modules.report = report;
      return modules;
    },
  });
  shell.begin();
  const view = render(<ShellView shell={shell} />, { onCaughtError: () => undefined });
  await settle();
  const go = async (path: string) => {
    await act(() => shell.router.navigate(path));
    await settle();
  };
  const back = async () => {
    await act(() => shell.router.travel(-1));
    await settle();
  };
  const pass = async (milliseconds: number) => {
    act(() => browser.clock.advance(milliseconds));
    await settle();
  };
  const address = () => `${shell.router.entry.pathname}${shell.router.entry.search}`;
  return { shell, browser, modules, go, back, pass, address, ...view };
}

/** A release of a page that shows a heading and records in `seen` what it was given. */
export function aPage(
  heading: string,
  seen: { hosts: Host[]; locations: PageLocation[] } = { hosts: [], locations: [] },
): Release {
  const page = definePage<PageModel>({
    create: (host, location) => {
      seen.hosts.push(host);
      seen.locations.push(location);
      return { locationChanged: (changed) => void seen.locations.push(changed) };
    },
    Component: () => <h1>{heading}</h1>,
  });
  return () => ({ default: page });
}
