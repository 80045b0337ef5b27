import type { AddedPage, DecisionFile, PageDecision } from '@storefront/contract';

type Decisions = Record<string, PageDecision>;

/** The server has no such file any more; the page that it would make now has another. */
export class OthersGone extends Error {
  override readonly name = 'OthersGone';
}

/**
 * The decisions of a page. Those of its route are there from the start; those of all other features come together in one file, when
 * the first of them is asked for (RES-10).
 */
export interface PageDecisions {
  /** What is known of a feature now. */
  of(feature: string): PageDecision | undefined;
  /**
   * Brings the file, once, and answers the pages that releases bring (REL-12); rejects when it does not come, and the next call asks
   * again.
   */
  bringOthers(): Promise<readonly AddedPage[]>;
}

/**
 * `known` are those that came with the page; the others are added to it. `fetchOthers` fetches their file, past the browser's cache
 * where it failed before; without it there are none.
 */
export function pageDecisions(
  known: Decisions,
  fetchOthers?: (options: { fresh: boolean }) => Promise<DecisionFile>,
): PageDecisions {
  let bringing: Promise<readonly AddedPage[]> | undefined;
  let failedBefore = false;

  const bring = async () => {
    try {
      const others = await fetchOthers?.({ fresh: failedBefore });
      // What the page itself names stays: modules of it may be loaded already.
      for (const [feature, decision] of Object.entries(others?.decisions ?? {})) known[feature] ??= decision;
      return others?.pages ?? [];
    } catch (error) {
      failedBefore = true;
      bringing = undefined;
      throw error;
    }
  };

  return {
    of: (feature) => (Object.hasOwn(known, feature) ? known[feature] : undefined),
    bringOthers: () => (bringing ??= bring()),
  };
}
