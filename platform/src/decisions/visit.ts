import type { ReleaseManifest } from '@storefront/contract';

/** What a visit began with, and keeps through page loads (RES-8). */
export interface KeptVersions {
  /** The last turn that had been taken when it began. */
  readonly turn: number;
  /** Releases that it got by a rollout, by id. */
  readonly canaries: readonly string[];
}

/** Who asks for a page, as far as his decision depends on it (RES-1). */
export interface Visit {
  /** Undefined when the visitor keeps no cookie: then he gets what is stable (RES-5). */
  readonly visitor: string | undefined;
  /** The releases of a preview link that was checked and is open (ROL-5). */
  readonly preview: readonly ReleaseManifest[];
  /** Ids of the releases that failed in this visit (RES-12). */
  readonly failed: readonly string[];
  /** Undefined when the visit begins with this page. */
  readonly kept: KeptVersions | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The visit of somebody of whom nothing is known. */
export function strangerAt(now: number): Visit {
  return { visitor: undefined, preview: [], failed: [], kept: undefined, now };
}
