import { fitText } from '@storefront/contract';
import { Type } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { RunFault } from './run-fault';

const longestSentence = 500;
// With its place and remedy it is still a sentence.
const longestFinding = 300;

const sentences = Type.Array(Type.String());
const runFaults = Type.Array(
  Type.Object({
    what: Type.String(),
    at: Type.Optional(
      Type.Object({
        path: Type.String(),
        line: Type.Integer({ minimum: 1 }),
        column: Type.Integer({ minimum: 0 }),
      }),
    ),
    remedy: Type.String(),
  }),
);

/** The sentences that a worker answered; undefined when it answered something else: it is as untrusted as the code that it ran. */
export function parseSentences(text: string): string[] | undefined {
  return parsed(sentences, text)?.map((sentence) => fitText(sentence, longestSentence));
}

/** The faults that a worker answered, in the same way. */
export function parseRunFaults(text: string): RunFault[] | undefined {
  return parsed(runFaults, text)?.map(({ what, at, remedy }) => ({
    what: fitText(what, longestFinding),
    remedy: fitText(remedy, longestFinding),
    at: at && { path: fitText(at.path, longestFinding), line: at.line, column: at.column },
  }));
}

function parsed<Schema extends TSchema>(schema: Schema, text: string) {
  try {
    const answer: unknown = JSON.parse(text);
    return Value.Check(schema, answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}
