import type { Browser } from 'playwright-core';

/** What a kind of measurement gets from the run. */
interface Run {
  /** A folder for builds and data; removed at the end of the run. */
  readonly folder: string;
  readonly browser: () => Promise<Browser>;
  /** Closed when the run ends, even when it fails. */
  closeAtEnd(close: () => unknown): void;
  say(sentence: string): void;
}

/** The result: Markdown sections, and the goals that were missed, in sentences. */
interface Measured {
  readonly sections: readonly string[];
  readonly faults: readonly string[];
}

export type Kind = (run: Run) => Promise<Measured>;
