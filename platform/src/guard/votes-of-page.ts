import type { Arm } from './counts';
import type { Signal } from './signals';

/** A release that a page was given, and the rollout that selected it by the visitor's bucket, if any. */
export interface GivenRelease {
  readonly feature: string;
  readonly version: string;
  readonly rollout?: {
    readonly id: string;
    /** The arm of the bucket, also when the visit fell back to another release. */
    readonly arm: Arm;
    /** The canary's share when the page was decided, in ten-thousandths. */
    readonly share: number;
  };
}

/** An event that a page reports and the guard counts (GRD-1). `feature` is the one whose page was shown. */
export type PageEvent =
  | { readonly kind: 'page-viewed'; readonly feature: string }
  /** A release failed to load, threw, or was replaced by its fallback: `version` is that of the failed release (GRD-4). */
  | { readonly kind: 'remote-failed'; readonly feature: string; readonly version: string }
  | {
      readonly kind: 'vital';
      readonly feature: string;
      readonly name: 'LCP' | 'INP' | 'CLS';
      readonly value: number;
    }
  /** A checkout that was opened long enough ago to have ended. */
  | { readonly kind: 'checkout-ended'; readonly feature: string; readonly isPlaced: boolean };

/** One vote before it is weighed. Every failure comes with its trial. */
export interface Vote {
  readonly rollout: string;
  readonly arm: Arm;
  readonly share: number;
  readonly signal: Signal;
  readonly kind: 'trial' | 'failure';
}

/** The values above which LCP, INP and CLS fail (percentile75); undefined while too little is known about stable. */
export type VitalBounds = Readonly<Record<'LCP' | 'INP' | 'CLS', number | undefined>>;

const signalOfVital = { LCP: 'slow-paint', INP: 'slow-press', CLS: 'layout-shift' } as const;

/** The votes of a page's events, by the releases that it was given; events about anything else give none. Each vote appears once. */
export function votesOfPage(
  given: readonly GivenRelease[],
  events: readonly PageEvent[],
  bounds: VitalBounds,
): Vote[] {
  const votes = new Map<string, Vote>();
  for (const event of events) {
    const release = given.find(({ feature }) => feature === event.feature);
    const outcome = outcomeOf(event, bounds);
    if (release?.rollout === undefined || outcome === undefined) continue;
    // The release that replaced a failed one does not belong to an arm of this rollout.
    if (event.kind === 'remote-failed' && event.version !== release.version) continue;
    const { id, arm, share } = release.rollout;
    const { signal, isFailure } = outcome;
    for (const kind of isFailure ? (['trial', 'failure'] as const) : (['trial'] as const)) {
      votes.set(`${id} ${signal} ${kind}`, { rollout: id, arm, share, signal, kind });
    }
  }
  return [...votes.values()];
}

function outcomeOf(
  event: PageEvent,
  bounds: VitalBounds,
): { readonly signal: Signal; readonly isFailure: boolean } | undefined {
  switch (event.kind) {
    case 'page-viewed':
      return { signal: 'failure', isFailure: false };
    case 'remote-failed':
      return { signal: 'failure', isFailure: true };
    case 'checkout-ended':
      return { signal: 'unfinished-checkout', isFailure: !event.isPlaced };
    case 'vital': {
      const bound = bounds[event.name];
      return bound === undefined
        ? undefined
        : { signal: signalOfVital[event.name], isFailure: event.value > bound };
    }
  }
}
