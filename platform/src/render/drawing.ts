/** The server part of a release, ready to be evaluated. */
export interface ServerPart {
  /** Equal for equal code at an equal address. */
  readonly key: string;
  /** The id of the release, for messages: `listing@1.2.0`. */
  readonly name: string;
  /** The URL of the release's files; it ends in a slash. */
  readonly base: string;
  readonly code: string;
}

/** The releases that draw a page together: a shell, and the remote of the route unless the page is the shell's own. */
export interface DrawingPair {
  readonly shell: ServerPart;
  readonly remote: ServerPart | undefined;
}

/** The input of a drawing: the page's state as JSON, its path with query, and the module of the remote. */
export interface PageToDraw {
  readonly page: string;
  readonly address: string;
  readonly expose: string | undefined;
}

/**
 * Which release a failed drawing is attributed to: the one that threw while it was evaluated, or `both` when it cannot be
 * determined.
 */
export type FailedBy = 'shell' | 'remote' | 'both';

/** A place in a server part; `line` begins at 1, `column` at 0. */
export interface PartPlace {
  readonly line: number;
  readonly column: number;
}

/** The outcome of a drawing. */
export type DrawingOutcome =
  | {
      readonly kind: 'drawn';
      readonly html: string;
      /** The stored keys that the page assumed to be empty. */
      readonly assumed: readonly string[];
      /** Whether the drawing depends on the minute in which it was made. */
      readonly readsClock: boolean;
    }
  /**
   * No release is at fault: the releases draw no such page, or it needs more than its first data, or there was no time or
   * capacity, or the process was ended from outside or got too little of a starved machine.
   */
  | {
      readonly kind: 'not-drawn';
      readonly why: 'no-such-page' | 'asks-for-more' | 'late' | 'busy' | 'interrupted';
    }
  | {
      readonly kind: 'failed';
      readonly by: FailedBy;
      readonly why: string;
      /** Where in the remote it was thrown, or in the shell when it draws alone. */
      readonly at?: PartPlace | undefined;
      /** It had to be ended by force. */
      readonly isSevere: boolean;
    };

/** Equal for equal pairs. */
export function pairKey({ shell, remote }: DrawingPair): string {
  return `${shell.key} ${remote?.key ?? '-'}`;
}
