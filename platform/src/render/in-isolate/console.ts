import type { ConsoleLine } from '../console-lines';

/** The words of a console that server parts may use. */
const consoleWords = [
  'log',
  'info',
  'warn',
  'error',
  'debug',
  'trace',
  'group',
  'groupCollapsed',
  'groupEnd',
  'table',
  'assert',
  'count',
  'time',
  'timeEnd',
  'dir',
] as const;

const keptWords = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** A drawing that writes in a loop must not fill the memory of its process. */
const maxLines = 100;
const maxText = 2_000;

const noop = () => undefined;

/** A console that says nothing. */
export const silentConsole: object = Object.freeze(
  Object.fromEntries(consoleWords.map((word) => [word, noop])),
);

/** The lines of the parts of a pair since they were taken last. */
export class ConsoleLines {
  #lines: ConsoleLine[] = [];

  /** A console whose lines are kept under the role of a part. */
  consoleOf(role: ConsoleLine['role']): object {
    const kept = keptWords.map((word) => [
      word,
      (...values: unknown[]) => {
        if (this.#lines.length < maxLines) this.#lines.push({ role, word, text: textOf(values) });
      },
    ]);
    return Object.freeze({ ...silentConsole, ...Object.fromEntries(kept) });
  }

  take(): ConsoleLine[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }
}

const textOf = (values: readonly unknown[]): string => values.map(written).join(' ').slice(0, maxText);

function written(value: unknown): string {
  try {
    if (typeof value === 'string') return value;
    if (value instanceof Error) return value.stack ?? String(value);
    // JSON has no text for undefined and functions.
    return (JSON.stringify(value) as string | undefined) ?? String(value);
  } catch {
    return 'something that cannot be written';
  }
}
