import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

const consoleLine = Type.Object({
  role: Type.Union([Type.Literal('shell'), Type.Literal('remote')]),
  word: Type.Union([
    Type.Literal('log'),
    Type.Literal('info'),
    Type.Literal('warn'),
    Type.Literal('error'),
    Type.Literal('debug'),
  ]),
  text: Type.String({ maxLength: 2_000 }),
});
/** A line that a server part wrote to its console. */
export type ConsoleLine = Static<typeof consoleLine>;

const answerWithLines = Type.Object({
  lines: Type.Array(consoleLine, { maxItems: 100 }),
  outcome: Type.String(),
});

/** Parses the answer of a process that keeps its consoles: text of releases. One of another shape has no lines and no outcome. */
export function parseConsoleLines(answer: string): {
  readonly lines: readonly ConsoleLine[];
  readonly outcome: string;
} {
  try {
    const parsed: unknown = JSON.parse(answer);
    if (Value.Check(answerWithLines, parsed)) return parsed;
  } catch {
    // It is no JSON.
  }
  return { lines: [], outcome: '' };
}
