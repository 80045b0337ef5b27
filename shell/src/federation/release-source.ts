import type { Decision } from '@storefront/contract';
import type { Failure } from './failure';

/** Where the modules of a release come from: the federation runtime in a browser, a fake in tests. */
export interface ReleaseSource {
  /** Loads one exposed module; with `fresh` past what the browser's cache holds, so that a retry is one. */
  load(release: Decision, expose: string, options: { fresh: boolean }): Promise<unknown>;
  /** Finds out what a rejection of `load` meant; may ask the network, never rejects. */
  explain(release: Decision, error: unknown): Promise<Failure>;
}
