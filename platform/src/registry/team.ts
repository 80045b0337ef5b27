/** A team as the registry keeps it. */
export interface Team {
  readonly id: string;
  /** The names that the team may release; `*` means everything, including what only operators may do. */
  readonly features: readonly string[];
  /** The address to which the guard posts its verdicts. */
  readonly webhook: string | undefined;
  /** The incoming webhook of a chat, to which the guard posts its verdicts as a sentence. */
  readonly chat?: string | undefined;
  /** The mailbox to which the guard writes what it does. */
  readonly email?: string | undefined;
}

/** A team that is added, or changed: an address that is not named stays as it was, and `null` removes it. */
export interface TeamChange extends Pick<Team, 'id' | 'features'> {
  readonly webhook?: string | null | undefined;
  readonly chat?: string | null | undefined;
  readonly email?: string | null | undefined;
}
