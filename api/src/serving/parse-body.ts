import { withoutDirections } from '@storefront/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors';

/** A request body: its JSON value and its text. A missing body counts as `{}`. */
export interface ParsedBody {
  readonly value: unknown;
  readonly text: string;
}

// Deeper than any body of ours, and far less than recursion can handle.
const deepest = 64;
const openBrace = 0x7b;
const openBracket = 0x5b;

/** Parses any body as JSON, whatever its content type. A body that is not JSON, too deep or holds a NUL is answered 400. */
export function parseBody(
  _request: FastifyRequest,
  text: string | Buffer,
  done: (fault: Error | null, body?: ParsedBody) => void,
) {
  const written = text.toString();
  if (written === '') return done(null, { value: {}, text: written });
  try {
    const value = parseJson(written);
    return done(null, { value: isHarmless(written) ? value : checked(value, []), text: written });
  } catch (fault) {
    return done(fault instanceof ApiError ? fault : new ApiError('not-json'));
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('not-json');
  }
}

// What an escape can hide, what changes the direction of text, and the name that changes a prototype.
const suspicious = /[\\\u202A-\u202E\u2066-\u2069]|__proto__/;

/**
 * Whether JSON surely needs no check of its values, which takes longer than parsing it: nothing suspicious is written in it, and it has
 * fewer brackets than it may be deep.
 */
function isHarmless(text: string): boolean {
  if (suspicious.test(text)) return false;
  let brackets = 0;
  for (let index = 0; index < text.length && brackets <= deepest; index += 1) {
    const character = text.charCodeAt(index);
    if (character === openBrace || character === openBracket) brackets += 1;
  }
  return brackets <= deepest;
}

/** Checks a value and its texts; `path` leads to it. */
function checked(value: unknown, path: readonly string[]): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw refusedAt(path, 'Expected text without the character NUL');
    return withoutDirections(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (path.length > deepest)
    throw refusedAt(path.slice(0, 1), `Expected a value nested at most ${deepest} deep`);
  if (Array.isArray(value)) return value.map((each, index) => checked(each, [...path, String(index)]));
  // `__proto__` could change an object's prototype and is never a field of ours.
  const fields = Object.entries(value).filter(([name]) => name !== '__proto__');
  return Object.fromEntries(fields.map(([name, each]) => [name, checked(each, [...path, name])]));
}

function refusedAt(path: readonly string[], message: string): ApiError {
  const fault = { path: path.map((name) => `/${name}`).join(''), message };
  const where = path.length === 0 ? '' : `${path.join('.')}: `;
  return new ApiError('bad-body', { sentence: `${where}${message}`, faults: [fault] });
}
