/** What is wrong with a typed code. */
export type CodeFault = 'missing' | 'space' | 'format';

/** The first fault of a code: empty, a space in it, or not six digits (OTP-28 to OTP-30). */
export function codeFault(typed: string): CodeFault | undefined {
  if (typed === '') return 'missing';
  if (/\s/.test(typed)) return 'space';
  return /^[0-9]{6}$/.test(typed) ? undefined : 'format';
}
