import type { Parsed } from '@storefront/pricing';

/** The value of a reading that cannot fail, since what was read had been checked at its door. */
export function unwrap<Value>(reading: Parsed<Value>): Value {
  if (!reading.ok) throw new Error(`What had been checked could not be read: ${reading.reason}`);
  return reading.value;
}
