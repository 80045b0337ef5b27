import { createHash } from 'node:crypto';

const known = new WeakMap<object, string>();

/**
 * A hash of the JSON of a value. An object is written and hashed once, so that an answer which thousands of pages show costs nothing
 * for the next of them; it must not change afterwards.
 */
export function contentHash(value: object): string {
  const before = known.get(value);
  if (before !== undefined) return before;
  const hash = createHash('sha256').update(JSON.stringify(value)).digest('base64');
  known.set(value, hash);
  return hash;
}
