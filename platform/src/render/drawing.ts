/** The server part of a release, ready to be evaluated. */
export interface ServerPart {
  /** Equal for equal code under an equal address. */
  readonly key: string;
  /** The release, for messages: `listing@1.2.0`. */
  readonly name: string;
  /** The URL under which the release's files are found; it ends in a slash. */
  readonly base: string;
  readonly code: string;
}

/** The releases that draw a page together: a shell, and the remote of the route where it is not the shell's own page. */
export interface DrawingPair {
  readonly shell: ServerPart;
  readonly remote: ServerPart | undefined;
}

/** What is drawn: the page's state as JSON, its path with query, and the module of the remote. */
export interface PageToDraw {
  readonly page: string;
  readonly address: string;
  readonly expose: string | undefined;
}

/** Who is at fault when a drawing fails: the release that threw while it was evaluated, or `both`, as nobody can tell. */
export type FailedBy = 'shell' | 'remote' | 'both';

/** What came of a drawing. */
export type DrawingOutcome =
  | {
      readonly kind: 'drawn';
      readonly html: string;
      /** The stored keys of which the page took it that they are empty. */
      readonly assumed: readonly string[];
      /** Whether what was drawn depends on the minute in which it was. */
      readonly readsClock: boolean;
    }
  /** Nobody is at fault: the releases draw no such page, or it asks for more than its first data, or there was no time or room. */
  | { readonly kind: 'not-drawn'; readonly why: 'no-such-page' | 'asks-for-more' | 'late' | 'busy' }
  /** `isSevere`: it had to be ended by force. */
  | { readonly kind: 'failed'; readonly by: FailedBy; readonly why: string; readonly isSevere: boolean };

/** Equal for equal pairs. */
export function pairKey({ shell, remote }: DrawingPair): string {
  return `${shell.key} ${remote?.key ?? '-'}`;
}
