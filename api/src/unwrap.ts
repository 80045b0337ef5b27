import type { Parsed } from '@storefront/pricing';

/** Returns the value of a parse that cannot fail because the input was checked before; throws when it failed. */
export function unwrap<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Error(`A value that had been checked could not be parsed: ${parsed.reason}`);
  return parsed.value;
}
