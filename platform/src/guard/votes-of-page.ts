import type { Arm } from './counts';
import type { Signal } from './signals';

/** A release that a page was given, and the rollout that decided by the visitor's bucket, if one did. */
export interface GivenRelease {
  readonly feature: string;
  readonly version: string;
  readonly rollout?: {
    readonly id: string;
    /** The arm that the bucket gives, also where the visit fell back to another release. */
    readonly arm: Arm;
    /** The canary's share when the page was decided, in ten-thousandths. */
    readonly share: number;
  };
}

/** What a page tells of itself, as far as the guard counts it (GRD-1). `feature` is whose page was shown. */
export type PageEvent =
  | { readonly kind: 'page-viewed'; readonly feature: string }
  /** A release failed to load, threw, or was replaced by its fallback: `version` is the release that fell (GRD-4). */
  | { readonly kind: 'remote-failed'; readonly feature: string; readonly version: string }
  | {
      readonly kind: 'vital';
      readonly feature: string;
      readonly name: 'LCP' | 'INP' | 'CLS';
      readonly value: number;
    }
  /** A checkout that was opened long enough ago to know how it ended. */
  | { readonly kind: 'checkout-ended'; readonly feature: string; readonly isPlaced: boolean };

/** One vote before it is weighed. Every failure comes with its trial. */
export interface Vote {
  readonly rollout: string;
  readonly arm: Arm;
  readonly share: number;
  readonly signal: Signal;
  readonly kind: 'trial' | 'failure';
}

/** The values from which on LCP, INP and CLS fail (percentile75); undefined while too little is known of stable. */
export type VitalBounds = Readonly<Record<'LCP' | 'INP' | 'CLS', number | undefined>>;

const signalOfVital = { LCP: 'slow-paint', INP: 'slow-press', CLS: 'layout-shift' } as const;

/** The votes that a page's events make, by what it was given; events about anything else make none. Each vote stands once. */
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
    // What stands in for a release that fell is no release of this rollout's arm.
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
