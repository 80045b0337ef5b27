import type { Parsed } from '@storefront/pricing';

/** Returns the value of a parse that cannot fail because the input was checked before; throws when it failed. */
export function unwrap<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Error(`What had been checked could not be read: ${parsed.reason}`);
  return parsed.value;
}
