import { Type } from '@sinclair/typebox';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/**
 * What a server and the supervisor of the isolates' container say to each other: one JSON object in each line. The server begins with
 * `hello`. Every process that it starts ends with its connection.
 */
export const protocolVersion = 1;

/** The largest line to the supervisor: a configuration holds the code of a release. */
export const maxRequestBytes = 64 * 1024 * 1024;
/** The largest line of the supervisor. */
export const maxReplyBytes = 64 * 1024;
/** The longest sentence of a reply, in characters. */
export const maxSentence = 4_000;

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Megabytes = Type.Integer({ minimum: 1, maximum: 16_384 });
const Sentence = Type.String({ maxLength: maxSentence });
const Amount = Type.Number({ minimum: 0 });
const closed = { additionalProperties: false };

const Request = Type.Union([
  Type.Object({ kind: Type.Literal('hello'), version: Type.Integer({ minimum: 1 }) }, closed),
  Type.Object(
    {
      kind: Type.Literal('start'),
      id: Id,
      config: Type.String(),
      limits: Type.Object({ heapMegabytes: Megabytes, growthMegabytes: Megabytes }, closed),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('usage'), id: Id }, closed),
  Type.Object({ kind: Type.Literal('kill'), id: Id }, closed),
]);

const Reply = Type.Union([
  // The version of the supervisor, and what its container lacks.
  Type.Object(
    {
      kind: Type.Literal('welcome'),
      version: Type.Integer({ minimum: 1 }),
      gaps: Type.Array(Sentence, { maxItems: 32 }),
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('listens'), id: Id, socket: Type.String({ pattern: '^[0-9a-f]{32}$' }) },
    closed,
  ),
  // The process does not start; `refused` when a module is no script.
  Type.Object(
    {
      kind: Type.Literal('unstarted'),
      id: Id,
      message: Sentence,
      refused: Type.Optional(Type.Object({ module: Type.Optional(Sentence) }, closed)),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('usage'),
      id: Id,
      usage: Type.Optional(Type.Object({ processorTime: Amount, bytes: Amount }, closed)),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('ended'),
      id: Id,
      end: Type.Union([Type.Literal('ended'), Type.Literal('out of memory'), Type.Literal('died')]),
    },
    closed,
  ),
  // The last line before the supervisor closes the connection.
  Type.Object({ kind: Type.Literal('closed'), message: Sentence }, closed),
]);

export type SupervisorRequest = Static<typeof Request>;
export type SupervisorReply = Static<typeof Reply>;

/** A line of a server; undefined when it is none. */
export function parseRequest(line: string): SupervisorRequest | undefined {
  return parsed(Request, line);
}

/** A line of the supervisor; undefined when it is none. */
export function parseReply(line: string): SupervisorReply | undefined {
  return parsed(Reply, line);
}

function parsed<Schema extends TSchema>(schema: Schema, line: string): Static<Schema> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return Value.Check(schema, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
