import type { ReleaseManifest } from '@storefront/contract';
import type { EndedPreviews } from './preview-token';
import type { Freeze, Pin, Rollout, ScheduledChange, StableTurn } from './snapshot';

/** A rollout that was aborted: its id, when, by whom and why. */
export interface AbortedRollout {
  /** Such as `r7`. */
  readonly rollout: string;
  /** ISO instant. */
  readonly at: string;
  /** A team, or `guard`. */
  readonly by: string;
  readonly reason: string;
}

/** A release with its history; instants are ISO. */
export interface KnownRelease {
  readonly manifest: ReleaseManifest;
  /** Since when visitors can get it; its files are served from then on. */
  readonly openedAt: string | undefined;
  readonly revoked: { readonly at: string; readonly reason: string } | undefined;
  /** Since when nobody can get it, as noticed by the last collection (REL-9). */
  readonly unneededSince: string | undefined;
  /** When its files were removed. */
  readonly collectedAt: string | undefined;
  /** The last rollout of it that was aborted, until the release becomes stable. */
  readonly aborted: AbortedRollout | undefined;
}

/** A release that has just been published. */
export function newRelease(manifest: ReleaseManifest): KnownRelease {
  return {
    manifest,
    openedAt: undefined,
    revoked: undefined,
    unneededSince: undefined,
    collectedAt: undefined,
    aborted: undefined,
  };
}

/** Whether a release can be given to visitors at all: it is not revoked (REL-8), and its files exist (REL-9). */
export function isUsable({ revoked, collectedAt }: Partial<KnownRelease>): boolean {
  return revoked === undefined && collectedAt === undefined;
}

/** The whole registry as commands see it. The maps are keyed by `name@version`. */
export interface RegistryState {
  readonly generation: number;
  /** The numbers that the next turn and the next rollout get. */
  readonly nextTurn: number;
  readonly nextRollout: number;
  readonly releases: ReadonlyMap<string, KnownRelease>;
  readonly turns: readonly StableTurn[];
  readonly rollouts: readonly Rollout[];
  readonly pins: readonly Pin[];
  readonly freezes: readonly Freeze[];
  readonly endedPreviews: readonly EndedPreviews[];
  /** What is set for a time, in the order in which it was set, and the number that the next one gets. */
  readonly scheduled: readonly ScheduledChange[];
  readonly nextScheduled: number;
}

/** The inputs of a command beside the registry. */
export interface CommandContext {
  readonly now: Date;
  /** The ids of the existing brands. */
  readonly brands: readonly string[];
}

/** The inputs of commands over rollouts. */
export interface RolloutContext extends CommandContext {
  /** For how many minutes a promoted rollout is watched; 0 for not at all (GRD-11). */
  readonly watchMinutes: number;
}

export const emptyState: RegistryState = {
  generation: 0,
  nextTurn: 1,
  nextRollout: 1,
  releases: new Map(),
  turns: [],
  rollouts: [],
  pins: [],
  freezes: [],
  endedPreviews: [],
  scheduled: [],
  nextScheduled: 1,
};
