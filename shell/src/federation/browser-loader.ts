import type { AddedPage, PageState } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import { Containers } from './containers';
import type { FailureReport } from './failure';
import { federatedSource } from './federated-source';
import { createLoader } from './loader';
import type { Loader } from './loader';
import { OthersGone, pageDecisions } from './page-decisions';
import { trustPage } from './page-trust';
import { prefetching } from './prefetch';
import type { Preload } from './prefetch';
import { noMemory, visitMemory } from './visit-memory';

/** The build's own federation runtime; importing the package beside it would bring a second copy. */
declare const __webpack_require__: {
  federation: { instance: { shareScopeMap: Readonly<Record<string, unknown>> } };
};

export interface BrowserLoaderDeps {
  page: Pick<PageState, 'decisions' | 'others' | 'preview'>;
  /** Reloads the document at the current address. */
  renewPage(): void;
  clock: Pick<Clock, 'after'>;
  report(failure: FailureReport, error: unknown): void;
}

const sha384 = async (bytes: ArrayBuffer): Promise<string | undefined> => {
  if (!globalThis.isSecureContext) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return btoa(String.fromCharCode(...digest));
};

const fetchOthers = async ({ fresh }: { fresh: boolean }) => {
  try {
    return (await globalThis.storefrontOthers?.(fresh)) ?? { decisions: {} };
  } catch (error) {
    // The page's first script cannot share a class with this one, so its error is known by its name.
    throw error instanceof Error && error.name === 'OthersGone' ? new OthersGone() : error;
  }
};

/** The loader of a real page, with its prefetching. */
interface BrowserLoader extends Loader {
  readonly preload: Preload;
  /** Loads the decisions of the other features ahead of need, and returns the pages that their releases bring. */
  prepare(): Promise<readonly AddedPage[]>;
}

/** The loader and the prefetching of a real page. Call it first: it sets which files the page lets run. */
export function browserLoader({ page, clock, report, renewPage }: BrowserLoaderDeps): BrowserLoader {
  const trust = trustPage(page.decisions, document);
  const decisions = pageDecisions(page.decisions, page.others && fetchOthers);
  const ask: typeof fetch = (...request) => fetch(...request);
  const shareScope = () => __webpack_require__.federation.instance.shareScopeMap['default'];
  const containers = new Containers({ trust, document, clock, shareScope });
  const source = federatedSource({ containers, trust, document, fetch: ask, sha384 });
  const preload = prefetching({ decisions, trust, document, fetch: ask });
  // A preview shows the release that it names on every page, whatever happened on the page before (ROL-6).
  const memory = page.preview ? noMemory : visitMemory(() => sessionStorage);
  return {
    ...createLoader({ decisions, source, clock, memory, report, renewPage }),
    preload,
    prepare: decisions.loadOthers,
  };
}
