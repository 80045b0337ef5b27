import type { End } from '../files/watch-folder';
import type { ReleaseId } from '../releases/release-store';
import type { CommandResult } from './change';
import type { BrandScope, BrandVersion, KnownRollout, RegistrySnapshot, ScheduledChange } from './snapshot';
import type { People } from './people';
import type { AbortedRollout, KnownRelease, RegistryState } from './state';
import type { Team, TeamChange } from './team';
import type { Attempt, AuditNote } from './attempt';

/** One line of the audit log. `before` and `after` contain the state that the change concerned, as JSON. */
export interface AuditEntry {
  readonly id: number;
  /** ISO instant. */
  readonly at: string;
  readonly actor: string;
  readonly person?: string | undefined;
  readonly machine?: string | undefined;
  readonly action: string;
  readonly subject: string;
  /** The brands that it concerned; null when that is not known. */
  readonly brands: BrandScope | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string;
  readonly refused: boolean;
  readonly faults: readonly string[];
}

export interface AuditFilter {
  readonly actor?: string | undefined;
  /** The person, or the name of the machine's token. */
  readonly by?: string | undefined;
  readonly action?: string | undefined;
  /** A release is also found in what an entry says of the state before and after. */
  readonly subject?: string | undefined;
  /** Entries about this feature or one of its releases, found alike. */
  readonly feature?: string | undefined;
  readonly brand?: string | undefined;
  readonly refused?: boolean | undefined;
  /** From `from` (inclusive) to `to` (exclusive). */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** Only entries with a lower id, for the next page. */
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface RolloutFilter {
  readonly feature?: string | undefined;
  readonly brand?: string | undefined;
  /** How it has ended; `open` for those that have not. */
  readonly outcome?: 'promoted' | 'aborted' | 'open' | undefined;
  /** Only rollouts with a lower number, for the next page. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Something that a team or the guard did to a rollout, as the audit log has it. */
export interface RolloutDeed extends Pick<AuditNote, 'person' | 'machine'> {
  /** An ISO instant. */
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly reason: string;
}

/** A rollout as lists show it; null where the audit log has no such entry. */
export interface ListedRollout extends KnownRollout {
  readonly begun: RolloutDeed | null;
  readonly last: RolloutDeed | null;
}

/** A release as lists show it. */
interface ListedRelease extends ReleaseId {
  readonly publishedAt: string;
  readonly author: string;
  readonly commit: string;
  readonly revoked: boolean;
  readonly aborted?: AbortedRollout;
}

/** Releases, what is stable where, rollouts, pins, freezes, teams and the audit log. */
export interface Registry extends People {
  /** `pinned` are releases that brand files name. */
  snapshot(pinned?: readonly ReleaseId[]): Promise<RegistrySnapshot>;
  /** The number of the current snapshot: each change adds one, and a restored backup brings an earlier one back. */
  generation(): Promise<number>;
  /** The result that `command` would have now; nothing changes and nothing is logged. */
  tryOut(attempt: Pick<Attempt, 'command' | 'releases' | 'ofBrand'>): Promise<CommandResult>;
  /**
   * Makes the changes of an accepted command, all or none, and logs the attempt; a command that is accepted without a change is
   * not logged. Only one runs at a time over all processes.
   */
  run(attempt: Attempt): Promise<CommandResult>;
  /** What is set for a time, in the order in which it was set (ROL-7). */
  scheduled(): Promise<readonly ScheduledChange[]>;
  /** What asks for a second person, and what waits for one (ROL-8). */
  approvals(): Promise<Pick<RegistryState, 'approvals' | 'waiting'>>;
  /** All that was saved of a brand, in order (BRD-7). */
  brandVersions(brand: string): Promise<readonly BrandVersion[]>;
  brandVersion(brand: string, number: number): Promise<BrandVersion | undefined>;
  release(id: ReleaseId): Promise<KnownRelease | undefined>;
  /**
   * The releases of a name that have the file of this path, those that visitors could get first; without revoked and collected
   * ones, and without those whose files are not named by their content.
   */
  releasesWithFile(name: string, path: string): Promise<KnownRelease[]>;
  /** A rollout by its id, also after it has ended. */
  rollout(id: string): Promise<KnownRollout | undefined>;
  /** Newest first, ended ones among them. */
  rollouts(filter: RolloutFilter): Promise<ListedRollout[]>;
  /** Newest first. */
  releases(filter: { readonly name?: string | undefined; readonly limit: number }): Promise<ListedRelease[]>;
  /** Newest first. */
  audit(filter: AuditFilter): Promise<AuditEntry[]>;
  /** Logs an action outside the registry, such as making a preview link. */
  note(note: AuditNote, after: unknown): Promise<void>;
  /** Adds a team or changes what it may do, and logs it without its addresses. */
  saveTeam(team: TeamChange, note: AuditNote): Promise<void>;
  teams(): Promise<Team[]>;
  /** Calls `changed` within a second after a change in this process or another. */
  watch(changed: () => void): Promise<End>;
}
