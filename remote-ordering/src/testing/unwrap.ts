import type { Parsed } from '@storefront/pricing';

/** The value of a parsed answer that a test knows to be valid. */
export function unwrap<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}
