import type { ReleaseManifest } from '@storefront/contract';

/** The turn and the canaries that a visit began with and keeps through page loads (RES-8). */
export interface KeptVersions {
  /** The last turn at the time when it began. */
  readonly turn: number;
  /** Ids of the releases that it got by a rollout. */
  readonly canaries: readonly string[];
}

/** A request for a page, as far as decisions depend on it (RES-1). */
export interface Visit {
  /** Undefined when the visitor keeps no cookie and therefore gets what is stable (RES-5). */
  readonly visitor: string | undefined;
  /** The releases of an open preview link that was checked (ROL-5). */
  readonly preview: readonly ReleaseManifest[];
  /** Ids of the releases that failed in this visit (RES-12). */
  readonly failed: readonly string[];
  /** The browser is marked as one of the brand's staff, and a customer is logged in (ROL-10). */
  readonly isStaff: boolean;
  readonly isCustomer: boolean;
  /** Undefined when the visit begins with this page. */
  readonly kept: KeptVersions | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A visit about which nothing is known. */
export function anonymousVisitAt(now: number): Visit {
  return {
    visitor: undefined,
    preview: [],
    failed: [],
    isStaff: false,
    isCustomer: false,
    kept: undefined,
    now,
  };
}
