import type { ReleaseManifest, RolloutSignal } from '@storefront/contract';
import type {
  Acceptance,
  BrandScope,
  BrandVersion,
  Freeze,
  Pin,
  Rollout,
  RolloutStep,
  ScheduledChange,
  StableTurn,
  TrustedPartner,
} from './snapshot';
import type { WaitingChange, WaitingEnd } from './waiting-change';

/** One change of the registry. It was checked before, so applying it cannot be refused. */
export type RegistryChange =
  | { readonly kind: 'release-published'; readonly release: ReleaseManifest }
  | {
      readonly kind: 'release-revoked';
      readonly name: string;
      readonly version: string;
      readonly reason: string;
    }
  /** Nobody can get the release from now on; `release-needed` reverses it. */
  | { readonly kind: 'release-unneeded' | 'release-needed'; readonly name: string; readonly version: string }
  /** The files of the release are removed; `release-restored` follows when they are published again. */
  | {
      readonly kind: 'release-collected' | 'release-restored';
      readonly name: string;
      readonly version: string;
    }
  | ({ readonly kind: 'became-stable'; readonly turn: StableTurn['kind'] } & Pick<
      StableTurn,
      'name' | 'version' | 'brands'
    >)
  | {
      readonly kind: 'rollout-started';
      readonly name: string;
      readonly version: string;
      readonly brands: BrandScope;
      readonly steps: readonly RolloutStep[];
      readonly salt: string;
      readonly watch: readonly RolloutSignal[];
      readonly audience?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'rollout-changed';
      readonly id: string;
      readonly state: Exclude<Rollout['state'], 'watched'>;
    }
  | { readonly kind: 'rollout-advanced'; readonly id: string; readonly step: number }
  /** The rollout is promoted and watched, with `steps` and the last of them as its step. */
  | { readonly kind: 'rollout-watched'; readonly id: string; readonly steps: readonly RolloutStep[] }
  | { readonly kind: 'rollout-ended'; readonly id: string; readonly as: 'promoted' | 'aborted' }
  | { readonly kind: 'pinned'; readonly pin: Pin }
  | { readonly kind: 'unpinned'; readonly brand: string; readonly feature: string }
  | { readonly kind: 'frozen'; readonly brand: string; readonly until: Freeze['until'] }
  | { readonly kind: 'unfrozen'; readonly brand: string }
  | { readonly kind: 'previews-ended'; readonly brand: string; readonly release: string }
  | { readonly kind: 'release-accepted'; readonly acceptance: Acceptance }
  | { readonly kind: 'release-rejected'; readonly acceptance: Omit<Acceptance, 'hash'> }
  | { readonly kind: 'partner-trusted' | 'partner-distrusted'; readonly trust: TrustedPartner }
  | {
      readonly kind: 'brand-saved';
      /** `by` is who makes the change unless it is the brand file. */
      readonly version: Pick<BrandVersion, 'brand' | 'number' | 'file' | 'data'> & {
        readonly as: BrandVersion['kind'];
        readonly by?: string;
      };
    }
  | { readonly kind: 'scheduled'; readonly scheduled: Omit<ScheduledChange, 'id'> }
  | { readonly kind: 'schedule-ended'; readonly id: string; readonly as: 'done' | 'refused' | 'removed' }
  /** A feature, or `brand:market`, asks for a second person from now on, or no longer (ROL-8). */
  | { readonly kind: 'approval-required' | 'approval-lifted'; readonly of: string }
  | { readonly kind: 'approval-asked'; readonly waiting: WaitingChange }
  | { readonly kind: 'approval-ended'; readonly waiting: string; readonly as: WaitingEnd };

/**
 * The result of a command: the changes it would make and their description, or why it is refused, with every fault. Nothing has
 * been changed yet.
 */
export type CommandResult =
  | {
      readonly kind: 'accepted';
      readonly changes: readonly RegistryChange[];
      readonly effects: readonly string[];
    }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

export function refused(...faults: string[]): CommandResult {
  return { kind: 'refused', faults };
}

export function accepted(changes: readonly RegistryChange[], effects: readonly string[]): CommandResult {
  return { kind: 'accepted', changes, effects };
}

/** The number of the change among these that waits for a second person; none when nothing does. */
export function waitingIn(changes: readonly RegistryChange[]): string | undefined {
  return changes.flatMap((change) => (change.kind === 'approval-asked' ? [change.waiting.id] : []))[0];
}

/**
 * What the audit log calls an attempt: what only waits for a second person has been asked for and not done, and must not be found
 * among what was done.
 */
export function loggedAction(action: string, result: CommandResult): string {
  if (result.kind === 'refused') return action;
  const isAsked = ({ kind }: RegistryChange) => kind === 'approval-asked';
  const isOnlyAsked = result.changes.every((change) => isAsked(change) || change.kind === 'schedule-ended');
  return isOnlyAsked && result.changes.some(isAsked) ? `ask ${action}` : action;
}
