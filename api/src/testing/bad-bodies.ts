import fc from 'fast-check';
import type { CallName } from '@storefront/contract';
import { bodyShapes } from '@storefront/contract/testing';

/** Values that no field accepts, or that attackers try. */
export const hostileValue = fc.oneof(
  fc.constantFrom(
    '',
    '__proto__',
    "'; drop table businesses; --",
    '<script>alert(1)</script>',
    '\u202Eevil',
    '\u0000',
    '\uD800',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}, 'E1 6AN', 'b-saffron-yard', 'p-1', 1e308, -1),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A body for the call with each field missing, hostile, or sometimes valid. */
export function badBody(name: CallName) {
  const fields = bodyShapes(name).flatMap(({ properties }) => Object.keys(properties));
  const record = Object.fromEntries(fields.map((field) => [field, hostileValue]));
  return fc.oneof(fc.record(record, { requiredKeys: [] }), fc.record(record), fc.jsonValue());
}
