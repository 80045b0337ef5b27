import type { Parsed } from '@storefront/pricing';

/** The value of a reading that a test knows to be good. */
export function unwrap<Value>(reading: Parsed<Value>): Value {
  if (!reading.ok) throw new Error(reading.reason);
  return reading.value;
}
