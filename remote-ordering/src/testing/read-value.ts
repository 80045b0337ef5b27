import type { Reading } from '@storefront/pricing';

/** The value of a reading that a test knows to be good. */
export const readValue = <Value>(reading: Reading<Value>): Value => {
  if (!reading.ok) throw new Error(reading.reason);
  return reading.value;
};
