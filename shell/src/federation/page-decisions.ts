import type { AddedPage, DecisionFile, PageDecision } from '@storefront/contract';

type Decisions = Record<string, PageDecision>;

/** The server no longer has this file: a page that it makes now names another one. */
export class OthersGone extends Error {
  override readonly name = 'OthersGone';
}

/**
 * The decisions of a page. Those of its route are there from the start; those of all other features are loaded in one file when the
 * first of them is needed (RES-10).
 */
export interface PageDecisions {
  /** What is known of a feature now. */
  of(feature: string): PageDecision | undefined;
  /**
   * Loads the file once and returns the pages that releases bring (REL-12). Rejects when it cannot be loaded; the next call then tries
   * again.
   */
  loadOthers(): Promise<readonly AddedPage[]>;
}

/**
 * `known` are the decisions that came with the page; the others are added to it. `fetchOthers` fetches their file, bypassing the browser's
 * cache after a failure; without it there are no others.
 */
export function pageDecisions(
  known: Decisions,
  fetchOthers?: (options: { fresh: boolean }) => Promise<DecisionFile>,
): PageDecisions {
  let loading: Promise<readonly AddedPage[]> | undefined;
  let failedBefore = false;

  const load = async () => {
    try {
      const others = await fetchOthers?.({ fresh: failedBefore });
      // What the page itself names stays: modules of it may be loaded already.
      for (const [feature, decision] of Object.entries(others?.decisions ?? {})) known[feature] ??= decision;
      return others?.pages ?? [];
    } catch (error) {
      failedBefore = true;
      loading = undefined;
      throw error;
    }
  };

  return {
    of: (feature) => (Object.hasOwn(known, feature) ? known[feature] : undefined),
    loadOthers: () => (loading ??= load()),
  };
}
