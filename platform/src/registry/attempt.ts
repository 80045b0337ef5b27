import type { ReleaseId } from '../releases/release-store';
import type { CommandResult } from './change';
import type { BrandScope } from './snapshot';
import type { RegistryState } from './state';

/** Releases to load beside those that somebody can get. */
export type WantedReleases = readonly ReleaseId[] | 'all';

/** An attempt to change the registry; it is recorded in the audit log whether it is accepted or refused (REL-7). */
export interface Attempt {
  /** The team of the token, or `guard`. */
  readonly actor: string;
  /** The person, or the name of the machine's token (ROL-9). */
  readonly person?: string | undefined;
  readonly machine?: string | undefined;
  /** The action, such as `rollout start`. */
  readonly action: string;
  /** The subject of the action, such as `checkout@2.1.0`. */
  readonly subject: string;
  /** The brands that it concerns, when that is known. */
  readonly brands?: BrandScope | undefined;
  readonly reason: string;
  /**
   * Whose change it is, when somebody else approves it (ROL-8): it gets a line of its own in the audit log, beside that of the
   * approval, and what keeps its author keeps this one.
   */
  readonly inNameOf?: AuditNote | undefined;
  /** Releases that the command needs although no brand has them. */
  readonly releases?: WantedReleases;
  /** The brand whose versions the command needs (BRD-7). */
  readonly ofBrand?: string;
  /**
   * Work outside the registry that is done when the command was accepted with changes, while no other change can happen; when it
   * fails, nothing changes. All other changes wait for it, so it must be short; it cannot query the registry. `state` is what the
   * command saw.
   */
  readonly meanwhile?: (state: RegistryState) => Promise<void>;
  /** Computes the changes from the current state of the registry; a pure function. */
  command(state: RegistryState): CommandResult;
}

/** The audit information of a change: who, what and why. */
export type AuditNote = Pick<
  Attempt,
  'actor' | 'person' | 'machine' | 'action' | 'subject' | 'brands' | 'reason'
>;
