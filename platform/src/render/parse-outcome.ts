import { fitText } from '@storefront/contract';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { DrawingOutcome } from './drawing';

const drawn = Type.Object({
  kind: Type.Literal('drawn'),
  html: Type.String(),
  assumed: Type.Array(Type.String()),
  readsClock: Type.Boolean(),
});
const notDrawn = Type.Object({
  kind: Type.Literal('not-drawn'),
  why: Type.Union([Type.Literal('no-such-page'), Type.Literal('asks-for-more')]),
});
const failed = Type.Object({
  kind: Type.Literal('failed'),
  by: Type.Union([Type.Literal('shell'), Type.Literal('remote'), Type.Literal('both')]),
  why: Type.String(),
  at: Type.Optional(
    Type.Object({ line: Type.Integer({ minimum: 1 }), column: Type.Integer({ minimum: 0 }) }),
  ),
});

const maxWhy = 500;

/** The outcome that a process answered: text of releases, in which nothing may be but what a drawing can say. */
export function parseOutcome(text: string): DrawingOutcome | 'ready' {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return noOutcome;
  }
  if (answer === 'ready') return 'ready';
  if (Value.Check(drawn, answer)) {
    const { kind, html, assumed, readsClock } = answer;
    return { kind, html, assumed, readsClock };
  }
  if (Value.Check(notDrawn, answer)) return { kind: answer.kind, why: answer.why };
  if (Value.Check(failed, answer)) {
    const { kind, by, why, at } = answer;
    return {
      kind,
      by,
      why: fitText(why, maxWhy),
      isSevere: false,
      ...(at && { at: { line: at.line, column: at.column } }),
    };
  }
  return noOutcome;
}

const noOutcome: DrawingOutcome = {
  kind: 'failed',
  by: 'both',
  why: 'its answer is no outcome of a drawing',
  isSevere: false,
};
