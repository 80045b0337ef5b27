import type { ReleaseManifest, RolloutSignal } from '@storefront/contract';
import type { EndedPreviews } from './preview-token';

/** `all` means every present and future brand. */
export type BrandScope = 'all' | readonly string[];

/**
 * A release became the stable one of its feature. `id` increases over the whole registry, so the highest one for a brand is the
 * current one. A `rollback` takes back the turns above the one whose version it names.
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

/** One step of a rollout (ROL-1): `share` in ten-thousandths of the visitors, then the minimum requirements to go on. */
export interface RolloutStep {
  readonly share: number;
  readonly minimumMinutes: number;
  readonly minimumPageLoads: number;
}

/**
 * A rollout that still affects decisions. `paused` and `held` (by the guard) keep the share that was reached. A `watched` one is promoted: its
 * release is stable, and the visitors beyond its last share stay on the former one, to be compared with (GRD-11).
 */
export interface Rollout {
  /** Such as `r7`. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly brands: BrandScope;
  readonly state: 'running' | 'paused' | 'held' | 'watched';
  readonly steps: readonly RolloutStep[];
  /** Index into `steps`. */
  readonly step: number;
  /** ISO instant at which the step began. */
  readonly stepBeganAt: string;
  /** The salt of the visitors' buckets; it does not depend on the version (RES-3). */
  readonly salt: string;
  /** The signals that the guard watches (ROL-1). */
  readonly watch: readonly RolloutSignal[];
  /** Who gets the release before the share is asked: `staff`, `customers`, ids of visitors (ROL-10). */
  readonly audience?: readonly string[];
}

/** A rollout with its history, also after it has ended. */
export interface KnownRollout extends Omit<Rollout, 'state'> {
  readonly state: Rollout['state'] | 'promoted' | 'aborted';
  /** ISO instants; `endedAt` is null while it has not ended. */
  readonly startedAt: string;
  readonly endedAt: string | null;
}

/** A brand stays on this release of a feature until the pin is removed (ROL-4). */
export interface Pin {
  readonly brand: string;
  /** The name of the feature, also when a partner's remote replaces it. */
  readonly feature: string;
  /** The release's own name: `checkout`, or `partner/checkout`. */
  readonly name: string;
  readonly version: string;
}

/** A brand follows no change after the turn `afterTurn` until `until`, an ISO instant (ROL-4). */
export interface Freeze {
  readonly brand: string;
  readonly until: string;
  readonly afterTurn: number;
}

/** A brand takes a release (REL-14). */
export interface Acceptance {
  /** The id of a brand, or `*` for all. */
  readonly brand: string;
  readonly name: string;
  readonly version: string;
  /** What it was accepted by; null for what visitors got before acceptances were recorded. */
  readonly hash: string | null;
}

/** A brand takes every release of a partner. */
export interface TrustedPartner {
  readonly brand: string;
  readonly partner: string;
}

/** A brand's data as they were saved; they never change (BRD-7). */
export interface BrandVersion {
  readonly brand: string;
  /** Counts the versions of the brand. */
  readonly number: number;
  /** `live` became what visitors get. */
  readonly kind: 'draft' | 'live';
  /** The hash of the brand file that it takes the place of: a changed file is newer. */
  readonly file: string;
  /** The whole brand as JSON. */
  readonly data: string;
  /** A team, or `brand file`. */
  readonly by: string;
  /** Who of the team. */
  readonly person?: string | undefined;
  readonly machine?: string | undefined;
  /** ISO instant. */
  readonly at: string;
  readonly reason: string;
}

/** A command that is set for a time (ROL-7). */
export interface ScheduledChange {
  /** Such as `s3`. */
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
  /** The name and the body of the call, without its time. */
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The team that set it. */
  readonly by: string;
  readonly person?: string | undefined;
  readonly machine?: string | undefined;
  /** The person who made the token that it was set with. */
  readonly issuedBy?: string | undefined;
  readonly reason: string;
  /** The second person who has approved it before its time (ROL-8). */
  readonly approvedBy?: string | undefined;
}

/** The input of decisions: the registry at one moment, without the releases that nobody can get. */
export interface RegistrySnapshot {
  /** The number of changes of the registry; a higher one is newer. */
  readonly generation: number;
  /** In order, including those of revoked releases: what a rollback took back stays taken back. */
  readonly turns: readonly StableTurn[];
  readonly rollouts: readonly Rollout[];
  readonly pins: readonly Pin[];
  readonly freezes: readonly Freeze[];
  /** The preview links that were ended within the time that any of them is valid. */
  readonly endedPreviews: readonly EndedPreviews[];
  readonly acceptances: readonly Acceptance[];
  readonly trusted: readonly TrustedPartner[];
  /** The latest live version of each brand, and the numbers of current drafts. */
  readonly brandVersions: readonly BrandVersion[];
  readonly drafts: readonly Pick<BrandVersion, 'brand' | 'number'>[];
  /** Every release that a turn, rollout or pin names and that is not revoked. */
  readonly releases: readonly ReleaseManifest[];
}

/** A registry without any content. */
export const emptySnapshot: RegistrySnapshot = {
  generation: 0,
  turns: [],
  rollouts: [],
  pins: [],
  freezes: [],
  endedPreviews: [],
  acceptances: [],
  trusted: [],
  brandVersions: [],
  drafts: [],
  releases: [],
};
