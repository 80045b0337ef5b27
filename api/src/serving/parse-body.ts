import { withoutDirections } from '@storefront/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors';

/** A request body: its JSON value, and the text it was read from. No body at all counts as `{}`. */
export interface ParsedBody {
  readonly value: unknown;
  readonly text: string;
}

/** Reads any body as JSON, whatever its content type says; what is not JSON is answered 400. */
export function parseBody(
  _request: FastifyRequest,
  text: string | Buffer,
  done: (fault: Error | null, body?: ParsedBody) => void,
) {
  const written = text.toString();
  if (written === '') return done(null, { value: {}, text: written });
  try {
    return done(null, { value: JSON.parse(written, atTheDoor), text: written });
  } catch {
    return done(new ApiError('not-json'));
  }
}

// A key that reaches an object's prototype is never a field of ours.
function atTheDoor(this: unknown, key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined;
  return typeof value === 'string' ? withoutDirections(value) : value;
}
