import type { Decision } from '@storefront/contract';
import type { Failure } from './failure';

/** Runs the code of a loaded module and returns the module. It is called once, and only for the release that is shown. */
export type RunModule = () => unknown;

/** Where the modules of a release come from: their containers in a browser, a fake in tests. */
export interface ReleaseSource {
  /** Loads everything that one exposed module needs, without running it; `fresh` bypasses the browser's cache, so that a retry really retries. */
  load(release: Decision, expose: string, options: { fresh: boolean }): Promise<RunModule>;
  /** Whether the edge still serves this release: it may have been withdrawn since this page was made. */
  isServed(release: Decision): Promise<boolean>;
  /** Disables the styles of a release that is not shown, until it is loaded again. */
  discard(release: Decision): void;
  /** Finds out why `load` rejected; may ask the network, never rejects. */
  explain(release: Decision, error: unknown): Promise<Failure>;
}
