import type { End } from '../files/watch-folder';
import type { ReleaseId } from '../releases/release-store';
import type { CommandResult } from './change';
import type { BrandScope, KnownRollout, RegistrySnapshot } from './snapshot';
import type { KnownRelease, RegistryState } from './state';

/** Releases to load beside those that somebody can get. */
export type WantedReleases = readonly ReleaseId[] | 'all';

/** An attempt to change the registry; it goes into the audit log whether it is accepted or refused (REL-7). */
export interface Attempt {
  /** The team whose token was shown, or `guard`. */
  readonly actor: string;
  /** What is done, such as `rollout start`. */
  readonly action: string;
  /** What it is done to, such as `checkout@2.1.0`. */
  readonly subject: string;
  /** The brands that it concerns, where that is known. */
  readonly brands?: BrandScope | undefined;
  readonly reason: string;
  /** Releases that the command looks at although no brand has them. */
  readonly releases?: WantedReleases;
  /**
   * What is done outside the registry when the command was accepted with changes, while no other change can happen; when it fails, nothing
   * changes. Everybody else waits for it, so it is short; it cannot ask the registry.
   */
  readonly meanwhile?: () => Promise<void>;
  /** Works out the changes from the registry as it is at that moment; it may run again when another change comes first. */
  command(state: RegistryState): CommandResult;
}

/** What the audit log says of a change: who, what and why. */
export type AuditNote = Pick<Attempt, 'actor' | 'action' | 'subject' | 'brands' | 'reason'>;

/** A token of a team; `hash` is its SHA-256 in hex. */
interface NewToken {
  readonly hash: string;
  readonly team: string;
  /** What it is for, such as `CI`. */
  readonly label: string;
  /** Makes the former tokens of the team worthless. */
  readonly revokeOthers: boolean;
}

/** One line of the audit log. `before` and `after` hold what the change concerned, as JSON. */
export interface AuditEntry {
  readonly id: number;
  /** ISO instant. */
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  /** The brands that it concerned; null where that is not known. */
  readonly brands: BrandScope | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string;
  readonly refused: boolean;
  readonly faults: readonly string[];
}

export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  /** Entries about this feature or one of its releases. */
  readonly feature?: string | undefined;
  readonly brand?: string | undefined;
  readonly refused?: boolean | undefined;
  /** From this instant on, and before that one. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** Entries with a lower id only: the way to the next page. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A release as lists show it. */
interface ListedRelease extends ReleaseId {
  readonly publishedAt: string;
  readonly author: string;
  readonly commit: string;
  readonly revoked: boolean;
}

export interface Team {
  readonly id: string;
  /** Names of what the team may release; `*` is everything, and what operators alone may do. */
  readonly features: readonly string[];
  /** Where the guard posts its verdicts. */
  readonly webhook: string | undefined;
}

/** Releases, what is stable where, rollouts, pins, freezes, teams and the audit log. */
export interface Registry {
  /** `pinned` are releases that brand files name. */
  snapshot(pinned?: readonly ReleaseId[]): Promise<RegistrySnapshot>;
  /** What `command` would come to now; nothing changes and nothing is logged. */
  tryOut(attempt: Pick<Attempt, 'command' | 'releases'>): Promise<CommandResult>;
  /**
   * Makes the changes of an accepted command, all or none, and logs the attempt; a command that
   * is accepted without a change leaves no trace. One at a time over all processes.
   */
  run(attempt: Attempt): Promise<CommandResult>;
  release(id: ReleaseId): Promise<KnownRelease | undefined>;
  /**
   * Releases of a name that have the file of this path, those that visitors could get first; without revoked and collected ones, and without those
   * whose files are not named by their content.
   */
  releasesWithFile(name: string, path: string): Promise<KnownRelease[]>;
  /** A rollout by its id, also after it has ended. */
  rollout(id: string): Promise<KnownRollout | undefined>;
  /** Newest first. */
  releases(filter: { readonly name?: string | undefined; readonly limit: number }): Promise<ListedRelease[]>;
  /** Newest first. */
  audit(filter: AuditFilter): Promise<AuditEntry[]>;
  /** Logs what changed outside the registry, such as a preview link that was made. */
  note(note: AuditNote, after: unknown): Promise<void>;
  /** Adds a team or changes what it may do, and logs it. */
  saveTeam(team: Team, note: AuditNote): Promise<void>;
  teams(): Promise<Team[]>;
  /** Gives a team a token and logs it; answers how many former ones became worthless. */
  addToken(token: NewToken, note: AuditNote): Promise<number>;
  teamOfToken(hash: string): Promise<Team | undefined>;
  /** Tells within a second that something has changed, in this process or another. */
  watch(changed: () => void): Promise<End>;
}
