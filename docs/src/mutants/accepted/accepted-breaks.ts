/** A break that no test has to notice, because nobody would. */
interface AcceptedBreak {
  /** The code and what stands in its place, as docs/mutants.md has them. */
  readonly code: string;
  readonly replacement: string;
  readonly reason: string;
}

/** The accepted breaks of a part, by the file's path from the root of the project. */
export type AcceptedBreaks = Readonly<Record<string, readonly AcceptedBreak[]>>;
