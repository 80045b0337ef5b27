/**
 * Whether a number is a mobile number of the United Kingdom. Others cost more or cannot get text messages: 070 are personal numbers,
 * 076 are pagers and the Isle of Man.
 */
export function isTextable(number: string): boolean {
  return /^07[1-57-9]\d{8}$/.test(number);
}
