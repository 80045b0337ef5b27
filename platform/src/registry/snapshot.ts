import type { ReleaseManifest, RolloutSignal } from '@storefront/contract';

/** `all` stands for every brand there is and every brand that comes. */
export type BrandScope = 'all' | readonly string[];

/**
 * A release became the stable one of its feature. `id` counts up over the whole registry, so the highest that covers a brand is
 * the present one. A `rollback` takes back the turns above the one whose version it names.
 */
export interface StableTurn {
  readonly id: number;
  readonly kind: 'promote' | 'rollback';
  /** The release's own name: `checkout`, or `partner/checkout`. */
  readonly name: string;
  readonly version: string;
  readonly brands: BrandScope;
  /** ISO instant. */
  readonly at: string;
}

/** One step of a rollout (ROL-1): `share` in ten-thousandths of the visitors, then what it takes at least to go on. */
export interface RolloutStep {
  readonly share: number;
  readonly minimumMinutes: number;
  readonly minimumPageLoads: number;
}

/** A rollout that still decides something. `paused` and `held` (by the guard) keep the share that was reached. */
export interface Rollout {
  /** Such as `r7`. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly brands: BrandScope;
  readonly state: 'running' | 'paused' | 'held';
  readonly steps: readonly RolloutStep[];
  /** Index into `steps`. */
  readonly step: number;
  /** ISO instant at which the step began. */
  readonly stepBeganAt: string;
  /** What the visitors' buckets are hashed with; nothing of the version goes into it (RES-3). */
  readonly salt: string;
  /** What the guard watches (ROL-1). */
  readonly watch: readonly RolloutSignal[];
}

/** A rollout with its history, also after it has ended. */
export interface KnownRollout extends Omit<Rollout, 'state'> {
  readonly state: Rollout['state'] | 'promoted' | 'aborted';
  /** ISO instants; `endedAt` is null while it has not ended. */
  readonly startedAt: string;
  readonly endedAt: string | null;
}

/** A brand stays on this release of a feature until the pin is taken away (ROL-4). */
export interface Pin {
  readonly brand: string;
  /** The name of the feature, also where a partner's remote stands in its place. */
  readonly feature: string;
  /** The release's own name: `checkout`, or `partner/checkout`. */
  readonly name: string;
  readonly version: string;
}

/** A brand takes no change after the turn `afterTurn` until `until`, an ISO instant (ROL-4). */
export interface Freeze {
  readonly brand: string;
  readonly until: string;
  readonly afterTurn: number;
}

/** What decisions are made from: the registry at one moment, without the releases that nobody can get. */
export interface RegistrySnapshot {
  /** Counts the changes of the registry; a higher one is newer. */
  readonly generation: number;
  /** In the order in which they came, those of revoked releases too: what a rollback took back stays taken back. */
  readonly turns: readonly StableTurn[];
  readonly rollouts: readonly Rollout[];
  readonly pins: readonly Pin[];
  readonly freezes: readonly Freeze[];
  /** Every release that a turn, rollout or pin names and that is not revoked. */
  readonly releases: readonly ReleaseManifest[];
}

/** A registry of which nothing is known. */
export const emptySnapshot: RegistrySnapshot = {
  generation: 0,
  turns: [],
  rollouts: [],
  pins: [],
  freezes: [],
  releases: [],
};
