import type { Browser } from 'playwright-core';

/** What a kind of measuring needs of the run. */
interface Run {
  /** A folder for what is built and written; it goes with the run. */
  readonly folder: string;
  readonly browser: () => Promise<Browser>;
  /** Closed when the run ends, also when it fails. */
  closeAtEnd(close: () => unknown): void;
  say(sentence: string): void;
}

/** What was measured: sections of Markdown, and what is not as it must be, in sentences. */
interface Measured {
  readonly sections: readonly string[];
  readonly faults: readonly string[];
}

export type Kind = (run: Run) => Promise<Measured>;
