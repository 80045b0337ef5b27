import type { Decision } from '@storefront/contract';
import type { Failure } from './failure';

/** Runs the code of a loaded module and gives the module; called once, for the release that is shown, and for no other. */
export type RunModule = () => unknown;

/** Where the modules of a release come from: their containers in a browser, a fake in tests. */
export interface ReleaseSource {
  /** Loads all that one exposed module takes, without running it; with `fresh` past what the browser's cache holds, so that a retry is one. */
  load(release: Decision, expose: string, options: { fresh: boolean }): Promise<RunModule>;
  /** Whether the edge still gives this release to pages: it may have been withdrawn since this page was made. */
  isServed(release: Decision): Promise<boolean>;
  /** Takes the styles of a release that is not shown out of effect, until it is loaded again. */
  discard(release: Decision): void;
  /** Finds out what a rejection of `load` meant; may ask the network, never rejects. */
  explain(release: Decision, error: unknown): Promise<Failure>;
}
