import type { End } from '../files/watch-folder';
import type { ReleaseId } from '../releases/release-store';
import type { CommandResult } from './change';
import type { RegistrySnapshot } from './snapshot';
import type { KnownRelease, RegistryState } from './state';

/** An attempt to change the registry; it goes into the audit log whether it is accepted or refused (REL-7). */
export interface Attempt {
  /** The team whose token was shown, or `guard`. */
  readonly actor: string;
  /** What is done, such as `rollout start`. */
  readonly action: string;
  /** What it is done to, such as `checkout@2.1.0`. */
  readonly subject: string;
  readonly reason: string;
  /** Releases that the command looks at although no brand has them. */
  readonly releases?: readonly ReleaseId[];
  /** Works out the changes from the registry as it is at that moment; it may run again when another change comes first. */
  command(state: RegistryState): CommandResult;
}

/** One line of the audit log. `before` and `after` hold what the change concerned, as JSON. */
export interface AuditEntry {
  readonly id: number;
  /** ISO instant. */
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
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
  /** Entries with a lower id only: the way to the next page. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A release as lists show it. */
export interface ListedRelease extends ReleaseId {
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
  snapshot(): Promise<RegistrySnapshot>;
  /** What `command` would come to now; nothing changes and nothing is logged. */
  tryOut(attempt: Pick<Attempt, 'command' | 'releases'>): Promise<CommandResult>;
  /** Makes the changes of an accepted command, all or none, and logs the attempt. One at a time over all processes. */
  run(attempt: Attempt): Promise<CommandResult>;
  release(id: ReleaseId): Promise<KnownRelease | undefined>;
  /** Newest first. */
  releases(filter: { readonly name?: string | undefined; readonly limit: number }): Promise<ListedRelease[]>;
  /** Newest first. */
  audit(filter: AuditFilter): Promise<AuditEntry[]>;
  /** Adds a team or changes what it may do. */
  saveTeam(team: Team): Promise<void>;
  teams(): Promise<Team[]>;
  /** `hash` is the SHA-256 of the token in hex. */
  addToken(token: { readonly hash: string; readonly team: string; readonly label: string }): Promise<void>;
  /** Makes every token of a team worthless; answers how many there were. */
  revokeTokens(team: string): Promise<number>;
  teamOfToken(hash: string): Promise<Team | undefined>;
  /** Tells within a second that something has changed, in this process or another. */
  watch(changed: () => void): Promise<End>;
}
