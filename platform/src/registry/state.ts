import type { BrandFileCheck } from '../brands/brand-versions';
import type { ReleaseManifest } from '@storefront/contract';
import type { EndedPreviews } from './preview-token';
import type {
  Acceptance,
  BrandScope,
  BrandVersion,
  Freeze,
  Pin,
  Rollout,
  ScheduledChange,
  StableTurn,
  TrustedPartner,
} from './snapshot';
import type { WaitingChange } from './waiting-change';

/** A rollout that was aborted: its id, when, by whom and why. */
export interface AbortedRollout {
  /** Such as `r7`. */
  readonly rollout: string;
  /** ISO instant. */
  readonly at: string;
  /** A team, or `guard`. */
  readonly by: string;
  /** Who of the team. */
  readonly person?: string | undefined;
  readonly machine?: string | undefined;
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
  readonly acceptances: readonly Acceptance[];
  readonly trusted: readonly TrustedPartner[];
  /** In order of their numbers: all of the brand that a command names; of other brands at least the latest of each kind. */
  readonly brandVersions: readonly BrandVersion[];
  /** What is set for a time, in the order in which it was set, and the number that the next one gets. */
  readonly scheduled: readonly ScheduledChange[];
  readonly nextScheduled: number;
  /** What asks for a second person: features, and brands as `brand:market` (ROL-8). */
  readonly approvals: readonly string[];
  /** What waits for one, in the order in which it was asked for, and the number that the next one gets. */
  readonly waiting: readonly WaitingChange[];
  readonly nextWaiting: number;
}

/** The part of the registry that decisions do not need. */
export type CommandsOnly = 'scheduled' | 'nextScheduled' | 'approvals' | 'waiting' | 'nextWaiting';

/** The inputs of a command beside the registry. */
export interface CommandContext {
  readonly now: Date;
  /** The ids of the existing brands. */
  readonly brands: readonly string[];
  /** The brands that who commands may act for: what he gives to their visitors is accepted by that (REL-14). */
  readonly mayActFor?: BrandScope;
  /** The file of a brand, and the checks of data that shall take its place (BRD-3). */
  readonly brandFile?: (brand: string) => BrandFileCheck | undefined;
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
  acceptances: [],
  trusted: [],
  brandVersions: [],
  scheduled: [],
  nextScheduled: 1,
  approvals: [],
  waiting: [],
  nextWaiting: 1,
};
