import type { PageDecision } from '@storefront/contract';
import type { Counters } from '../../counters';

type CountedRelease = Pick<PageDecision, 'feature' | 'version'>;

/** Counts what became of a drawing, in all and for the release whose page it was. */
export function countDrawing(
  counters: Counters,
  outcome: string,
  { brand, release: { feature, version } }: { readonly brand: string; readonly release: CountedRelease },
): void {
  counters.add('storefront_drawings_total', { outcome });
  counters.add('storefront_release_drawings_total', { brand, feature, version, outcome });
}

/** Counts the decisions of the releases that a page shows, with the step that each was made by (RES-2). */
export function countDecisions(
  counters: Counters,
  brand: string,
  shown: readonly Pick<PageDecision, 'feature' | 'version' | 'reason'>[],
): void {
  for (const { feature, version, reason } of shown)
    counters.add('storefront_decisions_total', { brand, feature, version, step: reason.step });
}
