import type { PageState } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import type { FailureReport } from './failure';
import { type FederationRuntime, federatedSource } from './federated-source';
import { type Loader, createLoader } from './loader';
import { trustPage } from './page-trust';
import { type Preload, prefetching } from './prefetch';
import { visitMemory } from './visit-memory';

/** The build's own federation runtime; importing the package beside it would bring a second copy. */
declare const __webpack_require__: { federation: { instance: FederationRuntime } };

export interface BrowserLoaderParts {
  page: Pick<PageState, 'decisions'>;
  clock: Pick<Clock, 'after'>;
  report(failure: FailureReport): void;
}

const sha384 = async (bytes: ArrayBuffer): Promise<string | undefined> => {
  if (!globalThis.isSecureContext) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return btoa(String.fromCharCode(...digest));
};

/** The loader and the preloading of a real page. Call it first of all: it lays out what the page lets run. */
export const browserLoader = ({ page, clock, report }: BrowserLoaderParts): Loader & { preload: Preload } => {
  const { decisions } = page;
  const trust = trustPage(decisions, document);
  const ask: typeof fetch = (...request) => fetch(...request);
  const runtime = __webpack_require__.federation.instance;
  const source = federatedSource({ runtime, trust, document, fetch: ask, sha384 });
  const preload = prefetching({ decisions, trust, document, fetch: ask });
  const memory = visitMemory(() => sessionStorage);
  return { ...createLoader({ decisions, source, clock, memory, report }), preload };
};
