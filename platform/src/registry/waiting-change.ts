/** A change that waits for the approval of a second person (ROL-8). */
export interface WaitingChange {
  /** Such as `w3`. */
  readonly id: string;
  /** The name and the body of the call, with its time when it is set for one. */
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The team that asks, and who of it. */
  readonly by: string;
  readonly person?: string | undefined;
  readonly machine?: string | undefined;
  /** The person who made the token that it was asked with. */
  readonly issuedBy?: string | undefined;
  readonly reason: string;
  /** What asks for a second person: features, and brands as `brand:market`. */
  readonly because: readonly string[];
  /** What it does when it is approved, in sentences. */
  readonly effects: readonly string[];
  /** A hash of that and of what it would change; another one means that something else would happen. */
  readonly seen: string;
  /** ISO instants. */
  readonly askedAt: string;
  readonly expiresAt: string;
}

/** How a change stops waiting. */
export type WaitingEnd = 'done' | 'refused' | 'withdrawn' | 'expired' | 'stale';
