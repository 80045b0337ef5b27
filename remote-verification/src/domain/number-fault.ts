/** What is wrong with a typed phone number. */
export type NumberFault = 'missing' | 'space' | 'format';

/** The first fault of a phone number: empty, a space in it, or not 0 and ten digits (OTP-24 to OTP-26). */
export function numberFault(typed: string): NumberFault | undefined {
  if (typed === '') return 'missing';
  if (/\s/.test(typed)) return 'space';
  return /^0[0-9]{10}$/.test(typed) ? undefined : 'format';
}
